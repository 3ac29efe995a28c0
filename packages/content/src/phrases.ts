import * as v from 'valibot';

const phrase = v.pipe(
  v.string('write a word; put yes, no and numbers between quotes'),
  v.regex(/^[\p{L}\p{N}' ]+\*?$/u, 'write letters, and * at the end alone'),
);

/** Words or phrases as people say them; `*` at the end of one stands for any ending. */
export const phrases = v.pipe(
  v.array(phrase, 'write a list of words'),
  v.minLength(1, 'give at least one word'),
);

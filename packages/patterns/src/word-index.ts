import { editDistance } from '@salama/words/edit-distance.ts';
import type { Node } from './pattern.ts';

type Word = Extract<Node, { kind: 'word' }>;

/** Shorter words have too many neighbours to be guessed from a misspelling. */
const FUZZY_LENGTH = 7;

/** All words of all patterns, so that a token finds the ones it satisfies without trying each. */
export function createWordIndex(words: readonly Word[], known: readonly string[]) {
  const whole = words.filter(({ match }) => match === 'fuzzy' || match === 'exact');
  const exact = indexOf(whole, ({ text }) => [text]);
  const prefix = indexOf(
    words.filter(({ match }) => match === 'prefix'),
    ({ text }) => [text],
  );
  const suffix = indexOf(
    words.filter(({ match }) => match === 'suffix'),
    ({ text }) => [text],
  );
  const infix = indexOf(
    words.filter(({ match }) => match === 'infix'),
    ({ text }) => [text],
  );
  const prefixLengths = lengthsOf(prefix);
  const suffixLengths = lengthsOf(suffix);
  const infixLengths = lengthsOf(infix);
  const misspelled = createSpeller(words, new Set([...known, ...whole.map(({ text }) => text)]));

  return function wordsOf(token: string): Word[] {
    const found = [...(exact.get(token) ?? []), ...misspelled(token)];
    const add = (words: readonly Word[] | undefined) => {
      if (words) found.push(...words);
    };
    for (const length of prefixLengths) if (length <= token.length) add(prefix.get(token.slice(0, length)));
    for (const length of suffixLengths) if (length <= token.length) add(suffix.get(token.slice(-length)));
    for (const length of infixLengths) {
      for (let at = 0; at + length <= token.length; at += 1) add(infix.get(token.slice(at, at + length)));
    }
    return found;
  };
}

/** Finds the words one slip away from a token that is no real word itself. */
function createSpeller(words: readonly Word[], real: ReadonlySet<string>) {
  const guessed = words.filter(({ text, match }) => match === 'fuzzy' && text.length >= FUZZY_LENGTH);
  const shelves = indexOf(guessed, ({ text }) => [shelfOf(text, text.length)]);
  return (token: string): Word[] => {
    if (token.length < FUZZY_LENGTH - 1 || real.has(token)) return [];
    const near = [-1, 0, 1].flatMap((more) => shelves.get(shelfOf(token, token.length + more)) ?? []);
    return near.filter(({ text }) => editDistance(token, text, 1) <= 1);
  };
}

/** A slip keeps the first letter and nearly the length. */
function shelfOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}

function indexOf(words: readonly Word[], keysOf: (word: Word) => string[]): Map<string, Word[]> {
  const index = new Map<string, Word[]>();
  for (const word of words) {
    for (const key of keysOf(word)) {
      const list = index.get(key);
      if (list) list.push(word);
      else index.set(key, [word]);
    }
  }
  return index;
}

function lengthsOf(index: ReadonlyMap<string, unknown>): number[] {
  return [...new Set([...index.keys()].map((key) => key.length))];
}

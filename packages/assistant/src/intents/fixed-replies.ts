import type { FixedReplies, FixedReply, SafetyWords } from '@salama/content/types.ts';
import { createMatcher } from '../safety/matcher.ts';
import { createPatternParser } from '../safety/pattern.ts';
import { tokenize } from '../safety/text.ts';

export interface ReplyFinder {
  /** The first fixed reply whose signs the text shows, or undefined. */
  match(text: string): FixedReply | undefined;
  /** A reply by its id. Throws when `replies.yaml` lacks it. */
  byId(id: string): FixedReply;
}

/** Compiles `replies.yaml` with the pattern language of the safety rules, and their groups. */
export function createReplyFinder({ groups, replies }: FixedReplies, words: SafetyWords): ReplyFinder {
  const rewrites = new Map(Object.entries(words.rewrites).map(([from, to]) => [from, to.split(' ')]));
  const parser = createPatternParser({ ...words.groups, ...groups }, rewrites);
  const compiled = replies.map((reply) => ({
    reply,
    signs: reply.signs.map(parser.parseSign),
    unless: reply.unless.map(parser.parseSign),
  }));
  const signs = compiled.flatMap((item) => [...item.signs, ...item.unless]);
  const negation = parser.parseGroup('not', 'replies.yaml');
  const matchTokens = createMatcher(signs, negation, words.known);
  return {
    match(text) {
      const found = matchTokens(tokenize(text, rewrites));
      const hit = compiled.find(
        (item) => item.signs.some(found.satisfies) && !item.unless.some(found.satisfies),
      );
      return hit?.reply;
    },
    byId(id) {
      const reply = replies.find((item) => item.id === id);
      if (!reply) throw new Error(`replies.yaml lacks the reply ${id}`);
      return reply;
    },
  };
}

import type { FixedReplies, FixedReply, SafetyWords } from '@salama/content/types.ts';
import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import { createMatcher } from '../safety/matcher.ts';
import { createPatternParser } from '../safety/pattern.ts';
import { tokenize } from '../safety/text.ts';

export interface ReplyFinder {
  /** The first fixed reply, of that kind where one is given, whose signs the text shows. */
  match(text: string, kind?: ReplyKind): FixedReply | undefined;
  /** A reply by its id. Throws when `replies.yaml` lacks it. */
  byId(id: string): FixedReply;
  /** The words of all groups. */
  words: string[];
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
    match(text, kind) {
      const found = matchTokens(tokenize(text, rewrites));
      const hit = compiled.find(
        (item) =>
          (!kind || item.reply.kind === kind) &&
          item.signs.some(found.satisfies) &&
          !item.unless.some(found.satisfies),
      );
      return hit?.reply;
    },
    byId(id) {
      const reply = replies.find((item) => item.id === id);
      if (!reply) throw new Error(`replies.yaml lacks the reply ${id}`);
      return reply;
    },
    words: Object.values(groups).flatMap((list) => list.flatMap((item) => item.split(/[^a-z0-9]+/))),
  };
}

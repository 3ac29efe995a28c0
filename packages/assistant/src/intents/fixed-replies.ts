import type { FixedReplies, FixedReply, SafetyRule, SafetyWords } from '@salama/content/types.ts';
import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import { compileSafety } from '../safety/scanner.ts';

export interface FixedReplyBook {
  /** Reads a text once; then the first reply of a kind whose signs it shows. */
  read(text: string): (kind: ReplyKind) => FixedReply | undefined;
  /** A reply by its id. Throws when `replies.yaml` lacks it. */
  byId(id: string): FixedReply;
  /** The words of all groups. */
  words: string[];
}

/** Compiles `replies.yaml`. Its patterns are those of the safety rules, and may use their groups. */
export function createFixedReplies({ groups, replies }: FixedReplies, words: SafetyWords): FixedReplyBook {
  const scanner = compileSafety({
    words: { ...words, groups: { ...words.groups, ...groups } },
    rules: replies.map(asRule),
  });
  const byId = (id: string) => {
    const reply = replies.find((item) => item.id === id);
    if (!reply) throw new Error(`replies.yaml lacks the reply ${id}`);
    return reply;
  };
  return {
    read(text) {
      const found = scanner.scan(text).map(({ rule }) => byId(rule.id));
      return (kind) => found.find((reply) => reply.kind === kind);
    },
    byId,
    words: Object.values(groups).flatMap((list) => list.flatMap((item) => item.split(/[^a-z0-9]+/))),
  };
}

/** The scanner knows rules of danger; a fixed reply has the same signs and exceptions, earlier ones weigh more. */
function asRule({ id, signs, unless, reply }: FixedReply, at: number): SafetyRule {
  return { id, signs, unless, reply, kind: 'crisis', severity: -at, contacts: [], sources: [] };
}

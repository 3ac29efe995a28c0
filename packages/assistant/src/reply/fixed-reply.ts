import type { FixedReply } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Reply } from './reply.ts';
import { suggestedQuestions } from './suggested-questions.ts';

/** A reply of `replies.yaml`; without questions of its own it offers the first of the usual ones. */
export function fixedReply(
  reply: FixedReply,
  language: Language,
  suggestions: readonly string[] = [],
): Reply {
  const offered = suggestions.length > 0 ? suggestions : suggestedQuestions(language).slice(0, 3);
  return {
    text: reply.reply[language],
    details: { kind: reply.kind, language, sources: [], suggestions: [...offered] },
  };
}

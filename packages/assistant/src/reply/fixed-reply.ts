import type { FixedReply } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Reply } from './reply.ts';
import { questionsForAnybody } from './suggested-questions.ts';

/** A refusal or another fixed reply; without questions of its own it offers those of the usual ones that suit anybody. */
export function fixedReply(
  reply: FixedReply,
  language: Language,
  suggestions: readonly string[] = [],
): Reply {
  const offered = suggestions.length > 0 ? suggestions : questionsForAnybody(language);
  return {
    text: reply.reply[language],
    details: { kind: reply.kind, language, sources: [], suggestions: [...offered] },
  };
}

/** A refusal or a decline, and a line for whoever is hurt: who is turned away may have told of her own harm in vain. */
export function turningAway(reply: FixedReply, ifHurt: FixedReply, language: Language): Reply {
  const { text, details } = fixedReply(reply, language);
  return { text: `${text.trimEnd()}\n\n${ifHurt.reply[language]}`, details };
}

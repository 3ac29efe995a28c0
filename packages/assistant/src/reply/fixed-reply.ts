import type { LanguageWords } from '@salama/content/language-words.ts';
import type { FixedReply } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Reply } from './reply.ts';

/** The suggested questions that a person of any age and sex may want after a greeting or a "no". */
export function questionsForAnybody(
  { suggestedQuestions, forAnybody }: LanguageWords,
  language: Language,
): string[] {
  return forAnybody.map((name) => suggestedQuestions[language][name]);
}

/** A refusal or another fixed reply, and questions to go on with. */
export function fixedReply(reply: FixedReply, language: Language, suggestions: readonly string[]): Reply {
  return {
    text: reply.reply[language],
    details: { kind: reply.kind, language, sources: [], suggestions: [...suggestions] },
  };
}

/** A refusal or a decline, and a line for whoever is hurt: who is turned away may have told of her own harm in vain. */
export function turningAway(
  reply: FixedReply,
  ifHurt: FixedReply,
  language: Language,
  suggestions: readonly string[],
): Reply {
  const { text, details } = fixedReply(reply, language, suggestions);
  return { text: `${text.trimEnd()}\n\n${ifHurt.reply[language]}`, details };
}

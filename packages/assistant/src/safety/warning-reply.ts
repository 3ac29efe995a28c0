import type { Language } from '@salama/contract/language.ts';
import { referencesTo } from '../reply/compose-answer.ts';
import type { Reply } from '../reply/reply.ts';
import type { Search } from '../search/search.ts';
import type { SafetyFinding } from './safety.ts';

/** The reply of a rule, and where to read on; a question that follows is about these sections. */
export function safetyReply(
  { kind, reply, help, sections, sources }: SafetyFinding,
  language: Language,
  search: Search,
): Reply {
  const passages = referencesTo(sections.flatMap((key) => search.passageAt(key, language) ?? []));
  return { text: reply, help, details: { kind, language, sources, suggestions: [], passages } };
}

/** Whoever asks how to harm reads the words of a crisis too ("cut my daughter"): refused, the help card stays. */
export function withHelp(refusal: Reply, danger: SafetyFinding | undefined): Reply {
  return { ...refusal, ...(danger && { help: danger.help }) };
}

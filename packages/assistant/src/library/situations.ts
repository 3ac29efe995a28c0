import type { FixedReplies, SafetyRule, SafetyWords, Situation } from '@salama/content/types.ts';
import { compileSafety } from '../safety/scanner.ts';

/** Names the situation that a message tells of, the first of the list when several fit. */
export type SituationReader = (text: string) => Situation | undefined;

/** Throws an Error that names the situation and the pattern it cannot read. */
export function createSituationReader(
  situations: readonly Situation[],
  { groups }: FixedReplies,
  words: SafetyWords,
): SituationReader {
  const rules = situations.map(asRule);
  const scanner = compileSafety({ words: { ...words, groups: { ...words.groups, ...groups } }, rules });
  return (text) => {
    const [found] = scanner.scan(text);
    return situations.find(({ id }) => id === found?.rule.id);
  };
}

/** The scanner knows rules of danger; a situation has the same signs and exceptions, earlier ones weigh more. */
function asRule({ id, signs, unless }: Situation, at: number): SafetyRule {
  const reply = { en: '', sw: '', fr: '' };
  return { id, signs, unless, reply, kind: 'crisis', severity: -at, contacts: [], sources: [] };
}

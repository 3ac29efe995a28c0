import type { FixedReplies, SafetyWords, Situation } from '@salama/content/types.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';

/** Names the situation that a message tells of, the first of the list when several fit. */
export type SituationReader = (text: string) => Situation | undefined;

/** Throws an Error that names the situation and the pattern it cannot read. */
export function createSituationReader(
  situations: readonly Situation[],
  { groups }: FixedReplies,
  words: SafetyWords,
): SituationReader {
  const scanner = compilePatterns({
    words: { ...words, groups: { ...words.groups, ...groups } },
    rules: situations.map((situation, at) => ({ ...situation, severity: -at })),
  });
  return (text) => scanner.scan(text)[0]?.rule;
}

import type { Act } from '@salama/content/act-types.ts';
import type { FixedReplies, SafetyWords } from '@salama/content/types.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';

/** The act that a message is, the first of the list when several fit; `isWarned`: after a warning. */
export type ActReader = (text: string, isWarned?: boolean) => Act | undefined;

const WORDS = /[\p{L}\p{N}]/u;

/** Throws an Error that names the act and the pattern it cannot read. */
export function createActReader(
  acts: readonly Act[],
  { groups }: FixedReplies,
  words: SafetyWords,
): ActReader {
  const scanner = compilePatterns({
    words: { ...words, groups: { ...words.groups, ...groups } },
    rules: acts.map((act, at) => ({ ...act, severity: -at })),
  });
  return (text, isWarned = false) => {
    if (!WORDS.test(text)) return acts.find(({ emoji = '' }) => [...emoji].some((one) => text.includes(one)));
    const length = text.trim().split(/\s+/).length;
    const fits = ({ longest, after }: Act) => length <= longest && (isWarned || after !== 'warning');
    return scanner.scan(text).find(({ rule }) => fits(rule))?.rule;
  };
}

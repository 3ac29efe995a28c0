import { join } from 'node:path';
import { readSafety } from '@salama/content/read-safety.ts';
import { readWrittenSigns, type WrittenSign } from '@salama/content/read-signs.ts';
import type { SafetyRule, SafetyRules } from '@salama/content/types.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { joinParts, placesOf } from '@salama/patterns/sign-parts.ts';

/** A sign, or what keeps a rule quiet, with all places where it is written. */
export interface BookedSign {
  rule: SafetyRule;
  kind: 'signs' | 'quiet';
  name: string;
  pattern: string;
  /** `content/danger/labour/signs.en.txt:3`, one a language. */
  written: string[];
}

/** Every sign of `content/danger`, each for itself: a scan of the rules names only the first that matches. */
export interface SignBook {
  rules: SafetyRules;
  signs: readonly BookedSign[];
  /** All signs that a text shows, whatever keeps their rules quiet. */
  shownBy(text: string): Set<BookedSign>;
  /** The signs that would be shown but for words that they rule out, and these words. */
  nearlyShownBy(text: string): { sign: BookedSign; ruledOut: string[] }[];
}

export function openSignBook(folder: string): SignBook {
  const rules = readSafety(folder);
  const signs = rules.rules.flatMap((rule) => [
    ...book(rule, 'signs', readWrittenSigns(join(folder, rule.id), 'signs')),
    ...book(rule, 'quiet', readWrittenSigns(join(folder, rule.id), 'quiet')),
  ]);
  const whole = scannerOf(
    rules,
    signs.map(({ pattern }) => pattern),
  );
  const bare = scannerOf(
    rules,
    signs.map(({ pattern }) => withoutExceptions(pattern)),
  );
  const shownBy = (text: string) => new Set(whole(text).flatMap((at) => signs[at] ?? []));
  return {
    rules,
    signs,
    shownBy,
    nearlyShownBy(text) {
      const shown = shownBy(text);
      return bare(text)
        .flatMap((at) => signs[at] ?? [])
        .filter((sign) => sign.kind === 'signs' && !shown.has(sign))
        .map((sign) => ({ sign, ruledOut: exceptionsIn(rules, sign.pattern, text) }));
    },
  };
}

function book(rule: SafetyRule, kind: BookedSign['kind'], parts: readonly WrittenSign[]): BookedSign[] {
  return joinParts(parts).map(({ name, pattern }) => ({
    rule,
    kind,
    name,
    pattern,
    written: parts.filter((part) => part.name === name).map(({ file, line }) => `${file}:${line}`),
  }));
}

/** Answers the numbers of the patterns that a text satisfies. */
function scannerOf({ words }: SafetyRules, patterns: readonly string[]): (text: string) => number[] {
  const scanner = compilePatterns({
    words,
    rules: patterns.map((pattern, at) => ({ id: String(at), severity: 0, signs: [pattern], unless: [] })),
  });
  return (text) => scanner.scan(text).map(({ rule }) => Number(rule.id));
}

function withoutExceptions(pattern: string): string {
  const { needed, within } = placesOf(pattern);
  return [...needed, ...(within ? [within] : [])].join(' ');
}

function exceptionsIn(rules: SafetyRules, pattern: string, text: string): string[] {
  const words = placesOf(pattern).never.flatMap((never) => never.split('|'));
  const shown = scannerOf(rules, words)(text);
  return words.filter((_, at) => shown.includes(at));
}

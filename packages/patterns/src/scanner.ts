import { createMatcher } from './matcher.ts';
import { createPatternParser, type Sign } from './pattern.ts';
import type { Work } from './places.ts';
import { createTokenReader, type Spelling } from './tokens.ts';

/** What a scan needs of a rule; each kind of rule carries more of its own. */
export interface Scannable {
  id: string;
  /** Higher comes first. */
  severity: number;
  signs: readonly string[];
  /** Patterns that make the rule silent. */
  unless: readonly string[];
  /** Patterns for what the rule is about. */
  about?: readonly string[];
}

/** The shared words that patterns are read with. */
export interface PatternWords extends Spelling {
  /** Real words that a fuzzy match must not take for a misspelling: `kujua` is not `kujiua`. */
  known: string[];
  /** `<name>` in a pattern: its alternatives in all languages together. */
  groups: Record<string, string[]>;
}

export interface PatternMatch<Rule extends Scannable> {
  rule: Rule;
  /** The pattern that matched, as its editor wrote it; `LIKENESS` where only the second line speaks. */
  sign: string;
  /** Whether the message has a word of what the rule is about: without one, a rule that the second line names is a guess. */
  isTold: boolean;
}

export interface PatternScanner<Rule extends Scannable> {
  /** Every rule that the text satisfies, the most severe first; `stance` is that of the second line. */
  scan(text: string, stance?: Stance): PatternMatch<Rule>[];
  /** What all texts so far took: a text twice as long takes twice as much. */
  work: Readonly<Work>;
}

/** Stands for a sign where no pattern matched. */
export const LIKENESS = 'reads like the examples';

/** How much likeness is asked for: more where something speaks against the label. */
export type Stance = 'cautious' | 'usual';

/** Names the rule of a message that reads like danger although no pattern found it. */
export type SecondLine = (words: readonly string[], stance?: Stance) => string | undefined;

/** Whether a message reads like a question, whatever danger its words name. */
export type CalmReader = (words: readonly string[]) => boolean;

/** Signs, exceptions and what it is about: so many lists of patterns has each rule. */
const LISTS = 3;
/** What tells of another time, a story or a lesson, and of nothing that is back or goes on: groups of `content/danger/words`. */
const ASIDE = '<aside> !<goes-on>';

/**
 * Compiles rules once. Throws an Error that names the rule and the pattern it cannot read. Where a message tells of
 * another time, a story or a lesson, and `readsCalm` says so too, no pattern counts.
 */
export function compilePatterns<Rule extends Scannable>(
  { words, rules }: { words: PatternWords; rules: readonly Rule[] },
  secondLine?: SecondLine,
  readsCalm?: CalmReader,
): PatternScanner<Rule> {
  const readTokens = createTokenReader(words);
  const parser = createPatternParser(words.groups, readTokens);
  const compiled = [...rules]
    .sort((a, b) => b.severity - a.severity)
    .map((rule) => ({
      rule,
      signs: rule.signs.map((sign) => parseFor(rule, sign)),
      unless: rule.unless.map((sign) => parseFor(rule, sign)),
      about: (rule.about ?? []).map((sign) => parseFor(rule, sign)),
    }));
  const aside = words.groups['aside'] && parser.parseSign(ASIDE);
  const work = { steps: 0 };
  const match = createMatcher(
    [...compiled.flatMap(({ signs, unless, about }) => [signs, unless, about]), aside ? [aside] : []],
    parser.parseGroup('not', 'the scanner'),
    words.known,
    work,
  );

  function parseFor(rule: Scannable, sign: string): Sign {
    try {
      return parser.parseSign(sign);
    } catch (cause) {
      throw new Error(`Rule ${rule.id}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }

  return {
    work,
    scan(text, stance) {
      const found: PatternMatch<Rule>[] = [];
      const tokens = readTokens(text);
      const firstOf = match(tokens);
      const isExcepted = (at: number) => firstOf(LISTS * at + 1) !== undefined;
      compiled.forEach(({ rule }, at) => {
        const sign = firstOf(LISTS * at);
        if (sign && !isExcepted(at)) found.push({ rule, sign: sign.source, isTold: true });
      });
      const read = tokens.map((token) => token.text);
      const isAside = () => firstOf(LISTS * compiled.length) !== undefined;
      if (found.length > 0) return isAside() && readsCalm?.(read) ? [] : found;
      const guessed = secondLine?.(read, stance);
      const second = compiled.findIndex(({ rule }) => rule.id === guessed);
      const likely = compiled[second];
      if (!likely || isExcepted(second)) return [];
      const isTold = likely.about.length === 0 || firstOf(LISTS * second + 2) !== undefined;
      return [{ rule: likely.rule, sign: LIKENESS, isTold }];
    },
  };
}

/** How messages are read here and by what learns to judge them. */
export function wordReader(spelling: Spelling): (text: string) => string[] {
  const readTokens = createTokenReader(spelling);
  return (text) => readTokens(text).map((token) => token.text);
}

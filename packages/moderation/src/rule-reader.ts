import type { ModerationRule, ModerationRules } from '@salama/content/moderation-types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { FIELD_BREAK } from './contact/plain-text.ts';
import type { Finding } from './finding.ts';

/** Reads a plain text against the rules written as patterns. */
export function createRuleReader({ words, rules }: ModerationRules) {
  const compile = (some: readonly ModerationRule[]) =>
    compilePatterns({ words, rules: some.map((rule) => ({ ...rule, severity: 0 })) });
  const whole = compile(rules);
  const spares = rules.filter(({ asked }) => asked.length > 0);
  const bySentence = compile(spares.map((rule) => ({ ...rule, unless: [...rule.unless, ...rule.asked] })));
  const isSpared = (rule: ModerationRule) => rule.asked.length > 0;

  /** A question is judged sentence by sentence: one that asks does not cover the order beside it. */
  function scan(text: string, kind: ModeratedKind): ModerationRule[] {
    const found = whole.scan(text.replaceAll(FIELD_BREAK, '\n')).map(({ rule }) => rule);
    if (kind !== 'question') return found;
    const told = sentencesOf(text).flatMap((sentence) => bySentence.scan(sentence).map(({ rule }) => rule));
    return [...found.filter((rule) => !isSpared(rule)), ...told];
  }

  return (text: string, kind: ModeratedKind): Finding[] =>
    weigh(scan(text, kind).filter((rule) => appliesTo(rule, kind)));
}

/** Each with the marks that patterns can name: where it begins, and that it ends with a question mark. */
function sentencesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(
    ([, words = '', end = '']) => `startmark ${words}${end.includes('?') ? ' questionmark' : ''}`,
  );
}

const SENTENCE = new RegExp(`([^.!?;\\n${FIELD_BREAK}]+)([.!?;\\n${FIELD_BREAK}]*)`, 'gu');

function appliesTo({ kinds }: ModerationRule, kind: ModeratedKind): boolean {
  return kinds.length === 0 ? kind !== 'username' : kinds.includes(kind);
}

function weigh(found: readonly ModerationRule[]): Finding[] {
  const softened = new Set(found.filter(({ action }) => action === 'soften').map(({ label }) => label));
  return found.flatMap(({ label, action }) => {
    if (action === 'soften') return [];
    return [{ label, action: softened.has(label) ? 'hold' : action }];
  });
}

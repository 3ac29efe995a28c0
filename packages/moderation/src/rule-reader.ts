import { compileSafety } from '@salama/assistant/safety/scanner.ts';
import type { ModerationRule, ModerationRules } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { FIELD_BREAK } from './contact/plain-text.ts';
import type { Finding } from './finding.ts';

/** Reads a plain text against the rules written as patterns. */
export function createRuleReader({ words, rules }: ModerationRules) {
  const scanner = compileSafety({ words, rules: rules.map((rule) => ({ ...rule, severity: 0 })) });

  return (text: string, kind: ModeratedKind): Finding[] => {
    const found = scanner.scan(text.replaceAll(FIELD_BREAK, '\n')).map(({ rule }) => rule);
    return weigh(found.filter((rule) => appliesTo(rule, kind)));
  };
}

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

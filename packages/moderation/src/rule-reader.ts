import { compileSafety } from '@salama/assistant/safety/scanner.ts';
import type { ModerationRule, ModerationRules, SafetyRule } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { FIELD_BREAK } from './contact/plain-text.ts';
import type { Finding } from './moderation.ts';

const NOT_USED: Pick<SafetyRule, 'kind' | 'severity' | 'contacts' | 'reply' | 'sources'> = {
  kind: 'crisis',
  severity: 0,
  contacts: [],
  reply: { en: '', sw: '', fr: '' },
  sources: [],
};

/** Reads a plain text against the rules written as patterns. */
export function createRuleReader({ words, rules }: ModerationRules) {
  const texts = { noCountry: NOT_USED.reply, also: NOT_USED.reply };
  const scanner = compileSafety({
    words: { ...words, texts },
    rules: rules.map(({ id, signs, unless }) => ({ ...NOT_USED, id, signs, unless })),
  });
  const byId = new Map(rules.map((rule) => [rule.id, rule]));

  return (text: string, kind: ModeratedKind): Finding[] => {
    const found = scanner
      .scan(text.replaceAll(FIELD_BREAK, '\n'))
      .flatMap(({ rule }) => byId.get(rule.id) ?? []);
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

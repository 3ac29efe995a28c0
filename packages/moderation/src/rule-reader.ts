import { compileSafety } from '@salama/assistant/safety/scanner.ts';
import type { ModerationRule, ModerationRules, SafetyRule } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type { Finding } from './moderation.ts';

/** So many hints of one label are as good as a rule that holds. */
const HINTS_TO_HOLD = 2;
const NOT_USED: Pick<SafetyRule, 'kind' | 'severity' | 'contacts' | 'reply' | 'sources'> = {
  kind: 'crisis',
  severity: 0,
  contacts: [],
  reply: { en: '', sw: '', fr: '' },
  sources: [],
};

/** Reads all fields of a post against the rules written as patterns. */
export function createRuleReader({ words, rules }: ModerationRules) {
  const texts = { noCountry: NOT_USED.reply, also: NOT_USED.reply };
  const scanner = compileSafety({
    words: { ...words, texts },
    rules: rules.map(({ id, signs, unless }) => ({ ...NOT_USED, id, signs, unless })),
  });
  const byId = new Map(rules.map((rule) => [rule.id, rule]));

  return (fields: readonly string[], kind: ModeratedKind): Finding[] => {
    const found = scanner.scan(fields.join('\n')).flatMap(({ rule }) => byId.get(rule.id) ?? []);
    return weigh(found.filter((rule) => appliesTo(rule, kind)));
  };
}

function appliesTo({ kinds }: ModerationRule, kind: ModeratedKind): boolean {
  return kinds.length === 0 ? kind !== 'username' : kinds.includes(kind);
}

function weigh(found: readonly ModerationRule[]): Finding[] {
  return found.flatMap(({ label, action }) => {
    if (action !== 'hint') return [{ label, action }];
    const hints = found.filter((rule) => rule.label === label && rule.action === 'hint');
    return hints.length >= HINTS_TO_HOLD ? [{ label, action: 'hold' as const }] : [];
  });
}

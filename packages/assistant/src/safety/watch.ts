import type { SafetyRules } from '@salama/content/types.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { lazily } from '../lazily.ts';

export type Warned = NonNullable<ChatContext['warned']>;

/** The rule of the last warning that goes on, and what answers the message that says so. */
interface GoesOn {
  ruleId: string | undefined;
  said: Record<Language, string> | undefined;
}

/**
 * After a warning a few words can say that the danger goes on, or that she means to leave it: "tonight", "i have pills",
 * "can it wait till monday". The first of `content/danger/after-warning` that they show leads. Patterns are compiled when a
 * warning first asks.
 */
export function createWatch({ words, rules, afterWarning = [] }: SafetyRules) {
  const scanner = lazily(() =>
    compilePatterns({ words, rules: afterWarning.map((one, at) => ({ ...one, severity: -at })) }),
  );
  return (text: string, { kind, section }: Warned): GoesOn | undefined => {
    const warned = warnedRule(rules, section);
    const length = text.trim().split(/\s+/).length;
    const shown = scanner().scan(text);
    const kept = shown.find(
      ({ rule }) => length <= rule.longest && rule.after.some((name) => name === kind || name === warned?.id),
    );
    return kept && { ruleId: warned?.id, said: kept.rule.said };
  };
}

/** The rule that warned, by where its warning leads to read on. */
export function warnedRule(rules: SafetyRules['rules'], section: Warned['section']) {
  return rules.find(({ sections: [first] }) => first !== undefined && first === section);
}

import type { Language } from '@salama/contract/language.ts';

/** What the safety layer learns from, and is tested with: messages as people write them. */
export interface SafetyExamples {
  danger: { ruleId: string; text: string }[];
  /** Ordinary questions, above all those that sound like danger and are not. */
  honest: string[];
  /** What people write of everything else, each after its subject: rent, motors, football. */
  everyday: { subject: string; text: string }[];
}

/** What people write after a warning that says the danger goes on, and brings the help back. */
export interface AfterWarning {
  id: string;
  /** Kinds of warning, or rules, after which it counts. */
  after: string[];
  /** Words; whoever writes more says what it is about. */
  longest: number;
  /** What is said before the help: an answer to what was written. */
  said?: Record<Language, string>;
  /** Patterns, see `content/danger/README.md`. */
  signs: string[];
  unless: string[];
}

import type { Language } from '@salama/contract/language.ts';

/** How people tell a time, in one language. Phrases as they are said, without accents. */
export interface TimeWords {
  units: Record<'hour' | 'day' | 'week' | 'month', string[]>;
  /** Hours that are over when somebody says so: `24: [yesterday]`. */
  moments: Record<string, string[]>;
  /** Beside a number and a unit: it is over since then. */
  past: string[];
  longer: string[];
  /** Beside a number and a unit: so much after its date. */
  late: string[];
  /** Beside a number and a unit: something else is counted. */
  other: string[];
  /** From Monday on. */
  weekdays: string[];
}

/** What is said by how long ago something was. */
export interface Clock {
  id: string;
  /** `since` it happened, or how `late` it is. */
  counts: 'since' | 'late';
  /** In rising order of hours; the last, without one, is for longer. Markdown. */
  steps: { upTo?: number | undefined; say: Record<Language, string> }[];
  /** Where nobody has told it: one question back, and what may be tapped. */
  ask: Record<Language, string>;
  choices: Record<Language, string>[];
}

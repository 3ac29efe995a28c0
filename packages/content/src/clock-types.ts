import type { Language } from '@salama/contract/language.ts';

/** How people tell a time, in one language. Phrases as they are said, without accents. */
export interface TimeWords {
  units: Record<'hour' | 'day' | 'week' | 'month' | 'pill', string[]>;
  /** Numbers in letters: `2: [viwili]`. */
  numbers: Record<string, string[]>;
  /** One of them, in letters: "a week". */
  one: string[];
  /** Hours that are over when somebody says so: `24: [yesterday]`. */
  moments: Record<string, string[]>;
  /** Beside a number and a unit: it is over since then. */
  past: string[];
  longer: string[];
  /** Beside a number and a unit: so much after its date. */
  late: string[];
  /** The same of a period alone. */
  overdue: string[];
  /** Before a number: so many pills were not taken. */
  missed: string[];
  /** Beside a number and a unit: something else is counted. */
  other: string[];
  /** From Monday on. */
  weekdays: string[];
  /** From January on, the names of each. */
  months: string[][];
  /** Beside a day: it is still to come. */
  ahead: string[];
}

/** What is said by how long ago something was. */
export interface Clock {
  id: string;
  /** `since` it happened, how `late` it is, how much was `missed`, whatever time is `told`, or how far a pregnancy is. */
  counts: (typeof COUNTS)[number];
  /** Which end of a range is the safer one: the shorter where none is told. */
  range?: 'longer' | undefined;
  /** In rising order of hours; the last, without one, is for longer. Markdown, in which `{weeks}` are whole weeks. */
  steps: { upTo?: number | undefined; say: Record<Language, string> }[];
  /** Said behind a step where the day is known: `{month}` is that in which a pregnancy so old ends. */
  due?: Record<Language, string> | undefined;
  /** Where nobody has told it: one question back, and what may be tapped. Without it the clock is silent then. */
  ask?: Record<Language, string> | undefined;
  choices: Record<Language, string>[];
}

export const COUNTS = ['since', 'late', 'missed', 'told', 'pregnant'] as const;

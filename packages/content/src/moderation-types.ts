import type { Label, ModeratedKind } from '@salama/contract/moderation/labels.ts';
import type { PatternWords } from '@salama/patterns/scanner.ts';
import type { PhoneShape } from './directory-types.ts';

/** One way in which a text may harm, and what is then done. Patterns as in `content/danger/README.md`. */
export interface ModerationRule {
  id: string;
  label: Label;
  /** `refuse`: not stored. `hold`: a moderator reads it first. `soften`: other rules of its label hold instead of refusing. */
  action: 'refuse' | 'hold' | 'soften';
  /** The kinds of text it reads; empty means all but usernames. */
  kinds: ModeratedKind[];
  signs: string[];
  unless: string[];
  /** What makes a sentence with a sign of it a question: there it is silent, in texts of the kind `question`. */
  asked: string[];
}

export interface ModerationRules {
  words: PatternWords;
  rules: ModerationRule[];
  contact: ContactWords;
  /** What harm and honest talk look like, one text each: the rest is learnt from these. */
  examples: Record<'honest' | 'grooming' | 'insult', string[]>;
  /** Lines of the directory, digits only: anyone may write them. */
  helplines: string[];
  /** How telephones are written in the countries of the directory. */
  phones: PhoneShape[];
}

/** The words by which contact details are recognised. */
export interface ContactWords {
  /** Number words of all languages: `saba` is `7`, `vingt` is `20`. */
  numbers: Record<string, string>;
  /** Words that repeat the next digit: `double` is 2. */
  repeats: Record<string, number>;
  /** Words that may stand between digits of one number: `na`, `then`. */
  fillers: string[];
  /** Units and currencies: a number before or after one is an amount, no telephone. */
  units: string[];
  /** Messaging apps and networks, and how young people shorten them. */
  apps: string[];
  /** "my", "add me", "nitafute": makes a name beside an app an address. */
  invitations: string[];
  mailHosts: string[];
  /** Endings that make two words with a dot a web address. */
  domains: string[];
  /** Endings that are words too: an address only with a path behind. */
  doubtfulDomains: string[];
  at: string[];
  dot: string[];
}

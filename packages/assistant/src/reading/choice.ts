import type { Language } from '@salama/contract/language.ts';

/** What a reader may choose from: ids, and enough words to tell them apart. None of these words comes back. */
export interface Candidates {
  language: Language;
  passages: readonly CandidatePassage[];
  /** Acts of conversation, refusals, questions back: what else a reply may be. */
  others: readonly Named[];
  dangers: readonly Named[];
}

export interface CandidatePassage {
  /** `P1`, in the order of the embedded search. */
  id: string;
  /** The question that it answers. */
  heading: string;
  /** Numbered from 1 as they stand here. */
  sentences: readonly string[];
}

export interface Named {
  id: string;
  /** A few words of English, for the reader alone. */
  meaning: string;
}

/** What a reader has chosen. Strange ids and numbers are no choice. */
export interface Choice {
  /** The id of a passage or of another; `none`: the reply stands as it is. */
  pick: string;
  /** Numbers of the passage's sentences; none: its own beginning. */
  sentences: readonly number[];
  /** The id of a danger, or `none`. */
  danger: string;
  /** Words of the message that tell a time, as they stand there; empty where none does. */
  words: string;
}

export const NONE = 'none';
/** The question back: which of the first three passages is meant. */
export const WHICH = 'which';

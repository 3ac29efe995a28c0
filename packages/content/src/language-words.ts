import type { Language } from '@salama/contract/language.ts';
import type { TimeWords } from './clock-types.ts';

/** The questions of the first screen, by what they are about. */
export type Suggested = 'prenatal' | 'abortion' | 'complications' | 'youth' | 'violence' | 'contraception';

/** How people speak. Phrases that end with `*` are words that begin so; lists without a language hold those of all three. */
export interface LanguageWords {
  /** Words that only one language uses, folded: evidence of it. */
  ownWords: Record<Language, string[]>;
  /** Words that people of all three languages write: evidence of none. */
  sharedWords: string[];
  followUp: {
    /** How a question begins that goes on from the one before. */
    begins: string[];
    /** Words for what was spoken of. */
    pointsBack: string[];
    /** Begins a question that asks the same of another thing, unless a condition follows. */
    another: string[];
    condition: string[];
  };
  questions: {
    /** Words that join a second question to the first. */
    joins: string[];
    /** Words with which a question asks. */
    asks: string[];
  };
  comparison: {
    compares: string[];
    /** Compares in a short question alone. */
    chooses: string[];
  };
  sentences: {
    /** How a sentence of the library begins that says too little, or something else, without the one before it. */
    lean: string[];
    /** How an answer begins that only holds for its own question. */
    decide: string[];
  };
  times: Record<Language, TimeWords>;
  facts: {
    /** Before a number of years: how old somebody is. */
    aged: string[];
    /** Behind it. */
    years: string[];
    /** Just before what is not so. */
    denies: string[];
    /** Said beside a fact that puts an earlier one right. */
    corrects: string[];
  };
  /** As people type on a phone, and what they mean; the letters may be accented. */
  phone: Record<Language, Record<string, string>>;
  suggestedQuestions: Record<Language, Record<Suggested, string>>;
  /** Those for a person of any age and sex. */
  forAnybody: Suggested[];
}

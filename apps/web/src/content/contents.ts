import type { Shelf } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { LawTopic } from '@salama/contract/law.ts';
import type { Category, Icon } from '@salama/contract/learning/schemas.ts';

/** What pages show of `content/`, in one language. Made by `apps/web/build/content-data.ts`. */
export interface Contents {
  library: LibraryEntry[];
  asked: AskedIndex;
}

/** An article without its text. */
export interface LibraryEntry {
  slug: string;
  title: string;
  description: string;
  category: Category;
  /** Where it stands instead of in its category. */
  shelf?: Shelf;
  icon: Icon;
  minutes: number;
  /** ISO date on which it came, where that is news. */
  added?: string;
  /** Its place, from 1, among those that the editors offer first. */
  chosen?: number;
}

export interface SearchSection {
  slug: string;
  id: string;
  heading: string;
}

/** With which words each section is asked for: small enough for a phone, so that no search leaves it. */
export interface AskedIndex {
  sections: SearchSection[];
  /** Folded words in alphabetical order, each without the beginning it shares with the one before: `3tion`. */
  words: string;
  /** For each word its sections and how often they are asked for with it; packed by `asked-words.ts`. */
  places: string;
  /** What is typed on a phone, and what is meant. */
  phone: Record<string, string>;
  /** Words of which every speaker uses many: joined words may be split into these. */
  everyday: string[];
  law: LawIndex;
}

/** What leads a search to the pages of the law. Words are folded; `kenya*` is any that begins so. */
export interface LawIndex {
  /** How people call the law. */
  words: string[];
  countries: { code: Country; name: string; places: string[] }[];
  /** With the numbers of the sections that tell of it. */
  topics: { topic: LawTopic; name: string; sections: number[] }[];
}

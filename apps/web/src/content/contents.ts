import type { Shelf } from '@salama/content/types.ts';
import type { Category, Icon } from '@salama/contract/learning/schemas.ts';

/** What pages show of `content/`, in one language. Made by `apps/web/build/content-data.ts`. */
export interface Contents {
  library: LibraryEntry[];
  search: SearchIndex;
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
}

/** Which words stand in which sections: small enough for a phone, so that no search leaves it. */
export interface SearchIndex {
  sections: SearchSection[];
  /** Folded words in alphabetical order, each without the beginning it shares with the one before: `3tion`. */
  words: string;
  /** For each word the numbers of its sections, as differences in base 36. */
  places: string;
}

export interface SearchSection {
  slug: string;
  id: string;
  heading: string;
}

/**
 * With which words each section is asked for, by the sections' numbers in `SearchIndex`: what leads to it where there is no
 * network. Packed by `asked-words.ts`.
 */
export interface AskedIndex {
  words: string;
  places: string;
}

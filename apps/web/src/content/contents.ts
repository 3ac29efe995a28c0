import type { Country } from '@salama/contract/country.ts';
import type { Contact, ContactKind } from '@salama/contract/help.ts';
import type { Category, Icon } from '@salama/contract/learning/schemas.ts';

/** What pages show of `content/`, in one language. Made by `apps/web/content-data.ts`. */
export interface Contents {
  library: LibraryEntry[];
  directory: CountryDirectory[];
  search: SearchIndex;
}

/** An article without its text. */
export interface LibraryEntry {
  slug: string;
  title: string;
  description: string;
  category: Category;
  icon: Icon;
  minutes: number;
}

/** The lines of a country, or of the world, and the kinds of which no source confirmed one. */
export interface CountryDirectory {
  country: Country | 'world';
  contacts: DirectoryLine[];
  gaps: ContactKind[];
}

export interface DirectoryLine extends Contact {
  /** BCP 47 tags. */
  languages: string[];
  sources: { name: string; url: string }[];
  /** ISO date. */
  checked: string;
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

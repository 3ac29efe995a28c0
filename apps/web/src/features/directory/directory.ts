import type { Country } from '@salama/contract/country.ts';
import type { Contact, ContactKind } from '@salama/contract/help.ts';

/** The lines of a country, or of the world, and the kinds of which no source confirmed one. */
export interface CountryDirectory {
  country: Country | 'world';
  /** Undefined for the world. */
  name: string | undefined;
  contacts: DirectoryLine[];
  gaps: ContactKind[];
}

export interface DirectoryLine extends Contact {
  /** BCP 47 tags. */
  languages: string[];
  sources: { name: string; url: string }[];
  /** A date in words. */
  checked: string;
}

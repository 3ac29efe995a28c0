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
  sources: { name: string; url: string; year?: number }[];
  /** What to do when nobody answers. */
  ifNoAnswer?: string;
  /** When a source was read last: a date in words. */
  checked: string;
  /** The date in words, and who. */
  rung?: { on: string; by: string };
  /** The newer of the two: an ISO date, and the same in words. */
  confirmed: string;
  confirmedOn: string;
  /** On the day of the build: the page looks again on the day of its reader. */
  isUnconfirmed: boolean;
}

import type { LawRow } from '@salama/content/law-types.ts';
import type { Country } from '@salama/contract/country.ts';
import type { LawTopic } from '@salama/contract/law.ts';

/** The page of all countries; that of one is `lawPath` with its code. */
export const LAW_PATH = '/learn/law';

export function lawPath(country: Country): string {
  return `${LAW_PATH}-${country.toLowerCase()}`;
}

/** A topic under a section that tells of it. */
export interface LawSlot {
  topic: LawTopic;
  name: string;
  /** Characters of each country's row, so that room is kept for the one that will come. */
  lengths: Record<Country, number>;
}

/** What the page of a country shows; the build brings it together. */
export interface LawView {
  country: Country;
  name: string;
  rows: LawRowView[];
}

export interface LawRowView {
  row: LawRow;
  name: string;
  /** What the row says, or that nothing is known. */
  text: string;
  /** Where the library tells more of it: `/learn/slug#section`. */
  more: string | undefined;
}

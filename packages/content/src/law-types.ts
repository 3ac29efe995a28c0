import type { Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { LawTopic } from '@salama/contract/law.ts';

/** What the law of one country says of one topic. */
export interface KnownLaw {
  topic: LawTopic;
  /** One to three short sentences in plain words, no Markdown. */
  text: Record<Language, string>;
  sources: Source[];
  /** ISO date on which the sources were read. */
  checked: string;
  /** How they were seen: the page itself, a copy of it, or as another quotes it. */
  seen: 'opened' | 'copy' | 'quoted';
}

/** Nothing could be confirmed: readers are told so. */
export interface UnknownLaw {
  topic: LawTopic;
  unknown: true;
  /** What was looked for, in English, for the next editor. */
  sought: string;
  checked: string;
}

export type LawRow = KnownLaw | UnknownLaw;

/** The profile of one country: a row for each topic, in their order. */
export interface CountryLaws {
  country: Country;
  rows: LawRow[];
}

/** `content/library/laws.yaml`: what is said around the rows, and where. */
export interface LawGuide {
  /** Instead of a row that is unknown. */
  unknown: Record<Language, string>;
  /** How people call the law, by language: who types one of these looks for it. */
  words: Record<Language, string[]>;
  /** In the order of rows. */
  topics: LawPlaces[];
}

/** What a topic is called, and under which sections of the library (`slug#section`) readers find the row of their country. */
export interface LawPlaces {
  topic: LawTopic;
  name: Record<Language, string>;
  sections: string[];
}

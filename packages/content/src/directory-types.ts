import type { Country } from '@salama/contract/country.ts';
import type { Answerer, Contact, ContactKind } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

/** What is known of a country besides its lines. */
export interface CountryFacts {
  code: Country;
  name: Record<Language, string>;
  /** Its place in lists. */
  order: number;
  /** BCP 47 tags, the most useful first. */
  languages: string[];
  /** ISO 4217. */
  currency: string;
  /** The country and its towns, as people call them; `*` at the end stands for any ending. */
  places: string[];
  phone: PhoneShape;
}

/** How telephones of a country are written; `line` and `pairs` are patterns of digits. */
export interface PhoneShape {
  /** The country's code: `254`. */
  code: string;
  /** A line as it is dialled at home, without a leading zero. */
  line: string;
  /** Lines of eight digits that are written in pairs. */
  pairs?: string;
  /** Lines that cost more than a call: no correction of the directory may name one. */
  premium?: string;
}

/** The emergency numbers and helplines of one country, or of the world. */
export interface Directory {
  country: Country | 'world';
  contacts: DirectoryContact[];
  /** Kinds of line that no public source confirmed: said honestly instead of guessed. */
  gaps: ContactKind[];
}

/** What a help card shows of a directory. */
export interface CardDirectory extends Pick<Directory, 'country'> {
  contacts: CardContact[];
}
export type CardContact = Omit<
  DirectoryContact,
  'languages' | 'ifNoAnswer' | 'sources' | 'checked' | 'rung'
> & {
  /** Nobody has confirmed it for a year. */
  isOld?: boolean;
};

export interface DirectoryContact
  extends Omit<Contact, keyof LineWords<string> | 'answeredBy'>,
    LineWords<Record<Language, string>> {
  answeredBy: Answerer;
  languages: string[];
  /** What to do when nobody answers. */
  ifNoAnswer?: Record<Language, string>;
  /** Each with the ISO date on which it was read last. */
  sources: { name: string; url: string; year?: number; read: string }[];
  /** ISO date on which a source was read last. */
  checked: string;
  /** Who has called it, and when; absent until somebody has. */
  rung?: { on: string; by: string };
  /** ISO date: the newer of the two. */
  confirmed: string;
}

/** What a card says of a line besides its number. */
export interface LineWords<T> {
  name: T;
  hours?: T;
  cost?: T;
  /** Which networks reach it, where not all do. */
  networks?: T;
  /** What to mind before calling. */
  note?: T;
}

import { fold } from '@salama/contract/characters.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { LawTopic } from '@salama/contract/law.ts';
import type { AskedIndex, LawIndex } from '../../content/contents.ts';
import { createQuestionFinder, type FoundSection } from '../../content/question-finder.ts';
import { wordsOf } from '../../content/search-words.ts';

/** A page of the law, or a row of it. */
export interface FoundLaw {
  /** Absent where the law of all countries is meant. */
  country?: { code: Country; name: string };
  topic?: { topic: LawTopic; name: string };
}

export interface LibraryFinds {
  laws: FoundLaw[];
  sections: FoundSection[];
}

/** @param chosen the country of whoever searches */
export type LibrarySearch = (query: string, chosen: Country | undefined) => LibraryFinds;

/** Of the sections that were found, those whose law may be meant; and the rows of it that are offered. */
const FIRST_FOUND = 3;
const MOST_ROWS = 2;

/** Finds sections and pages of the law on this device. A country or town that is named tells whose law, not what is asked. */
export function createLibrarySearch(index: AskedIndex, language: Language): LibrarySearch {
  const find = createQuestionFinder(index, language);
  const { topics } = index.law;
  const placed = placeReader(index.law);
  const asksLaw = phraseReader(index.law.words);
  return (query, chosen) => {
    const { named, rest } = placed(query);
    const sections = find(rest);
    const isLaw = asksLaw.test(rest);
    const own = named ?? index.law.countries.find(({ code }) => code === chosen);
    const country = own && { country: { code: own.code, name: own.name } };
    const first = sections.slice(0, isLaw ? FIRST_FOUND : 1);
    const told = first
      .map(({ at }) => topics.filter((topic) => topic.sections.includes(at)))
      .find((some) => some.length > 0);
    const isBare = wordsOf(rest).length <= 1;
    const rows = (told ?? []).slice(0, MOST_ROWS).map(({ topic, name }) => ({ topic, name }));
    if (isBare && (isLaw || named)) return { laws: [{ ...country }], sections };
    if (country && (isLaw || named) && rows.length > 0)
      return { laws: rows.map((topic) => ({ ...country, topic })), sections };
    return { laws: isLaw ? [{ ...country }] : [], sections };
  };
}

/** Reads the country or town out of a query, and what is asked besides; all of it where nothing else is. */
function placeReader({ countries }: LawIndex) {
  const readers = countries.map((country) => ({ country, reader: phraseReader(country.places) }));
  return (query: string) => {
    const folded = fold(query);
    const found = readers.find(({ reader }) => reader.test(folded));
    if (!found) return { named: undefined, rest: folded };
    const rest = folded.replace(found.reader, ' ');
    return { named: found.country, rest: wordsOf(rest).length > 0 ? rest : folded };
  };
}

/** `kenya*` is any word that begins so. */
function phraseReader(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.map((phrase) => phrase.replace('*', '\\w*')).join('|')})\\b`);
}

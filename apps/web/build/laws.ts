import type { LawGuide, LawRow } from '@salama/content/law-types.ts';
import { readCountries } from '@salama/content/read-countries.ts';
import { readLawGuide, readLaws } from '@salama/content/read-laws.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import type { LawIndex } from '../src/content/contents.ts';
import { LAW_PATH, type LawSlot, type LawView, lawPath } from '../src/features/learning/law.ts';
import { folders } from './folders.ts';

/** The page of every country that has a profile, in one language. */
export function lawsIn(language: Language): LawView[] {
  const { guide, countries, laws } = readAll();
  return laws.map(({ country, rows }) => ({
    country,
    name: countries.find(({ code }) => code === country)?.name[language] ?? country,
    rows: rows.map((row) => {
      const place = guide.topics.find(({ topic }) => topic === row.topic);
      const [more] = place?.sections ?? [];
      const name = place?.name[language] ?? row.topic;
      return { row, name, text: saidBy(row, guide)[language], more: more && `/learn/${more}` };
    }),
  }));
}

/** Where these stand, with the page that leads to them. */
export function lawPaths(laws: readonly LawView[]): string[] {
  return [LAW_PATH, ...laws.map(({ country }) => lawPath(country))];
}

/** What the sections of an article (`slug#section`) leave to the row of a country. */
export function lawSlots(language: Language): Map<string, LawSlot[]> {
  const { guide, laws } = readAll();
  const slots = new Map<string, LawSlot[]>();
  for (const { topic, name, sections } of guide.topics) {
    const lengths = laws.flatMap(({ country, rows }) =>
      rows.filter((row) => row.topic === topic).map((row) => [country, saidBy(row, guide)[language].length]),
    );
    const slot = { topic, name: name[language], lengths: Object.fromEntries(lengths) };
    for (const section of sections) slots.set(section, [...(slots.get(section) ?? []), slot]);
  }
  return slots;
}

/** What leads a search in one language to these pages; sections by the number that `numberOf` gives their names. */
export function lawIndexOf(language: Language, numberOf: (section: string) => number): LawIndex {
  const { guide, countries, laws } = readAll();
  const withLaws = countries.filter(({ code }) => laws.some(({ country }) => country === code));
  return {
    words: guide.words[language].map(fold),
    countries: withLaws.map(({ code, name, places }) => ({
      code,
      name: name[language],
      places: [...new Set([name[language], ...places].map(fold))],
    })),
    topics: guide.topics.map(({ topic, name, sections }) => ({
      topic,
      name: name[language],
      sections: sections.map(numberOf),
    })),
  };
}

function saidBy(row: LawRow, guide: LawGuide): Record<Language, string> {
  return 'text' in row ? row.text : guide.unknown;
}

function readAll() {
  const folder = `${folders.content}/countries`;
  return {
    guide: readLawGuide(`${folders.content}/library/laws.yaml`),
    countries: readCountries(folder),
    laws: readLaws(folder),
  };
}

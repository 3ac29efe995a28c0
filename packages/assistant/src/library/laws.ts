import type { CountryFacts } from '@salama/content/directory-types.ts';
import type { LawPlaces, LawRow } from '@salama/content/law-types.ts';
import type { AnswerKnowledge } from '@salama/content/types.ts';
import type { PassageReference, Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { COLON } from '../language/punctuation.ts';
import type { SearchResult } from '../search/search.ts';
import { conceptOf } from '../words/vocabulary.ts';

/** Concepts of the lexicons with which people ask what is allowed. */
const LAW: readonly string[] = ['=law', '=age-of-consent'];
/** Whoever compares two countries gets both. */
const MOST_COUNTRIES = 2;
/** More would be a page of law under an answer. */
const MOST_TOPICS = 2;
/** About a small screen of buttons; those who speak the language of the reply come first. */
const MOST_OFFERED = 8;

/** What the law adds to an answer whose section tells of it. */
export interface LawOfAnswer {
  /** Markdown: the rows of the country; empty while no country is known. */
  rows: string;
  sources: Source[];
  /** The question asks what is allowed. */
  isAsked: boolean;
  /** Questions that name a country, for whoever asks about the law and has named none. */
  open: string[];
}

export interface LawAsker {
  /** The countries that the question names. */
  named: readonly Country[];
  chosen: Country | undefined;
  language: Language;
  terms: SearchResult['terms'];
}

/** Undefined for sections that tell no law. */
export type LawReader = (shown: readonly PassageReference[], asker: LawAsker) => LawOfAnswer | undefined;

/** Reads the rows of the country that a question names, else of the chosen one, for the sections that an answer shows. */
export function createLawReader(
  knowledge: Pick<AnswerKnowledge, 'countries' | 'laws' | 'lawGuide'>,
): LawReader {
  const { laws, lawGuide } = knowledge;
  const countries = knowledge.countries.filter(({ code }) => laws.some(({ country }) => country === code));

  function rowsOf(country: CountryFacts, topics: readonly LawPlaces[]): TopicRow[] {
    const rows = laws.find((one) => one.country === country.code)?.rows ?? [];
    return topics.map((topic) => ({ country, topic, row: rows.find((row) => row.topic === topic.topic) }));
  }

  function told({ country, topic, row }: TopicRow, language: Language): string {
    const text = row && 'text' in row ? row.text : lawGuide.unknown;
    return `**${country.name[language]}, ${topic.name[language]}${COLON[language]}** ${text[language]}`;
  }

  return (shown, { named, chosen, language, terms }) => {
    const topics = topicsOf(shown, lawGuide.topics, terms);
    const [section] = shown;
    if (!section || topics.length === 0) return undefined;
    const meant = named.length > 0 ? named : [chosen];
    const rows = countries
      .filter(({ code }) => meant.includes(code))
      .slice(0, MOST_COUNTRIES)
      .flatMap((country) => rowsOf(country, topics));
    const isAsked = terms.some((term) => LAW.includes(term));
    const isOpen = rows.length === 0 && isAsked;
    return {
      rows: rows.map((row) => told(row, language)).join('\n\n'),
      sources: rows.flatMap(({ row }) => (row && 'sources' in row ? row.sources : [])),
      isAsked,
      open: isOpen ? questionsOf(section.heading, countries, language) : [],
    };
  };
}

interface TopicRow {
  country: CountryFacts;
  topic: LawPlaces;
  row: LawRow | undefined;
}

/** Those that the question names come first, then those of the section that answers first. */
function topicsOf(
  shown: readonly PassageReference[],
  topics: readonly LawPlaces[],
  terms: SearchResult['terms'],
): LawPlaces[] {
  const isNamed = ({ topic }: LawPlaces) => topic.split('-').some((word) => terms.includes(conceptOf(word)));
  const told = shown.flatMap(({ slug, section }) =>
    topics.filter(({ sections }) => sections.includes(`${slug}#${section}`)),
  );
  const all = [...new Set(told)];
  return [...all.filter(isNamed), ...all.filter((topic) => !isNamed(topic))].slice(0, MOST_TOPICS);
}

/** The same question once for each country. */
function questionsOf(heading: string, countries: readonly CountryFacts[], language: Language): string[] {
  const speaks = ({ languages }: CountryFacts) => languages.includes(language);
  return [...countries.filter(speaks), ...countries.filter((country) => !speaks(country))]
    .slice(0, MOST_OFFERED)
    .map(({ name }) => `${heading} (${name[language]})`);
}

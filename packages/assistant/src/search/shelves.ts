import type { Article, NarrowQuestion } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Analysis } from '../words/vocabulary.ts';
import { type AskReader, createAskReader, narrowQuestion } from './narrow-questions.ts';
import type { PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf, sectionKeys } from './passages.ts';
import { createPassageScorer, type Fits, type PassageScorer } from './score-passages.ts';

/** The passages of one language and what is kept beside each, by its number. */
export interface Shelf {
  language: Language;
  passages: Passage[];
  /** Places in `passages`. */
  byKey: ReadonlyMap<string, number>;
  /** Of `NAMING`. */
  naming: Uint8Array;
  /** The number of its section: the same in all languages, from 0 to below `sectionCount`. */
  sections: Uint16Array;
  sectionCount: number;
  score: PassageScorer;
  asksOf: AskReader;
}

export type Shelves = Record<Language, Shelf>;

/** How all passages of a shelf are like a question, by their numbers. The shelf's next question overwrites the fits. */
export interface Comparison {
  fits: Fits;
  /** From 0 to about 1. */
  likeness: Float64Array;
}

/** A question in the terms of each language, and its letters. */
export interface Asked {
  analyse(language: Language): Analysis;
  trigrams: ReadonlySet<string>;
}

/** What each kind of fit counts for, and the same section's fit in the other languages. */
const SHARES = { words: 0.5, ask: 0.35, letters: 0.15, topics: 0.5, otherLanguages: 0.25 } as const;
/** From this likeness on the other languages cannot tell more; looking there takes twice the time. */
const STRONG = 0.7;

export function shelvesOf(articles: Article[], indexes: readonly PassageIndex[]): Shelves {
  const numbers = new Map(sectionKeys(articles).map((key, number) => [key, number]));
  const shelfIn = (language: Language): Shelf => {
    const index = indexes.find((one) => one.language === language);
    if (!index) throw new Error(`The index holds no passages in ${language}`);
    const passages = passagesOf(articles, language);
    return {
      language,
      passages,
      byKey: new Map(passages.map(({ key }, at) => [key, at])),
      naming: index.naming,
      sections: Uint16Array.from(passages, ({ key }) => numbers.get(key) ?? 0),
      sectionCount: numbers.size,
      score: createPassageScorer(index),
      asksOf: createAskReader(index),
    };
  };
  return { en: shelfIn('en'), sw: shelfIn('sw'), fr: shelfIn('fr') };
}

/** Compares with the passages of one language, and with the same sections in the others where that may tell more. */
export function compare(shelves: Shelves, language: Language, asked: Asked): Comparison {
  const { [language]: own, ...others } = shelves;
  const comparison = compareIn(own, asked);
  const isStrong = comparison.likeness.some((likeness) => likeness >= STRONG);
  if (!isStrong) addForeign(comparison.likeness, own, Object.values(others), asked);
  return comparison;
}

/** Which narrower question of a passage is asked, by the ways to ask for it in all three languages. */
export function narrowIn(
  shelves: Shelves,
  passage: Passage,
  { analyse }: Pick<Asked, 'analyse'>,
): NarrowQuestion | undefined {
  if (passage.section.questions.length === 0) return undefined;
  const readings = Object.values(shelves).flatMap(({ language, passages, byKey, asksOf }) => {
    const at = byKey.get(passage.key);
    const section = at !== undefined && passages[at]?.section;
    return section ? { section, asks: asksOf(at), terms: [...new Set(analyse(language).terms)] } : [];
  });
  return narrowQuestion(passage.section, analyse(passage.article.language).terms, readings);
}

function compareIn(shelf: Shelf, { analyse, trigrams }: Asked): Comparison {
  const fits = shelf.score(analyse(shelf.language), trigrams);
  return { fits, likeness: likenessOf(fits) };
}

/** A passage that holds none of the question's topics counts for half. */
function likenessOf({ words, ask, letters, topics }: Fits): Float64Array {
  return words.map((held, at) => {
    const likeness = SHARES.words * held + SHARES.ask * (ask[at] ?? 0) + SHARES.letters * (letters[at] ?? 0);
    return likeness * (1 - SHARES.topics + SHARES.topics * (topics[at] ?? 0));
  });
}

/** Adds how the same section is like the question in the languages that the question is not in. */
function addForeign(likeness: Float64Array, own: Shelf, others: readonly Shelf[], asked: Asked): void {
  const best = new Float64Array(own.sectionCount);
  for (const shelf of others) {
    compareIn(shelf, asked).likeness.forEach((foreign, at) => {
      const section = shelf.sections[at] ?? 0;
      if (foreign > (best[section] ?? 0)) best[section] = foreign;
    });
  }
  own.sections.forEach((section, at) => {
    likeness[at] = (likeness[at] ?? 0) + SHARES.otherLanguages * (best[section] ?? 0);
  });
}

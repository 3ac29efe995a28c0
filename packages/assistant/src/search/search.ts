import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { meaningFeatures } from '../learning/meaning-features.ts';
import { type MeaningModel, meaningsOf } from '../learning/meaning-model.ts';
import { mend, type Spellings } from '../words/speller.ts';
import type { Analysis, Term, Vocabulary } from '../words/vocabulary.ts';
import type { WordTable } from '../words/word-table.ts';
import type { CircumstanceReader } from './circumstances.ts';
import { NAMING, type PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf, sectionKeys } from './passages.ts';
import { type Fit, scorePassages } from './score-passages.ts';

export interface Hit {
  passage: Passage;
  /** What the hits are ordered by: likeness and meaning together. */
  score: number;
  /** From 0 to about 1: how much the passage, here and in the other languages, is written like the question. */
  likeness: number;
  /** From 0 to 1: how much people who ask in such words want this section. */
  meaning: number;
  fit: Fit;
  /** One of `NAMING`. */
  naming: number;
}

export interface SearchResult {
  /** Best first; only passages that share something with the question. */
  hits: Hit[];
  /** All terms of the question. */
  terms: Term[];
  /** Concepts in the question that belong to Salama's subject. */
  topics: Term[];
  /** Those of them that need no mending of a slip. */
  writtenTopics: Term[];
  /** The number of words in the question. */
  length: number;
}

export interface Search {
  find(question: string, language: Language, focus?: Focus): SearchResult;
  /** A section by its key. */
  passageAt(key: string, language: Language): Passage | undefined;
  /** What a text is about. */
  topicsOf(text: string, language: Language): Term[];
}

/** What narrows a question. */
export interface Focus {
  /** Topics that were spoken of before: they are taken to be in the question. */
  about?: readonly Term[] | undefined;
  /** What was asked before: what is not a topic in it is taken to be in the question. */
  aspect?: string | undefined;
  /** The keys of what was spoken of before: whoever was in some circumstances still is. */
  after?: readonly string[] | undefined;
}

/** What each kind of fit counts for, and the same section's fit in the other languages. */
const SHARES = { words: 0.5, ask: 0.35, letters: 0.15, topics: 0.5, otherLanguages: 0.25 } as const;
/** What meaning counts for beside likeness. More orders some oblique questions better, but less steadily from build to build. */
const MEANING_SHARE = 0.7;
/** Meanings of -6 and 6 are none and full. */
const MEANING_REACH = 6;
/** From this likeness on the other languages cannot tell more; looking there takes twice the time. */
const STRONG = 0.7;
/** Hits of one search. */
export const MOST_HITS = 8;
/** What a passage for other circumstances loses, so that it comes first only where nothing else fits nearly as well. */
const ELSEWHERE = 0.2;

/** What a search needs besides the articles and the vocabulary. Plain data, made to be kept. */
export interface SearchIndex {
  passages: PassageIndex[];
  spellings: Record<Language, Spellings>;
  /** Every word of the library and the lexicons: none is a slip. */
  known: WordTable;
  meaning: MeaningModel;
}

/** Searches in all three languages and answers in the one asked for. The index must be of the same articles. */
export function createSearch(
  articles: Article[],
  vocabulary: Vocabulary,
  index: SearchIndex,
  circumstances: CircumstanceReader,
): Search {
  const shelves = index.passages.map((one) => ({
    index: one,
    passages: passagesOf(articles, one.language),
  }));
  const places = new Map(
    shelves.map(({ index: { language }, passages }) => [
      language,
      new Map(passages.map((passage) => [passage.key, passage])),
    ]),
  );
  const numbers = new Map(sectionKeys(articles).map((key, number) => [key, number]));
  const read = (text: string, language: Language) =>
    vocabulary.analyse(vocabulary.wordsOf(text, language), language);
  return {
    passageAt: (key, language) => places.get(language)?.get(key),
    topicsOf: (text, language) => read(text, language).topics,
    find(question, language, { about = [], aspect = '', after = [] } = {}) {
      const written = vocabulary.wordsOf(question, language);
      const words = written.map((word) => mend(word, index.spellings[language], index.known));
      const earlier = { topics: [...about], terms: aspectsOf(read(aspect, language)) };
      const analyse = (inLanguage: Language) => {
        const own = vocabulary.analyse(words, inLanguage);
        return joined(own, earlier);
      };
      const analysis = analyse(language);
      const own = shelves.filter((shelf) => shelf.index.language === language);
      const foreign = shelves.filter((shelf) => shelf.index.language !== language);
      const hits = own.flatMap((shelf) => hitsIn(shelf, analysis, words));
      if (hits.every(({ likeness }) => likeness < STRONG)) addForeign(hits, foreign, words, analyse);
      addMeaning(hits, meaningsOf(index.meaning, meaningFeatures(words, analysis.terms)), numbers);
      const elsewhere = circumstances(analysis.terms, after);
      for (const hit of hits) if (elsewhere(hit.passage)) hit.score -= ELSEWHERE;
      return {
        hits: hits
          .filter(({ likeness }) => likeness > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, MOST_HITS),
        terms: analysis.terms,
        topics: analysis.topics,
        writtenTopics: vocabulary.analyse(written, language).topics,
        length: written.length,
      };
    },
  };
}

/** The question's own analysis with the topics and aspects of what was spoken of before. */
function joined(own: Analysis, earlier: Analysis): Analysis {
  return {
    terms: [...new Set([...own.terms, ...earlier.topics, ...earlier.terms])],
    topics: [...new Set([...own.topics, ...earlier.topics])],
  };
}

function aspectsOf({ terms, topics }: Analysis): Term[] {
  return terms.filter((term) => !topics.includes(term));
}

/** The passages of one language beside their index. */
interface Shelf {
  index: PassageIndex;
  passages: Passage[];
}

function hitsIn({ index, passages }: Shelf, analysis: Analysis, words: string[]): Hit[] {
  return scorePassages(index, analysis, words).flatMap((fit, at) => {
    const passage = passages[at];
    if (!passage) return [];
    const likeness = likenessOf(fit);
    const naming = index.naming[at] ?? NAMING.nowhere;
    return [{ passage, score: likeness, likeness, meaning: 0, fit, naming }];
  });
}

/** A passage that holds none of the question's topics counts for half. */
function likenessOf(fit: Fit): number {
  const likeness = SHARES.words * fit.words + SHARES.ask * fit.ask + SHARES.letters * fit.letters;
  return likeness * (1 - SHARES.topics + SHARES.topics * fit.topics);
}

/** Adds to each hit how the same section is like the question in the languages that the question is not in. */
function addForeign(
  hits: Hit[],
  shelves: Shelf[],
  words: string[],
  analyse: (language: Language) => Analysis,
): void {
  const best = new Map<string, number>();
  for (const shelf of shelves) {
    for (const { passage, likeness } of hitsIn(shelf, analyse(shelf.index.language), words)) {
      best.set(passage.key, Math.max(best.get(passage.key) ?? 0, likeness));
    }
  }
  for (const hit of hits) hit.likeness += SHARES.otherLanguages * (best.get(hit.passage.key) ?? 0);
}

function addMeaning(hits: Hit[], meanings: Float64Array, numbers: ReadonlyMap<string, number>): void {
  for (const hit of hits) {
    const meaning = meanings[numbers.get(hit.passage.key) ?? -1] ?? 0;
    hit.meaning = Math.min(1, Math.max(0, 0.5 + meaning / (2 * MEANING_REACH)));
    hit.score = hit.likeness + MEANING_SHARE * hit.meaning;
  }
}

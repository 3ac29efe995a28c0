import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { createSpeller, type Speller } from '../words/speller.ts';
import type { Analysis, Term, Vocabulary } from '../words/vocabulary.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf } from './passages.ts';
import { createReader, type Reader } from './reader.ts';
import { type Fit, scorePassages } from './score-passages.ts';

export interface Hit {
  passage: Passage;
  /** From 0 to about 1; what the hits are ordered by. */
  score: number;
  fit: Fit;
  namesSubject: boolean;
}

export interface SearchResult {
  /** Best first; only passages that share something with the question. */
  hits: Hit[];
  /** Concepts in the question that belong to Salama's subject. */
  topics: Term[];
  /** Those of them that need no mending of a slip. */
  writtenTopics: Term[];
  /** The number of words in the question. */
  length: number;
}

export interface Search {
  find(question: string, language: Language): SearchResult;
}

/** What each kind of fit counts for, and the same section's fit in the other languages. Tuned on `tools/exam`. */
const SHARES = { words: 0.5, ask: 0.35, letters: 0.15, topics: 0.5, otherLanguages: 0.25 } as const;
/** From this score on the other languages cannot tell more; looking there takes twice the time. */
const STRONG = 0.7;
const MOST_HITS = 8;

/**
 * Indexes every section in its language. A search looks in all three and answers in the one asked for.
 * `otherWords` are real words that are no slip of a word of the library.
 */
export function createSearch(articles: Article[], vocabulary: Vocabulary, otherWords: string[]): Search {
  const { indexes, mend } = indexArticles(articles, vocabulary, otherWords);
  return {
    find(question, language) {
      const written = vocabulary.wordsOf(question, language);
      const words = written.map((word) => mend(word, language));
      const analysis = vocabulary.analyse(words, language);
      const own = indexes.filter((index) => index.language === language);
      const hits = own.flatMap((index) => hitsIn(index, analysis, words));
      const foreign = indexes.filter((index) => index.language !== language);
      if (hits.every(({ score }) => score < STRONG)) addForeign(hits, foreign, words, vocabulary);
      return {
        hits: hits
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, MOST_HITS),
        topics: analysis.topics,
        writtenTopics: vocabulary.analyse(written, language).topics,
        length: written.length,
      };
    },
  };
}

/** The readers remember every text they have read: they end with this function. */
function indexArticles(articles: Article[], vocabulary: Vocabulary, otherWords: string[]) {
  const readers = LANGUAGES.map((language) => createReader(language, vocabulary));
  const indexes = readers.map((reader) => indexPassages(passagesOf(articles, reader.language), reader));
  return { indexes, mend: createMender(indexes, readers, [...vocabulary.words, ...otherWords]) };
}

function hitsIn(index: PassageIndex, analysis: Analysis, words: string[]): Hit[] {
  return scorePassages(index, analysis, words).flatMap((fit, at) => {
    const passage = index.passages[at];
    if (!passage) return [];
    return [{ passage, score: scoreOf(fit), fit, namesSubject: index.namesSubject[at] ?? true }];
  });
}

/** A passage that holds none of the question's topics counts for half. */
function scoreOf(fit: Fit): number {
  const likeness = SHARES.words * fit.words + SHARES.ask * fit.ask + SHARES.letters * fit.letters;
  return likeness * (1 - SHARES.topics + SHARES.topics * fit.topics);
}

/** Adds to each hit what the same section scores in the languages that the question is not in. */
function addForeign(hits: Hit[], indexes: PassageIndex[], words: string[], vocabulary: Vocabulary): void {
  const best = new Map<string, number>();
  for (const index of indexes) {
    for (const { passage, score } of hitsIn(index, vocabulary.analyse(words, index.language), words)) {
      best.set(passage.key, Math.max(best.get(passage.key) ?? 0, score));
    }
  }
  for (const hit of hits) hit.score += SHARES.otherLanguages * (best.get(hit.passage.key) ?? 0);
}

/** Mends slips towards the words of headings, ways to ask and the lexicon; any word of the library is known. */
function createMender(indexes: PassageIndex[], readers: Reader[], others: string[]) {
  const asked = readers.map((reader, at) =>
    indexes[at]?.passages.flatMap((passage) => askedWords(passage, reader)),
  );
  const known = new Set([...others, ...asked.flatMap((words) => words ?? [])]);
  readers.forEach((reader, at) => {
    for (const { section } of indexes[at]?.passages ?? []) {
      for (const word of reader.words(section.body)) known.add(word);
    }
  });
  return mendWith(
    new Map(
      readers.map(({ language }, at) => [language, createSpeller([...others, ...(asked[at] ?? [])], known)]),
    ),
  );
}

function askedWords({ section }: Passage, reader: Reader): string[] {
  return [section.heading, ...section.asks].flatMap((text) => reader.words(text));
}

/** A function of its own: what it keeps is the spellers, not the readers and texts they were made from. */
function mendWith(spellers: ReadonlyMap<Language, Speller>) {
  return (word: string, language: Language) => spellers.get(language)?.mend(word) ?? word;
}

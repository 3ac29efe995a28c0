import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { mend, type Spellings } from '../words/speller.ts';
import type { Analysis, Term, Vocabulary } from '../words/vocabulary.ts';
import type { WordTable } from '../words/word-table.ts';
import type { PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf } from './passages.ts';
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

/** What a search needs besides the articles and the vocabulary. Plain data, made to be kept. */
export interface SearchIndex {
  passages: PassageIndex[];
  spellings: Record<Language, Spellings>;
  /** Every word of the library and the lexicons: none is a slip. */
  known: WordTable;
}

/** Searches in all three languages and answers in the one asked for. The index must be of the same articles. */
export function createSearch(articles: Article[], vocabulary: Vocabulary, index: SearchIndex): Search {
  const shelves = index.passages.map((one) => ({
    index: one,
    passages: passagesOf(articles, one.language),
  }));
  return {
    find(question, language) {
      const written = vocabulary.wordsOf(question, language);
      const words = written.map((word) => mend(word, index.spellings[language], index.known));
      const analysis = vocabulary.analyse(words, language);
      const own = shelves.filter((shelf) => shelf.index.language === language);
      const hits = own.flatMap((shelf) => hitsIn(shelf, analysis, words));
      const foreign = shelves.filter((shelf) => shelf.index.language !== language);
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

/** The passages of one language beside their index. */
interface Shelf {
  index: PassageIndex;
  passages: Passage[];
}

function hitsIn({ index, passages }: Shelf, analysis: Analysis, words: string[]): Hit[] {
  return scorePassages(index, analysis, words).flatMap((fit, at) => {
    const passage = passages[at];
    if (!passage) return [];
    return [{ passage, score: scoreOf(fit), fit, namesSubject: index.namesSubject[at] !== 0 }];
  });
}

/** A passage that holds none of the question's topics counts for half. */
function scoreOf(fit: Fit): number {
  const likeness = SHARES.words * fit.words + SHARES.ask * fit.ask + SHARES.letters * fit.letters;
  return likeness * (1 - SHARES.topics + SHARES.topics * fit.topics);
}

/** Adds to each hit what the same section scores in the languages that the question is not in. */
function addForeign(hits: Hit[], shelves: Shelf[], words: string[], vocabulary: Vocabulary): void {
  const best = new Map<string, number>();
  for (const shelf of shelves) {
    const analysis = vocabulary.analyse(words, shelf.index.language);
    for (const { passage, score } of hitsIn(shelf, analysis, words)) {
      best.set(passage.key, Math.max(best.get(passage.key) ?? 0, score));
    }
  }
  for (const hit of hits) hit.score += SHARES.otherLanguages * (best.get(hit.passage.key) ?? 0);
}

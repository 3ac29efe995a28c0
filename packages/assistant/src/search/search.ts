import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { createSpeller } from '../words/speller.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Term, Vocabulary } from '../words/vocabulary.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
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
const MOST_HITS = 8;

/**
 * Indexes every section in its language. A search looks in all three and answers in the one asked for.
 * `otherWords` are real words that are no slip of a word of the library.
 */
export function createSearch(articles: Article[], vocabulary: Vocabulary, otherWords: string[]): Search {
  const indexes = LANGUAGES.map((language) =>
    indexPassages(passagesOf(articles, language), language, vocabulary),
  );
  const mend = createMender(articles, vocabulary, otherWords);
  return {
    find(question, language) {
      const written = vocabulary.wordsOf(question, language);
      const words = written.map((word) => mend(word, language));
      const own = indexes.find((index) => index.language === language);
      if (!own) return { hits: [], topics: [], writtenTopics: [], length: 0 };
      const analysis = vocabulary.analyse(words, language);
      const abroad = otherLanguages(indexes, language, words, vocabulary);
      const hits = scorePassages(own, analysis, words).flatMap((fit, at): Hit[] => {
        const passage = own.passages[at];
        if (!passage) return [];
        const score = scoreOf(fit) + SHARES.otherLanguages * (abroad.get(passage.key) ?? 0);
        return score > 0 ? [{ passage, score, fit, namesSubject: own.namesSubject[at] ?? true }] : [];
      });
      return {
        hits: hits.sort((a, b) => b.score - a.score).slice(0, MOST_HITS),
        topics: analysis.topics,
        writtenTopics: vocabulary.analyse(written, language).topics,
        length: written.length,
      };
    },
  };
}

/** A passage that holds none of the question's topics counts for half. */
function scoreOf(fit: Fit): number {
  const likeness = SHARES.words * fit.words + SHARES.ask * fit.ask + SHARES.letters * fit.letters;
  return likeness * (1 - SHARES.topics + SHARES.topics * fit.topics);
}

/** The best score of each section in the languages that the question is not in. */
function otherLanguages(
  indexes: PassageIndex[],
  language: Language,
  words: string[],
  vocabulary: Vocabulary,
): Map<string, number> {
  const best = new Map<string, number>();
  for (const index of indexes) {
    if (index.language === language) continue;
    const analysis = vocabulary.analyse(words, index.language);
    scorePassages(index, analysis, words).forEach((fit, at) => {
      const key = index.passages[at]?.key ?? '';
      best.set(key, Math.max(best.get(key) ?? 0, scoreOf(fit)));
    });
  }
  return best;
}

/** Mends slips towards the words of headings, ways to ask and the lexicon; any word of the library is known. */
function createMender(articles: Article[], { words }: Vocabulary, otherWords: string[]) {
  const known = new Set([...words, ...otherWords]);
  const targets: Record<Language, string[]> = { en: [...words], sw: [...words], fr: [...words] };
  for (const article of articles) {
    for (const section of article.sections) {
      const asked = [section.heading, ...section.asks].flatMap((text) => tokenise(text));
      targets[article.language].push(...asked);
      for (const word of asked) known.add(word);
      for (const word of tokenise(section.body)) known.add(word);
    }
  }
  const spellers = {
    en: createSpeller(targets.en, known),
    sw: createSpeller(targets.sw, known),
    fr: createSpeller(targets.fr, known),
  };
  return (word: string, language: Language) => spellers[language].mend(word);
}

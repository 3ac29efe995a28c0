import type { Article, NarrowQuestion } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { remember } from '@salama/words/remember.ts';
import type { Facts } from '../facts/facts.ts';
import { lazily } from '../lazily.ts';
import { meaningFeatures } from '../learning/meaning-features.ts';
import { type MeaningModel, meaningsOf } from '../learning/meaning-model.ts';
import { mend, type Spellings } from '../words/speller.ts';
import type { Analysis, Term, Vocabulary } from '../words/vocabulary.ts';
import type { WordTable } from '../words/word-table.ts';
import type { Circumstances } from './circumstances.ts';
import { NAMING, type PassageIndex } from './passage-index.ts';
import type { Passage } from './passages.ts';
import { type Fit, fitAt } from './score-passages.ts';
import { type Comparison, compare, narrowIn, type Shelf, shelvesOf } from './shelves.ts';
import { trigramsOf } from './trigrams.ts';

export interface Hit {
  passage: Passage;
  /** The narrower question of it that is asked; absent where its own beginning answers. */
  narrow?: NarrowQuestion | undefined;
  /** What the hits are ordered by: likeness and meaning together. */
  score: number;
  /** From 0 to about 1: how much the passage, here and in the other languages, is written like the question. */
  likeness: number;
  /** From 0 to 1: how much people who ask in such words want this section. */
  meaning: number;
  fit: Fit;
  /** One of `NAMING`. */
  naming: number;
  /** It concerns only people in other circumstances than the question tells of. */
  elsewhere: boolean;
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
  /** What was told of who asks. */
  facts?: Facts | undefined;
}

/** What meaning counts for beside likeness. More orders some oblique questions better, but less steadily from build to build. */
const MEANING_SHARE = 0.7;
/** Meanings of -6 and 6 are none and full. */
const MEANING_REACH = 6;
/** Hits of one search. */
export const MOST_HITS = 8;
/** What a passage for other circumstances loses, so that it comes first only where nothing else fits nearly as well. */
const ELSEWHERE = 0.2;
/** What a passage wins that is written for somebody as young or as old as was told. */
const THAT_AGE = 0.25;
/** From here on the passage is asked for as people ask for it. */
const ASKED_SO = 0.75;
const NEARLY = 0.8;

/** Words of questions whose mending is remembered, in each language. */
const MOST_WORDS = 2_000;

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
  circumstances: Circumstances,
): Search {
  const shelves = shelvesOf(articles, index.passages);
  const mendIn = (language: Language) =>
    remember(MOST_WORDS, (word) => mend(word, index.spellings[language], index.known));
  const mended = { en: mendIn('en'), sw: mendIn('sw'), fr: mendIn('fr') };
  const read = (text: string, language: Language) =>
    vocabulary.analyse(vocabulary.wordsOf(text, language), language);
  return {
    passageAt: (key, language) => shelves[language].passages[shelves[language].byKey.get(key) ?? -1],
    topicsOf: (text, language) => read(text, language).topics,
    find(question, language, { about = [], aspect = '', after = [], facts } = {}) {
      const written = vocabulary.wordsOf(question, language);
      const words = written.map(mended[language]);
      const earlier = { topics: [...about], terms: aspectsOf(read(aspect, language)) };
      const own = vocabulary.analyse(words, language);
      const inLanguage = (other: Language) =>
        lazily(() => joined(other === language ? own : vocabulary.analyse(words, other), earlier));
      const analysed = { en: inLanguage('en'), sw: inLanguage('sw'), fr: inLanguage('fr') };
      const asked = { analyse: (other: Language) => analysed[other](), trigrams: trigramsOf(words) };
      const { terms, topics } = asked.analyse(language);
      const comparison = compare(shelves, language, asked);
      const meanings = meaningsOf(index.meaning, meaningFeatures(words, terms));
      const isElsewhere = circumstances.elsewhere({ terms, after, facts });
      const isOfThatAge = circumstances.ofThatAge(facts);
      const hasSlips = words.some((word, at) => word !== written[at]);
      return {
        hits: toldFirst(bestHits(shelves[language], comparison, meanings, { isElsewhere, isOfThatAge })).map(
          (hit) => withNarrow(hit, () => narrowIn(shelves, hit.passage, asked)),
        ),
        terms,
        topics,
        writtenTopics: hasSlips ? vocabulary.analyse(written, language).topics : own.topics,
        length: written.length,
      };
    },
  };
}

/** Most hits are never said, so what is asked of them is only found out when it is. */
function withNarrow(hit: Hit, find: () => NarrowQuestion | undefined): Hit {
  const found = lazily(find);
  return Object.defineProperty({ ...hit }, 'narrow', { get: found, enumerable: true });
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

/** Hits are made only of the passages that score best: there are hundreds. */
function bestHits(
  { passages, sections, naming }: Shelf,
  { fits, likeness }: Comparison,
  meanings: Float64Array,
  { isElsewhere, isOfThatAge }: Record<'isElsewhere' | 'isOfThatAge', (passage: Passage) => boolean>,
): Hit[] {
  const meaningOf = (at: number) => meaningFrom(meanings[sections[at] ?? 0] ?? 0);
  const scores = likeness.map((like, at) => (like > 0 ? like + MEANING_SHARE * meaningOf(at) : -Infinity));
  passages.forEach((passage, at) => {
    if (isElsewhere(passage)) scores[at] = (scores[at] ?? 0) - ELSEWHERE;
    else if (isOfThatAge(passage)) scores[at] = (scores[at] ?? 0) + THAT_AGE;
  });
  return highest(scores, MOST_HITS).flatMap((at) => {
    const [passage, score = 0] = [passages[at], scores[at]];
    if (!passage || score === -Infinity) return [];
    return {
      passage,
      score,
      likeness: likeness[at] ?? 0,
      meaning: meaningOf(at),
      fit: fitAt(fits, at),
      naming: naming[at] ?? NAMING.nowhere,
      elsewhere: isElsewhere(passage),
    };
  });
}

/** What nobody has told of is not first where something else is nearly as likely. Whoever asks it in so many words has told. */
function toldFirst(hits: Hit[]): Hit[] {
  const [best] = hits;
  if (!best?.elsewhere || best.fit.ask >= ASKED_SO) return hits;
  const told = hits.find(({ elsewhere, score }) => !elsewhere && score >= NEARLY * best.score);
  return told ? [told, ...hits.filter((hit) => hit !== told)] : hits;
}

/** From 0 to 1. */
function meaningFrom(meaning: number): number {
  return Math.min(1, Math.max(0, 0.5 + meaning / (2 * MEANING_REACH)));
}

/** The places of so many of the highest numbers, the highest first; of equal ones the earlier. */
function highest(numbers: Float64Array, most: number): number[] {
  const places: number[] = [];
  const numberAt = (rank: number) => numbers[places[rank] ?? 0] ?? 0;
  numbers.forEach((number, place) => {
    if (places.length === most && number <= numberAt(most - 1)) return;
    let rank = places.length;
    while (rank > 0 && numberAt(rank - 1) < number) rank -= 1;
    places.splice(rank, 0, place);
    places.length = Math.min(places.length, most);
  });
  return places;
}

import type { NarrowQuestion, Section } from '@salama/content/types.ts';
import type { Term } from '../words/vocabulary.ts';
import type { AskIndex, PassageIndex } from './passage-index.ts';
import { type Listing, listingOf, type Postings } from './postings.ts';

/** The ways to ask for one passage, by their places: the first is its heading. */
export interface AskView {
  count: number;
  /** What the terms of one way to ask weigh together. */
  weightOf(place: number): number;
  /** The places of those that hold a term. */
  holding(term: Term): number[];
}

/** For the few passages that were found, where it decides what is said first. */
export type AskReader = (passage: number) => AskView;

/** A section in one language, the ways to ask for it, and the question's terms there. */
export interface Reading {
  section: Section;
  asks: AskView;
  terms: readonly Term[];
}

/**
 * What tells the narrower questions of a section apart are the words that few of them share. `nearest`: likeness to the nearest
 * ways to ask, by such words; `usual`: how usual the question's words are among the ways to ask; `size`: how many these are; `own`: what
 * speaks for the section's own beginning. Of 6,000 ways to ask, each
 * left out of the index, 85 of 100 for a section and 58 for a narrower question find their own answer, 28 of the latter the
 * beginning, 14 another lead. By likeness alone these were 84, 45, 40 and 15.
 */
const WEIGHTS = { nearest: 6, usual: 1.5, size: 0.75, own: 0.2 } as const;
/** A group counts by its nearest way to ask and, less, the next one: one word can make two messages alike by chance. */
const NEAREST = { first: 0.7, second: 0.3 } as const;
/** How often a word stands in a group that has not shown it yet. */
const UNSEEN = 0.2;

export function createAskReader({ terms: { size: passages }, asks }: PassageIndex): AskReader {
  const starts = startsOf(asks, passages);
  return (passage) => {
    const [from, to] = [starts[passage] ?? 0, starts[passage + 1] ?? 0];
    return {
      count: to - from,
      weightOf: (place) => asks.idfSum[from + place] || 1,
      holding: (term) => placesIn(asks.terms, listingOf(asks.terms, term), from, to),
    };
  };
}

/** The narrower question that is asked; undefined where the section's own beginning answers. `own`: the question's terms in its language. */
export function narrowQuestion(
  { questions }: Section,
  own: readonly Term[],
  readings: readonly Reading[],
): NarrowQuestion | undefined {
  const groups = readings.map(({ section, asks }) =>
    Array.from({ length: asks.count }, (_, place) => groupOf(section.questions, place)),
  );
  const sizes = Array.from({ length: questions.length + 1 }, () => 0);
  for (const group of groups.flat()) sizes[group] = (sizes[group] ?? 0) + 1;
  const counts = countsOf(own, readings, groups, sizes.length);
  const nearest = nearestIn(readings, groups, counts);
  const [beginning = 0, ...narrower] = sizes.map(
    (size, group) =>
      WEIGHTS.nearest * (nearest[group] ?? 0) +
      WEIGHTS.usual * usualIn(group, size, own, counts) +
      WEIGHTS.size * Math.log(1 + size),
  );
  const best = narrower.indexOf(Math.max(...narrower));
  const isAsked = (narrower[best] ?? 0) > beginning + WEIGHTS.own && (nearest[best + 1] ?? 0) > 0;
  return isAsked ? questions[best] : undefined;
}

/** For each term in how many ways to ask of each group it stands, in all languages together. */
type Counts = ReadonlyMap<Term, readonly number[]>;

function countsOf(
  own: readonly Term[],
  readings: readonly Reading[],
  groups: readonly number[][],
  size: number,
): Counts {
  const terms = new Set([...own, ...readings.flatMap((reading) => reading.terms)]);
  return new Map(
    [...terms].map((term) => {
      const counts = Array.from({ length: size }, () => 0);
      readings.forEach(({ asks }, at) => {
        for (const place of asks.holding(term)) {
          const group = groups[at]?.[place] ?? 0;
          counts[group] = (counts[group] ?? 0) + 1;
        }
      });
      return [term, counts];
    }),
  );
}

/** How much a term tells the groups apart; nothing where none has it. */
function tellingOf(counts: readonly number[] = []): number {
  const holders = counts.filter((count) => count > 0).length;
  return holders === 0 ? 0 : Math.log((counts.length + 0.5) / holders);
}

function nearestIn(readings: readonly Reading[], groups: readonly number[][], counts: Counts): number[] {
  const nearest: [number, number][] = [];
  readings.forEach(({ asks, terms }, at) => {
    const telling = terms.map((term) => tellingOf(counts.get(term)));
    const whole = telling.reduce((sum, one) => sum + one, 0) || 1;
    const shared = new Float64Array(asks.count);
    terms.forEach((term, number) => {
      for (const place of asks.holding(term)) shared[place] = (shared[place] ?? 0) + (telling[number] ?? 0);
    });
    shared.forEach((amount, place) => {
      const group = groups[at]?.[place] ?? 0;
      const like = amount / Math.sqrt(whole * asks.weightOf(place));
      const [first, second] = nearest[group] ?? [0, 0];
      nearest[group] = like > first ? [like, first] : [first, Math.max(like, second)];
    });
  });
  return nearest.map(([first, second]) => NEAREST.first * first + NEAREST.second * second);
}

/** The mean logarithm of how often each of the question's words stands in a way to ask of the group. */
function usualIn(group: number, size: number, own: readonly Term[], counts: Counts): number {
  const known = own.flatMap((term) => {
    const held = counts.get(term) ?? [];
    return held.some((count) => count > 0) ? [held[group] ?? 0] : [];
  });
  return known.reduce((sum, held) => sum + Math.log((held + UNSEEN) / (size + 1)), 0) / (own.length || 1);
}

/** 0 for the section itself, else one more than the place of the narrower question. The heading stands before the asks. */
function groupOf(questions: readonly NarrowQuestion[], at: number): number {
  return questions.findLastIndex(({ firstAsk }) => at > firstAsk) + 1;
}

/** Where the ways to ask for each passage begin; that of the next is where they end. */
function startsOf({ passageNumbers }: AskIndex, passages: number): Uint32Array {
  const starts = new Uint32Array(passages + 1);
  for (const passage of passageNumbers) starts[passage + 1] = (starts[passage + 1] ?? 0) + 1;
  for (let at = 0; at < passages; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  return starts;
}

/** Documents of a listing from `from` to below `to`, counted from `from`. */
function placesIn({ documents }: Postings, listing: Listing, from: number, to: number): number[] {
  const places: number[] = [];
  for (let at = firstFrom(documents, listing, from); at < listing.to; at += 1) {
    const document = documents[at] ?? to;
    if (document >= to) break;
    places.push(document - from);
  }
  return places;
}

/** The first place of a rising list that holds `least` or more. */
function firstFrom(documents: Postings['documents'], { from, to }: Listing, least: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((documents[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

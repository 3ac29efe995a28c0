import { mixedHash } from '@salama/words/hash.ts';
import { remember } from '@salama/words/remember.ts';
import { BUCKETS } from './features.ts';

/**
 * A wording of an idea: `{ idea: 'bleeding', words: ['saign*'] }`. Ideas are shared by the languages, so that what was
 * learned from "saigne" is known of "natoka damu". A word may be `begin*`, `*end`, `*within*` or a number `#4-43`.
 */
export interface Wording {
  idea: string;
  words: string[];
}

/** What a message speaks of: each idea and each pair of them, as buckets below `BUCKETS`. */
export type IdeaReader = (words: readonly string[]) => number[];

/** How many features stand for an idea: it says more than a word, of which there are always many. */
const COPIES = 4;
/** Words of messages whose wordings are remembered: a number begins many. */
const MOST_WORDS = 2_000;

export function createIdeaReader(wordings: readonly Wording[]): IdeaReader {
  // By its own name, so that a new idea leaves what is known of the others where it was.
  const numbers = new Map(wordings.map(({ idea }) => [idea, mixedHash(idea)]));
  const beginningWith = remember(MOST_WORDS, indexByFirst(wordings, numbers));
  return (words) => {
    const found = new Set<number>();
    words.forEach((word, at) => {
      for (const { idea, rest } of beginningWith(word)) {
        if (!found.has(idea) && rest.every((test, next) => test(words[at + 1 + next]))) found.add(idea);
      }
    });
    return featuresOfIdeas([...found].sort((a, b) => a - b));
  };
}

/** Plain loops, for this is done for every stretch of every message. */
function featuresOfIdeas(ideas: readonly number[]): number[] {
  const features: number[] = [];
  for (let first = 0; first < ideas.length; first += 1) {
    for (let second = first; second < ideas.length; second += 1) {
      for (let copy = 0; copy < COPIES; copy += 1) {
        features.push(bucketOf(ideas[first] ?? 0, ideas[second] ?? 0, copy));
      }
    }
  }
  return features;
}

/** An idea with itself is the idea alone. */
function bucketOf(idea: number, other: number, copy: number): number {
  let value = Math.imul(Math.imul(idea, 31) + Math.imul(other, 7) + copy + 1, 2654435761);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return ((value ^ (value >>> 13)) >>> 0) % BUCKETS;
}

/** A wording made ready: which idea, and what its words after the first must be. */
interface Candidate {
  idea: number;
  rest: Test[];
}

type Test = (word: string | undefined) => boolean;

/** Finds the wordings that may begin with a word, without trying each. */
function indexByFirst(wordings: readonly Wording[], numbers: ReadonlyMap<string, number>) {
  const whole = new Map<string, Candidate[]>();
  const beginnings = new Map<string, Candidate[]>();
  const endings = new Map<string, Candidate[]>();
  const amounts: { test: Test; candidate: Candidate }[] = [];
  const inside: { piece: string; candidate: Candidate }[] = [];
  for (const { idea, words } of wordings) {
    const [first = '', ...rest] = words;
    const candidate = { idea: numbers.get(idea) ?? 0, rest: rest.map(testOf) };
    const bare = first.replaceAll('*', '');
    if (first.startsWith('#')) amounts.push({ test: testOf(first), candidate });
    else if (!first.includes('*')) add(whole, bare, candidate);
    else if (!first.startsWith('*')) add(beginnings, bare, candidate);
    else if (!first.endsWith('*')) add(endings, bare, candidate);
    else inside.push({ piece: bare, candidate });
  }
  return (word: string): Candidate[] => {
    if (/^\d/.test(word)) return amounts.filter(({ test }) => test(word)).map(({ candidate }) => candidate);
    const found = [...(whole.get(word) ?? NONE)];
    for (let length = 1; length <= word.length; length += 1) {
      found.push(...(beginnings.get(word.slice(0, length)) ?? NONE));
      found.push(...(endings.get(word.slice(-length)) ?? NONE));
    }
    for (const { piece, candidate } of inside) if (word.includes(piece)) found.push(candidate);
    return found;
  };
}

const NONE: readonly Candidate[] = [];

function add(index: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = index.get(key);
  if (list) list.push(candidate);
  else index.set(key, [candidate]);
}

function testOf(part: string): Test {
  const [, from, to] = /^#(\d+)-(\d+)$/.exec(part) ?? [];
  if (from && to) return (word = '') => /^\d+$/.test(word) && +word >= +from && +word <= +to;
  const bare = part.replaceAll('*', '');
  if (!part.includes('*')) return (word) => word === bare;
  if (!part.startsWith('*')) return (word) => word?.startsWith(bare) ?? false;
  if (!part.endsWith('*')) return (word) => word?.endsWith(bare) ?? false;
  return (word) => word?.includes(bare) ?? false;
}

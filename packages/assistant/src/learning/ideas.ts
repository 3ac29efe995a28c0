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

export function createIdeaReader(wordings: readonly Wording[]): IdeaReader {
  const ideas = [...new Set(wordings.map(({ idea }) => idea))].sort();
  const numbers = new Map(ideas.map((idea, at) => [idea, at]));
  const byFirst = indexByFirst(wordings);
  return (words) => {
    const found = new Set<number>();
    words.forEach((word, at) => {
      for (const {
        idea,
        words: [, ...rest],
      } of byFirst(word)) {
        if (rest.every((part, next) => fits(part, words[at + 1 + next]))) found.add(numbers.get(idea) ?? 0);
      }
    });
    return featuresOfIdeas([...found].sort((a, b) => a - b));
  };
}

function featuresOfIdeas(ideas: readonly number[]): number[] {
  return ideas.flatMap((idea, at) =>
    [idea, ...ideas.slice(at + 1)].flatMap((other) =>
      Array.from({ length: COPIES }, (_, copy) => bucketOf(idea, other, copy)),
    ),
  );
}

/** An idea with itself is the idea alone. */
function bucketOf(idea: number, other: number, copy: number): number {
  let value = Math.imul((idea << 16) + (other << 3) + copy + 1, 2654435761);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return ((value ^ (value >>> 13)) >>> 0) % BUCKETS;
}

/** Finds the wordings that may begin with a word, without trying each. */
function indexByFirst(wordings: readonly Wording[]): (word: string) => Wording[] {
  const whole = new Map<string, Wording[]>();
  const beginnings = new Map<string, Wording[]>();
  const others: Wording[] = [];
  for (const wording of wordings) {
    const first = wording.words[0] ?? '';
    if (!/[*#]/.test(first)) add(whole, first, wording);
    else if (/^[^*#]+\*$/.test(first)) add(beginnings, first.slice(0, -1), wording);
    else others.push(wording);
  }
  const longest = Math.max(0, ...[...beginnings.keys()].map((text) => text.length));
  return (word) => {
    const found = [...(whole.get(word) ?? [])];
    for (let length = 1; length <= Math.min(longest, word.length); length += 1) {
      found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    }
    found.push(...others.filter(({ words }) => fits(words[0] ?? '', word)));
    return found;
  };
}

function add(index: Map<string, Wording[]>, key: string, wording: Wording): void {
  const list = index.get(key);
  if (list) list.push(wording);
  else index.set(key, [wording]);
}

function fits(part: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  const [, from, to] = /^#(\d+)-(\d+)$/.exec(part) ?? [];
  if (from && to) return /^\d+$/.test(word) && Number(word) >= Number(from) && Number(word) <= Number(to);
  const bare = part.replaceAll('*', '');
  if (!part.includes('*')) return word === bare;
  if (!part.startsWith('*')) return word.startsWith(bare);
  return part.endsWith('*') ? word.includes(bare) : word.endsWith(bare);
}

import { editDistance } from '@salama/words/edit-distance.ts';
import type { SearchIndex, SearchSection } from '../../content/contents.ts';
import { unpackWords, wordsOf } from '../../content/search-words.ts';

/** How much a hit counts when the word is only begun, or misspelt. */
const BEGUN = 0.7;
const MISSPELT = 0.5;
/** And when the heading says it. */
const IN_HEADING = 1.6;
/** Words that share a beginning with what was typed, at most: "con" begins hundreds. */
const MOST_BEGUN = 40;
const MOST_FOUND = 8;
/** Shorter words differ too little from each other to be guessed. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

export type SectionSearch = (query: string) => SearchSection[];

/** Finds sections by the words in them, best first: beginnings of words count, small misspellings are forgiven. */
export function createSectionSearch(index: SearchIndex): SectionSearch {
  const places = unpackWords(index);
  const sorted = [...places.keys()];
  const headings = index.sections.map(({ heading }) => new Set(wordsOf(heading)));
  return (query) => {
    const scores = new Map<number, { words: number; weight: number }>();
    const asked = [...new Set(wordsOf(query))];
    for (const word of asked) {
      for (const [at, weight] of hitsOf(word, places, sorted, headings)) {
        const known = scores.get(at) ?? { words: 0, weight: 0 };
        scores.set(at, { words: known.words + 1, weight: known.weight + weight });
      }
    }
    const telling = asked.filter((word) => places.get(word)?.length !== 0).length;
    return [...scores]
      .filter(([, { words }]) => words * 2 >= telling)
      .sort(([one, a], [other, b]) => b.words - a.words || b.weight - a.weight || one - other)
      .slice(0, MOST_FOUND)
      .flatMap(([at]) => index.sections[at] ?? []);
  };
}

/** Section and weight of every place of a word: rarer words count more. */
function hitsOf(
  word: string,
  places: ReadonlyMap<string, number[]>,
  sorted: readonly string[],
  headings: readonly ReadonlySet<string>[],
): Map<number, number> {
  const hits = new Map<number, number>();
  for (const [meant, share] of meaningsOf(word, places, sorted)) {
    const at = places.get(meant) ?? [];
    const weight = share * Math.log(1 + headings.length / at.length);
    for (const section of at) {
      const here = headings[section]?.has(meant) ? weight * IN_HEADING : weight;
      hits.set(section, Math.max(hits.get(section) ?? 0, here));
    }
  }
  return hits;
}

function meaningsOf(
  word: string,
  places: ReadonlyMap<string, number[]>,
  sorted: readonly string[],
): [string, number][] {
  const begun =
    word.length > 2
      ? sorted.filter((known) => known !== word && known.startsWith(word)).slice(0, MOST_BEGUN)
      : [];
  const meanings: [string, number][] = begun.map((known) => [known, BEGUN]);
  if (places.has(word)) return [[word, 1], ...meanings];
  if (meanings.length > 0) return meanings;
  return sorted.filter((known) => isNear(word, known)).map((known) => [known, MISSPELT]);
}

/** Whether somebody may have meant `known`: a letter wrong, missing, too many, or two swapped; twice in long words. */
export function isNear(written: string, known: string): boolean {
  const length = Math.min(written.length, known.length);
  if (length < ONE_SLIP_FROM) return false;
  const most = length >= TWO_SLIPS_FROM ? 2 : 1;
  return editDistance(written, known, most) <= most;
}

/**
 * Where something stands in a text: stretches of words in the order of their first, and of their last where that is
 * the same, none twice. Each is one number, `placeOf(first, last)`, so that a text of one word repeated stays cheap.
 */
export type Places = readonly number[];

export const NOWHERE: Places = [];

/** Words of the longest stretch: no phrase of a pattern comes near it. */
const LONGEST = 256;

/** The words from `first` to `last`, counted from 0; fewer than 256. */
export function placeOf(first: number, last: number): number {
  return first * LONGEST + last - first;
}

export function firstWordOf(place: number): number {
  return Math.floor(place / LONGEST);
}

export function lastWordOf(place: number): number {
  return firstWordOf(place) + (place % LONGEST);
}

/** All places of the lists. A single list is given back as it is: most lists of alternatives have one that occurs. */
export function unite(lists: readonly Places[], work: Work): Places {
  let left = [...new Set(lists)];
  while (left.length > 1) {
    const merged: Places[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [one, other] = [left[at] ?? NOWHERE, left[at + 1]];
      merged.push(other ? merge(one, other, work) : one);
    }
    left = merged;
  }
  return left[0] ?? NOWHERE;
}

/** What is counted of the work on a text: places looked at or written. */
export interface Work {
  steps: number;
}

function merge(one: Places, other: Places, work: Work): Places {
  work.steps += one.length + other.length;
  const merged: number[] = [];
  let [at, beside] = [0, 0];
  while (at < one.length || beside < other.length) {
    const [next, rival] = [one[at] ?? Infinity, other[beside] ?? Infinity];
    merged.push(Math.min(next, rival));
    if (next <= rival) at += 1;
    if (rival <= next) beside += 1;
  }
  return merged;
}

/**
 * Each place of `opening` with each of `next` that begins at most `reach` words after it and may follow: `follows` is
 * asked with the last word of one and the first of the other.
 */
export function join(
  opening: Places,
  next: Places,
  reach: number,
  follows: (last: number, first: number) => boolean,
  work: Work,
): Places {
  const joined: number[] = [];
  let near = 0;
  for (const place of opening) {
    const [first, last] = [firstWordOf(place), lastWordOf(place)];
    while (near < next.length && firstWordOf(next[near] ?? 0) <= first) near += 1;
    work.steps += 1;
    for (let at = near; at < next.length; at += 1) {
      const follower = next[at] ?? 0;
      const begins = firstWordOf(follower);
      work.steps += 1;
      if (begins > last + reach) break;
      const ends = lastWordOf(follower);
      if (begins > last && ends - first < LONGEST && follows(last, begins))
        insert(joined, placeOf(first, ends));
    }
  }
  return joined;
}

/** Puts a place where it belongs: at the end, or among the few that begin with the same word. */
function insert(places: number[], place: number): void {
  let at = places.length;
  while (at > 0 && (places[at - 1] ?? 0) > place) at -= 1;
  if (places[at - 1] !== place) places.splice(at, 0, place);
}

/** Whether some stretch of so many words holds one place of each list. Goes through the text once, from its end. */
export function lieWithin(lists: readonly Places[], within: number, work: Work): boolean {
  if (lists.some(({ length }) => length === 0)) return false;
  const left = lists.map(({ length }) => length - 1);
  const nearest = lists.map(() => Infinity);
  for (;;) {
    const start = latestStart(lists, left);
    if (start < 0) return false;
    let held = 0;
    for (let list = 0; list < lists.length; list += 1) {
      const last = nearestEnd(lists[list] ?? NOWHERE, left, list, start, work);
      nearest[list] = Math.min(nearest[list] ?? Infinity, last);
      if ((nearest[list] ?? Infinity) < start + within) held += 1;
    }
    if (held === lists.length) return true;
  }
}

/** Where the last of the places begins that were not looked at yet; below 0 when all were. */
function latestStart(lists: readonly Places[], left: readonly number[]): number {
  let latest = -1;
  for (let list = 0; list < lists.length; list += 1) {
    const place = lists[list]?.[left[list] ?? -1];
    if (place !== undefined) latest = Math.max(latest, firstWordOf(place));
  }
  return latest;
}

/** Looks at what is left of a list from a word on. */
function nearestEnd(places: Places, left: number[], list: number, start: number, work: Work): number {
  let [at, nearest] = [left[list] ?? -1, Infinity];
  for (; at >= 0 && firstWordOf(places[at] ?? 0) >= start; at -= 1) {
    work.steps += 1;
    nearest = Math.min(nearest, lastWordOf(places[at] ?? 0));
  }
  left[list] = at;
  return nearest;
}

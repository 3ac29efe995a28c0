/** What one language, or all together, says of a sign. Parts with the same name are one sign. */
export interface SignPart {
  name: string;
  /** Every part has the same number of places, in the same order. */
  pattern: string;
}

/** A pattern taken apart: what must occur, place by place, what must not, and within how many words. */
export interface SignPlaces {
  needed: string[];
  never: string[];
  /** `~20`, or nothing. */
  within: string;
}

/** A place that has no word in a language: those of the others stand there. */
const NO_WORD = '-';
const AFFIRMED = '^';

/**
 * The signs as they are looked for: each place takes the words of all parts, so that a message may mix languages, and what
 * one part rules out is ruled out. A sign with a place that has no word in any of the parts cannot occur and is left out.
 */
export function joinParts(parts: readonly SignPart[]): SignPart[] {
  const joined = new Map<string, SignPlaces>();
  for (const { name, pattern } of parts) {
    const places = placesOf(pattern);
    const known = joined.get(name);
    joined.set(name, known ? joinPlaces(known, places) : places);
  }
  return [...joined]
    .filter(([, { needed }]) => !needed.includes(NO_WORD))
    .map(([name, places]) => ({ name, pattern: patternOf(places) }));
}

export function placesOf(pattern: string): SignPlaces {
  const terms = pattern.trim().split(/\s+/).filter(Boolean);
  const never = terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1));
  const within = terms.find((term) => /^~\d+$/.test(term)) ?? '';
  return { needed: terms.filter((term) => !/^!|^~\d+$/.test(term)), never, within };
}

function joinPlaces(one: SignPlaces, other: SignPlaces): SignPlaces {
  return {
    needed: one.needed.map((place, at) => joinWords(place, other.needed[at] ?? NO_WORD)),
    never: [...one.never, ...other.never],
    within: one.within,
  };
}

function joinWords(one: string, other: string): string {
  if (other === NO_WORD) return one;
  if (one === NO_WORD) return other;
  const mark = one.startsWith(AFFIRMED) ? AFFIRMED : '';
  return mark + eachOnce([one, other.slice(mark.length)].join('|').slice(mark.length));
}

function patternOf({ needed, never, within }: SignPlaces): string {
  const excluded = never.length > 0 ? [`!${eachOnce(never.join('|'))}`] : [];
  return [...needed, ...excluded, ...(within ? [within] : [])].join(' ');
}

function eachOnce(words: string): string {
  return [...new Set(words.split('|'))].join('|');
}

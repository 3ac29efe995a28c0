const SHORTEST = 4;

/** The longest first: nouns from verbs, then verb endings, then number and gender. */
const ENDINGS = [
  'issements',
  'issement',
  'erait',
  'erais',
  'eront',
  'erons',
  'ements',
  'ement',
  'antes',
  'ante',
  'ants',
  'eras',
  'erai',
  'erez',
  'aient',
  'ions',
  'iez',
  'ees',
  'ent',
  'ons',
  'ant',
  'ait',
  'ais',
  'era',
  'er',
  'ez',
  'ee',
  'es',
  'ai',
  'as',
  'e',
  's',
  'x',
  'a',
] as const;

/** Cuts one ending, leaving at least four letters: "saigne", "saigner", "saignement" give "saign". */
export function stemFrench(word: string): string {
  const ending = ENDINGS.find((item) => word.endsWith(item) && word.length - item.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

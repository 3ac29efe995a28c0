import { nextRandom } from '@salama/words/random.ts';
import type { PatternScanner, PatternWords, Scannable } from '../scanner.ts';

/** Rules and the words that their patterns share. */
export interface RuleBook {
  words: PatternWords;
  rules: readonly Scannable[];
}

const DRAWN = 400;
const CHARACTERS = 2_000;
/** Of the work on a text that is half as long. */
const STEEP = 2.2;

/** Of some hundred hostile texts those that cost a scanner more than twice the work when they are twice as long. */
export function steepUnits(
  book: RuleBook,
  scanner: PatternScanner<Scannable>,
  { drawn, seed } = { drawn: DRAWN, seed: 1 },
) {
  const workOn = (text: string) => {
    const before = scanner.work.steps;
    scanner.scan(text);
    return scanner.work.steps - before;
  };
  return drawUnits(piecesOf(book), drawn, seed).flatMap((unit) => {
    const text = repeated(unit, CHARACTERS / 2);
    const [short, long] = [workOn(text), workOn(text + text)];
    return long > STEEP * short ? [{ unit, short, long }] : [];
  });
}

/** What patterns are made of, as one would type it: each word, each number, each phrase. */
export function piecesOf({ words, rules }: RuleBook): string[] {
  const patterns = rules.flatMap(({ signs, unless, about = [] }) => [...signs, ...unless, ...about]);
  const terms = [...patterns, ...Object.values(words.groups).flat(), ...Object.keys(words.rewrites)]
    .flatMap((pattern) => pattern.split(/[\s|]+/))
    .filter((term) => !/^~\d+$/.test(term));
  const phrases = terms.map((term) => term.replace(/<[a-z-]+>|[!^=*]/g, '').split(/[_+#-]+/));
  return [...new Set(phrases.flatMap((phrase) => [phrase.join(' ').trim(), ...phrase]))].filter(Boolean);
}

/** Signs with which a text can be filled, and what is read as more than it is. */
export const SIGNS = [
  ..."abjkx05.!?',;-/@$_+#(é١\n",
  'œ',
  'ﬃ',
  '㎏',
  'Ⅷ',
  'ﷺ',
  "j'",
  'a1',
  '1,',
  '!\n',
  '. ',
];
const BREAKS = [' ', ' ', ' ', '', '. '];
const MANY = 20;

/**
 * So many pieces of text to be repeated, always the same for a seed: one, two, three or many of `pieces` or of the
 * signs that a text can be filled with.
 */
export function drawUnits(pieces: readonly string[], count: number, seed = 1): string[] {
  let state = seed;
  const draw = <T>(from: readonly T[]): T => {
    state = nextRandom(state);
    return from[Math.floor((state / 2 ** 32) * from.length)] as T;
  };
  const drawPiece = () => draw(draw([pieces, pieces, pieces, SIGNS]));
  return Array.from({ length: count }, () => {
    const length = draw([1, 1, 2, 2, 3, 3, MANY]);
    return Array.from({ length }, () => drawPiece() + draw(BREAKS)).join('');
  });
}

/** The unit over and over, as often as it fits in so many characters; once at least. */
export function repeated(unit: string, characters: number): string {
  return unit.repeat(Math.max(1, Math.floor(characters / unit.length)));
}

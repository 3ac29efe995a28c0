import type { ContactWords } from '@salama/content/moderation-types.ts';
import { createAmountMask } from './amounts.ts';
import { createDigitReader, type DigitGroup, gluedNumbers } from './digit-groups.ts';
import { FIELD_BREAK } from './plain-text.ts';

/** Kenya, Tanzania, Uganda, Rwanda, Burundi, DR Congo, France, with their country codes. */
const INTERNATIONAL =
  /^(?:00)?(?:254[17]\d{8}|255[267]\d{8}|256[2-7]\d{8}|250[27]\d{8}|257[267]\d{7}|243[89]\d{8}|33[1-9]\d{8})$/;
/** The same countries as written at home; Burundi's eight digits have no leading zero. */
const NATIONAL = /^0[1-9]\d{8}$/;
const BURUNDI = /^[67][1-9]\d{6}$/;
/** Fewer digits are a short code, a price or a result. */
const FEWEST_DIGITS = 7;
const MANY_DIGITS = 9;
/** From so many number words on, seven digits are no counting. */
const SPELLED_GROUPS = 5;
/** A number in pieces stands within so many words. */
const WORDS_BETWEEN = 4;
const MOST_GROUPS = 12;
/** 00, three of the country, nine of the line. */
const MOST_DIGITS = 14;
const DIGIT = /\d/;

/** Says whether a plain text holds a telephone number, in digits or words, whole or in pieces. */
export function createPhoneFinder(words: ContactWords, helplines: readonly string[]) {
  const maskAmounts = createAmountMask(words);
  const readGroups = createDigitReader(words);
  const allowed = new Set(helplines);
  const spelled = new RegExp(
    `\\b(?:${Object.keys(words.numbers).join('|')}|${gluedNumbers(words).source})\\b`,
  );
  const isPhone = (run: readonly DigitGroup[]) => holdsPhone(run, allowed);

  return (text: string): boolean => {
    if (!DIGIT.test(text) && !spelled.test(text)) return false;
    const groups = readGroups(maskAmounts(text));
    const together = runsOf(groups, ({ wordsBefore }) => wordsBefore === 0);
    return together.some(isPhone) || isScattered(groups, 2) || isScattered(readGroups(text), 3);
  };
}

function runsOf(groups: readonly DigitGroup[], joins: (group: DigitGroup) => boolean): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  for (const group of groups) {
    const last = runs.at(-1);
    if (last && joins(group)) last.push(group);
    else runs.push([group]);
  }
  return runs;
}

function holdsPhone(run: readonly DigitGroup[], allowed: ReadonlySet<string>): boolean {
  const all = joined(run);
  if (all.length < FEWEST_DIGITS || allowed.has(all)) return false;
  if (run.every(({ digits }) => allowed.has(digits))) return false;
  const isForeign = (digits: string) => isShaped(digits) && !allowed.has(digits);
  if (run.some((_, at) => stretchesFrom(run, at).some(isForeign))) return true;
  if (isBurundian(run)) return true;
  if (isList(run)) return false;
  if (run[0]?.gap.endsWith('+')) return all.length >= MANY_DIGITS;
  const inWords = run.filter(({ spelled }) => spelled).length;
  if (inWords >= SPELLED_GROUPS) return true;
  return run.some(({ digits }) => digits.length >= FEWEST_DIGITS) || all.length >= MANY_DIGITS;
}

/**
 * Pieces with other words or another field between them: only a full number counts, whose first piece has so
 * many digits. Three digits with a leading zero begin no amount: then even a year may be a piece.
 */
function isScattered(groups: readonly DigitGroup[], firstPiece: number): boolean {
  const near = ({ wordsBefore, gap }: DigitGroup) =>
    wordsBefore <= WORDS_BETWEEN || gap.includes(FIELD_BREAK);
  return runsOf(groups, near).some((run) =>
    run.some((group, at) => group.digits.length >= firstPiece && stretchesFrom(run, at).some(isShaped)),
  );
}

/** What the groups from here on spell together, one more each time. */
function stretchesFrom(run: readonly DigitGroup[], at: number): string[] {
  const stretches: string[] = [];
  let digits = '';
  for (const group of run.slice(at, at + MOST_GROUPS)) {
    digits += group.digits;
    if (digits.length > MOST_DIGITS) break;
    stretches.push(digits);
  }
  return stretches;
}

function isShaped(digits: string): boolean {
  return NATIONAL.test(digits) || INTERNATIONAL.test(digits);
}

function isBurundian(run: readonly DigitGroup[]): boolean {
  return (
    BURUNDI.test(joined(run)) &&
    (run.length === 4 || run.length === 3) &&
    !run.slice(1).some(({ gap }) => gap.includes(','))
  );
}

/** "28, 30, 27 and 31" or "9, 10, 11, 12, 13": days, ages, days of a month. */
function isList(run: readonly DigitGroup[]): boolean {
  if (run.some(({ digits }) => digits.length > 2 || (digits.length > 1 && digits.startsWith('0'))))
    return false;
  const rises = run.every(({ digits }, at) => at === 0 || Number(digits) > Number(run[at - 1]?.digits));
  return rises || run.every(({ digits, spelled }) => digits.length === 2 && !spelled);
}

function joined(run: readonly DigitGroup[]): string {
  return run.map(({ digits }) => digits).join('');
}

import type { PhoneShape } from '@salama/content/directory-types.ts';
import type { ContactWords } from '@salama/content/moderation-types.ts';
import { createAmountMask } from './amounts.ts';
import { createDigitReader, type DigitGroup, gluedNumbers } from './digit-groups.ts';
import { FIELD_BREAK } from './plain-text.ts';

/** At home most countries write a leading zero and nine digits; those of eight have none. */
const NATIONAL = /^0[1-9]\d{8}$/;
/** Fewer digits are a short code, a price or a result. */
const FEWEST_DIGITS = 7;
const MANY_DIGITS = 9;
/** From so many number words on, seven digits are no counting. */
const SPELLED_GROUPS = 5;
/** A number in pieces stands within so many words. */
const WORDS_BETWEEN = 4;
const MOST_GROUPS = 12;
/** 00, three of the country, ten of the line. */
const MOST_DIGITS = 15;
const DIGIT = /\d/;

/** Says whether a plain text holds a telephone number, in digits or words, whole or in pieces. */
export function createPhoneFinder(
  words: ContactWords,
  helplines: readonly string[],
  phones: readonly PhoneShape[],
) {
  const shapes = shapesOf(phones);
  const maskAmounts = createAmountMask(words);
  const readGroups = createDigitReader(words);
  const allowed = new Set(helplines);
  const spelled = new RegExp(
    `\\b(?:${Object.keys(words.numbers).join('|')}|${gluedNumbers(words).source})\\b`,
  );
  const isPhone = (run: readonly DigitGroup[]) => holdsPhone(run, allowed, shapes);

  return (text: string): boolean => {
    if (!DIGIT.test(text) && !spelled.test(text)) return false;
    const groups = readGroups(maskAmounts(text));
    const together = runsOf(groups, ({ wordsBefore }) => wordsBefore === 0);
    return (
      together.some(isPhone) || isScattered(groups, 2, shapes) || isScattered(readGroups(text), 3, shapes)
    );
  };
}

interface Shapes {
  international: RegExp;
  /** Of eight digits, in pairs. */
  pairs: RegExp;
}

function shapesOf(phones: readonly PhoneShape[]): Shapes {
  const international = phones.map(({ code, line }) => `${code}${line}`).join('|');
  const pairs = phones.flatMap(({ pairs }) => pairs ?? []).join('|');
  return { international: new RegExp(`^(?:00)?(?:${international})$`), pairs: new RegExp(`^(?:${pairs})$`) };
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

function holdsPhone(run: readonly DigitGroup[], allowed: ReadonlySet<string>, shapes: Shapes): boolean {
  const all = joined(run);
  if (all.length < FEWEST_DIGITS || allowed.has(all)) return false;
  if (run.every(({ digits }) => allowed.has(digits))) return false;
  const isForeign = (digits: string) => isShaped(digits, shapes) && !allowed.has(digits);
  if (run.some((_, at) => stretchesFrom(run, at).some(isForeign))) return true;
  if (isInPairs(run, shapes)) return true;
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
function isScattered(groups: readonly DigitGroup[], firstPiece: number, shapes: Shapes): boolean {
  const near = ({ wordsBefore, gap }: DigitGroup) =>
    wordsBefore <= WORDS_BETWEEN || gap.includes(FIELD_BREAK);
  return runsOf(groups, near).some((run) =>
    run.some(
      (group, at) =>
        group.digits.length >= firstPiece &&
        stretchesFrom(run, at).some((digits) => isShaped(digits, shapes)),
    ),
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

function isShaped(digits: string, { international }: Shapes): boolean {
  return NATIONAL.test(digits) || international.test(digits);
}

function isInPairs(run: readonly DigitGroup[], { pairs }: Shapes): boolean {
  return (
    pairs.test(joined(run)) &&
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

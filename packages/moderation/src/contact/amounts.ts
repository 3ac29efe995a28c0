import type { ContactWords } from '@salama/content/moderation-types.ts';

/** What stands in place of a number that is no telephone: a word, so that it also parts its neighbours. */
const AMOUNT = ' amount ';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const ALONE_BEFORE = '(?<!\\d[ ./-]?)';
const ALONE_AFTER = '(?![ ./-]?\\d)';

const FIXED_FORMS = [
  `${YEAR}([-/.])${MONTH}\\1${DAY}${ALONE_AFTER}`,
  `${ALONE_BEFORE}${DAY}([-/.])${MONTH}\\1(?:19|20)?\\d\\d${ALONE_AFTER}`,
  `${ALONE_BEFORE}${YEAR}(?: ?[-/,] ?${YEAR})*${ALONE_AFTER}`,
  `(?<!\\d)[0-2]?\\d ?[:h] ?[0-5]\\d(?!\\d)(?!:)`,
  `${ALONE_BEFORE}[1-9]\\d{0,2}([ ,.'])(?:\\d{3}\\1)*000${ALONE_AFTER}`,
  `${ALONE_BEFORE}[1-9]\\d{0,4}000${ALONE_AFTER}`,
  `${ALONE_BEFORE}\\d{1,3} ?/ ?\\d{1,3}${ALONE_AFTER}`,
  `(?<![\\d,])\\d{1,3},\\d{1,2}(?![ .-]?\\d)(?!,)`,
].map((source) => new RegExp(source, 'g'));

/** Takes out dates, times, prices, doses, ages and results, so that what is left may be a telephone number. */
export function createAmountMask({ units }: Pick<ContactWords, 'units'>) {
  const unit = `(?:${units.map(escapeForPattern).join('|')})`;
  const number = '[1-9]\\d{0,8}(?:[.,]\\d{1,3})*';
  const after = new RegExp(`${ALONE_BEFORE}${number} ?${unit}(?![\\p{L}\\p{N}])`, 'gu');
  const before = new RegExp(`(?<![\\p{L}\\p{N}])${unit} (?:ya |za |la |de )?${number}${ALONE_AFTER}`, 'gu');
  return (text: string): string => {
    let masked = text;
    for (const form of FIXED_FORMS) masked = masked.replace(form, AMOUNT);
    return masked.replace(after, AMOUNT).replace(before, AMOUNT);
  };
}

export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

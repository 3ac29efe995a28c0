import type { Directory } from '@salama/content/directory-types.ts';
import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';

/**
 * Takes out every phone number that stands in no directory, so that no reply can invent one.
 * Hours, weeks, doses, years, percentages and addresses of pages stay.
 */
export function keepKnownNumbers(markdown: string, directories: readonly Directory[]): string {
  const known = new Set([EMERGENCY_NUMBER]);
  for (const { contacts } of directories) for (const { href } of contacts) known.add(lineOf(href));
  const isKnown = (number: string) => known.has(lineOf(number));
  return markdown
    .replace(CALL_LINK, (link, href: string) => (isKnown(href) ? link : ''))
    .split(keptIn(directories))
    .map((part, at) => (at % 2 === 1 ? part : cleanText(part, isKnown)))
    .join('');
}

/** `[116](tel:116)`, `[114](sms:114)` */
const CALL_LINK = /\[[^\]]*\]\(((?:tel|sms):[^)]*)\)/g;
/** Links that stay as they are: the known calls and pages, whose addresses may hold long numbers. */
const KEPT = /\[[^\]]*\]\((?:tel|sms):[^)]*\)|\(https?:[^)]*\)|https?:\S+/;
const LONG_NUMBER = /\+?\(?\d(?:[\d ().\u00a0-]{5,}\d)/g;
const DATES = /^(?:\d{4}-\d{2}-\d{2}|(?:19|20)\d{2} ?- ?(?:19|20)\d{2})$/;
const THOUSANDS = /^[1-9]\d{0,2}(?:[ .\u00a0]\d{3})+$/;
const CALL =
  /\b(?:call|calls|dial|phone|ring|text|sms|whatsapp|hotline|helpline|number|piga|pigia|mpigie|simu|namba|nambari|appelle|appeler|appelez|compose|composer|num[eé]ro|ligne|t[eé]l)\b[^.!?\n]{0,60}[\d ]*/giu;
/** A long number that is still there is known, or no phone number; only short ones are judged here. */
const SHORT_CODE =
  /\+?\(?\d[\d ().\u00a0-]{5,}\d|(?<![\d.,/-])\d{3,6}(?![\d/-]|[.,]\d)(?!\s*(?:%|mg|ml|mcg|g|kg|h|hours?|days?|weeks?|months?|years?|people|women|saa|siku|wiki|miezi|miaka|heures?|jours?|semaines?|mois|ans|femmes)(?![\p{L}]))/gu;
const TWO_DIGITS =
  /\b((?:call|dial|piga|appelle|appeler|appelez|compose)\s+(?:the |le |namba )?\**)(\d{2})(?![\d.,]|\s*(?:h|hours?|saa|heures?|days?|siku|jours?|minutes?)\b)/giu;
const YEAR = /^(?:19|20)\d{2}$/;

/** Beside the links the known numbers that are written in pieces: of `80 333` each half alone is no number. */
function keptIn(directories: readonly Directory[]): RegExp {
  const numbers = directories.flatMap(({ contacts }) => contacts.map(({ number }) => number));
  const pieces = [...new Set(numbers)].filter((number) => /^\d[\d ]* [\d ]*$/.test(number));
  return new RegExp(`(${[KEPT.source, ...pieces.map((number) => `(?<!\\d)${number}(?!\\d)`)].join('|')})`);
}

function cleanText(text: string, isKnown: (number: string) => boolean): string {
  let removed = false;
  const unlessKnown = (number: string) => {
    if (isKnown(number)) return number;
    removed = true;
    return '';
  };
  const cleaned = text
    .replace(LONG_NUMBER, (number) => (isPhoneLike(number) ? unlessKnown(number) : number))
    .replace(CALL, (clause) =>
      clause.replace(SHORT_CODE, (number) =>
        number.length > 6 || YEAR.test(number) ? number : unlessKnown(number),
      ),
    )
    .replace(TWO_DIGITS, (_, before: string, number: string) => before + unlessKnown(number));
  return removed ? cleaned.replace(/\*\*\s*\*\*|\(\s*\)/g, '').replace(/(\S) {2,}/g, '$1 ') : cleaned;
}

function isPhoneLike(number: string): boolean {
  const digits = number.replace(/\D/g, '').length;
  return digits >= 7 && !DATES.test(number.trim()) && !THOUSANDS.test(number.trim());
}

/** The digits that tell lines apart: a national and an international form end in the same nine. */
function lineOf(number: string): string {
  return number.replace(/\D/g, '').slice(-9);
}

const NUMBER = /\d+(?:[.,]\d+)?/g;
const LIST_SIGN = /^\s*\d+[.)]\s/gm;
const MARK = /\[\d+\]/g;
const DOSE =
  /\d+(?:[.,]\d+)?(?=\s*(?:mg|mcg|µg|μg|ug|ml|g|iu|pills?|tablets?|tabs?|comprim[eé]s?|pilules?|cachets?|injections?|doses?|vidonge|tembe|dozi)(?![\p{L}]))|(?<=(?:vidonge|tembe|dozi) )\d+/giu;
/** Counts of a summary ("3 ways") are the model's own; anything with a unit is not. */
const SMALL = 10;
const UNIT =
  /^\s*(?:%|percent|pour ?cent|asilimia|hours?|days?|weeks?|months?|years?|minutes?|saa|siku|wiki|mwezi|miezi|mwaka|miaka|dakika|heures?|jours?|semaines?|mois|ans?|ann[eé]es?|h)(?![\p{L}])/iu;
const UNIT_BEFORE = /(?:saa|siku|wiki|miezi|miaka|dakika|asilimia)\s*$/iu;
/** Hours, days, weeks, months and years of each other. */
const FACTORS = [7, 12, 24, 30, 60];

/**
 * Says whether a text holds a number that its grounds do not: a wrong hour or dose is the mistake of a model that
 * harms most. Doses must stand in the grounds as they are; times may be counted in another unit; `others` (the
 * question, the lines of the directory) may bring ages, days and numbers to call.
 */
export function createNumberCheck(
  grounds: readonly string[],
  others: readonly string[],
): (text: string) => boolean {
  const own = new Set(grounds.flatMap(numbersIn));
  const known = new Set([...own, ...others.flatMap(numbersIn)].flatMap(inOtherUnits));
  return (text) => {
    const bare = text.replace(LIST_SIGN, '').replace(MARK, '');
    const doses = bare.match(DOSE) ?? [];
    if (doses.some((dose) => !own.has(asNumber(dose)))) return true;
    return [...bare.matchAll(NUMBER)].some((match) => {
      const value = asNumber(match[0]);
      return !known.has(value) && !(value <= SMALL && !hasUnit(bare, match));
    });
  };
}

function hasUnit(text: string, { index, 0: number }: RegExpExecArray): boolean {
  return UNIT.test(text.slice(index + number.length)) || UNIT_BEFORE.test(text.slice(0, index));
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(asNumber);
}

function asNumber(number: string): number {
  return Number(number.replace(',', '.'));
}

function inOtherUnits(value: number): number[] {
  return [value, ...FACTORS.flatMap((factor) => [value * factor, value / factor])];
}

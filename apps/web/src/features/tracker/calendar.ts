import type { Language } from '@salama/contract/language.ts';
import { addMonths, type Day, daysInMonth, firstOf, type Month, weekdayOf } from './days.ts';

/** Where a language starts its week when the browser cannot tell: Monday in all three. */
const MONDAY = 1;
/** Where most readers of a language live; `dates.ts` writes English dates the British way too. */
const HOMES: Record<Language, string> = { en: 'en-GB', sw: 'sw-TZ', fr: 'fr-FR' };

/** The weeks of a month; days of its neighbours are absent. `firstWeekday` 1 Monday to 7 Sunday. */
export function weeksOf(month: Month, firstWeekday: number): (Day | undefined)[][] {
  const first = firstOf(month);
  const before = (weekdayOf(first) - firstWeekday + 7) % 7;
  const count = daysInMonth(month.year, month.month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const offset = week * 7 + column - before;
      return offset >= 0 && offset < count ? first + offset : undefined;
    }),
  );
}

/** Weekdays in the order of the columns, 1 Monday to 7 Sunday. */
export function weekdaysFrom(firstWeekday: number): number[] {
  return Array.from({ length: 7 }, (_, column) => ((firstWeekday - 1 + column) % 7) + 1);
}

/**
 * The first day of the week: of the person's own region when the browser speaks the page's language (`sw-KE`), else
 * of the language. 1 Monday to 7 Sunday.
 */
export function firstWeekday(language: Language, browser: string): number {
  const isSpoken = browser.toLowerCase().startsWith(`${language}-`);
  return weekInfoOf(isSpoken ? browser : HOMES[language]) ?? MONDAY;
}

/** Where a key leads from a day of the grid; undefined for keys that mean nothing there. */
export function dayByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  from: Day,
  firstWeekday: number,
): Day | undefined {
  const column = (weekdayOf(from) - firstWeekday + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return from - 7;
    case 'ArrowDown':
      return from + 7;
    case 'Home':
      return from - column;
    case 'End':
      return from - column + 6;
    case 'PageUp':
      return addMonths(from, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** Undefined where the browser does not know. Older ones have a field instead of the method. */
function weekInfoOf(tag: string): number | undefined {
  try {
    const locale: object = new Intl.Locale(tag);
    const ask: unknown = Reflect.get(locale, 'getWeekInfo');
    const info: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'weekInfo');
    const isInfo = typeof info === 'object' && info !== null && 'firstDay' in info;
    return isInfo && typeof info.firstDay === 'number' ? info.firstDay : undefined;
  } catch {
    return undefined;
  }
}

import type { Language } from '@salama/contract/language.ts';

const FORMATS = {
  /** 20 November 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Nov 20 */
  shortDate: { day: 'numeric', month: 'short' },
  /** Friday, November 20, 2026 */
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 09:05 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateFormat = keyof typeof FORMATS;

/** British English for en: the day comes before the month, as in East Africa. */
const LOCALES: Record<Language, string> = { en: 'en-GB', sw: 'sw-KE', fr: 'fr' };
/** The calendar writes English dates as its specification does. */
const AMERICAN: readonly DateFormat[] = ['shortDate', 'longDate'];

/**
 * A moment in the person's words and time zone. A calendar day (`YYYY-MM-DD`) belongs to no zone and keeps its
 * number everywhere; an unreadable value gives ''.
 */
export function formatDate(language: Language, value: string | number | Date, format: DateFormat): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const locale = language === 'en' && AMERICAN.includes(format) ? 'en-US' : LOCALES[language];
  if (isDay) return dayFormat(locale, format).format(moment);
  return new Intl.DateTimeFormat(locale, FORMATS[format]).format(moment);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once each: a month of long dates would otherwise make thirty. */
function dayFormat(locale: string, format: DateFormat): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const known =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...FORMATS[format], timeZone: 'UTC' });
  dayFormats.set(key, known);
  return known;
}

import type { Language } from '@salama/contract/language.ts';
import type { ToldClock } from './clock-reader.ts';

const WEEK = 168;
/** Hours from the first day of the last period to the day on which a baby is due. */
const PREGNANCY = 40 * WEEK;
const HOUR = 3_600_000;

/** What the clock says now, its figures filled in. Undefined while nobody has told when it was. */
export function sayClock(
  { step, clock, hours }: ToldClock,
  language: Language,
  today?: Date,
): string | undefined {
  if (!step || hours === undefined) return undefined;
  const said = step.say[language].replaceAll('{weeks}', String(Math.floor(hours / WEEK)));
  if (!clock.due || !today || hours > PREGNANCY) return said;
  const month = monthOf(new Date(today.getTime() + (PREGNANCY - hours) * HOUR), language);
  return `${said} ${clock.due[language].replace('{month}', month)}`;
}

/** "January 2027" */
function monthOf(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
}

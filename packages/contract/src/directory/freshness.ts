/** Days: a line that nobody has confirmed for so long is said to be unconfirmed, and no release goes out with it. */
export const UNCONFIRMED_AFTER = 180;
/** Days: after so long a line gives way to one of the same use that is fresher. */
export const LAST_AFTER = 365;

const DAY = 86_400_000;

/** Whether so many days or more lie between two ISO dates. */
export function isOlder(date: string, days: number, today: string): boolean {
  return Date.parse(today) - Date.parse(date) >= days * DAY;
}

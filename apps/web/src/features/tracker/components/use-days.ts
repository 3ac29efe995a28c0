import { useLanguage, useMessages } from '../../../lib/messages.tsx';

/** Writes a number of days, also 28.5, as the page's language does. */
export function useDays(): (count: number) => string {
  const { days } = useMessages('tracker');
  const language = useLanguage();
  return (count) =>
    Number.isInteger(count)
      ? days(count)
      : days(count).replace(String(count), new Intl.NumberFormat(language).format(count));
}

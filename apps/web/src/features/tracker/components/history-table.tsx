import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { keyOf } from '../days.ts';
import type { Cycle } from '../statistics.ts';

/** What ribbons and chart show, in words: for screen readers and for who likes figures. */
export function HistoryTable({ cycles }: { cycles: Cycle[] }) {
  const { history, days } = useMessages('tracker');
  const language = useLanguage();
  const { columns } = history;
  return (
    <details className="mt-4">
      <summary className="min-h-11 py-2 font-semibold text-brand-ink text-sm">{history.table}</summary>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {[columns.start, columns.length, columns.period].map((name) => (
              <th key={name} scope="col" className="border-line border-b py-1.5 pr-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...cycles].reverse().map(({ start, length, periodLength, leftOut }) => (
            <tr key={start}>
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {formatDate(language, keyOf(start), 'date')}
              </th>
              <td className="py-1.5 pr-2">
                {days(length)}
                {leftOut && (
                  <span className="block text-ink-soft wrap-anywhere">
                    {leftOut === 'paused' ? history.paused : history.leftOut}
                  </span>
                )}
              </td>
              <td className="py-1.5">{days(periodLength)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

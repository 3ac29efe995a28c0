import { CalendarHeart, Droplet, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { keyOf } from '../days.ts';
import type { Statistics } from '../statistics.ts';
import { useDays } from './use-days.ts';

/** The three figures, each with what it rests on. */
export function StatisticsCard({ statistics }: { statistics: Statistics }) {
  const { statistics: words } = useMessages('tracker');
  const days = useDays();
  const { cycleLength, periodLength, used, leftOut } = statistics;
  return (
    <section
      aria-labelledby="tracker-statistics"
      className="rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 id="tracker-statistics" className="text-xl">
        {words.title}
      </h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-3">
        <Figure
          icon={<Repeat />}
          name={words.cycle}
          value={cycleLength ? days(cycleLength) : words.none}
          isKnown={Boolean(cycleLength)}
        />
        <Figure
          icon={<Droplet />}
          name={words.period}
          value={periodLength ? days(periodLength) : words.none}
          isKnown={Boolean(periodLength)}
        />
        <Next statistics={statistics} />
      </dl>
      <div className="mt-4 flex flex-col gap-1 text-ink-soft text-sm">
        {used > 0 ? (
          <p>
            {words.from(used)} {leftOut > 0 && words.leftOut(leftOut)}
          </p>
        ) : (
          <p>{words.howTo}</p>
        )}
        {periodLength === 1 && <p>{words.singleDays}</p>}
        <Uncertainty statistics={statistics} />
      </div>
    </section>
  );
}

function Next({ statistics: { next, state } }: { statistics: Statistics }) {
  const { statistics: words } = useMessages('tracker');
  const language = useLanguage();
  const unknown = { late: words.lateValue, paused: words.paused, empty: words.none, counting: words.none }[
    state
  ];
  const value = next ? formatDate(language, keyOf(next.day), 'shortDate') : unknown;
  return <Figure icon={<CalendarHeart />} name={words.next} value={value} isKnown={Boolean(next)} />;
}

/** How far the date may be off. */
function Uncertainty({ statistics: { next, late, used, state } }: { statistics: Statistics }) {
  const { statistics: words } = useMessages('tracker');
  const language = useLanguage();
  if (!next) return used > 0 && state === 'counting' ? <p>{words.waiting}</p> : null;
  const short = (day: number) => formatDate(language, keyOf(day), 'shortDate');
  const isRange = next.from !== undefined && next.to !== undefined;
  return (
    <>
      <p>{isRange ? words.range(short(next.from ?? next.day), short(next.to ?? next.day)) : words.noRange}</p>
      {late > 0 && (
        <p>
          {words.after(late)} {words.afterHint}
        </p>
      )}
    </>
  );
}

function Figure({
  icon,
  name,
  value,
  isKnown,
}: {
  icon: ReactNode;
  name: string;
  value: string;
  isKnown: boolean;
}) {
  return (
    <div className="flex flex-col gap-1 rounded-field bg-sunken p-3">
      <dt className="flex items-center gap-2 text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {name}
      </dt>
      <dd className={isKnown ? 'font-bold font-display text-xl' : 'text-ink-soft'}>{value}</dd>
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { type Day, keyOf } from '../days.ts';
import { useTracker } from '../state.ts';
import type { Cycle, Statistics } from '../statistics.ts';
import { CycleRibbon } from './cycle-ribbon.tsx';
import { HistoryTable } from './history-table.tsx';
import { LengthChart } from './length-chart.tsx';

/** Cycles shown before "Show all". */
const FIRST = 6;
/** Longer ribbons than this are cut: a gap of years would make every other cycle a dot. Days. */
const LONGEST = 60;

/** Every cycle as a ribbon, their lengths as a chart, and the same as a table. */
export function History({ statistics }: { statistics: Statistics }) {
  const { history } = useMessages('tracker');
  const { cycles } = statistics;
  return (
    <section
      aria-labelledby="tracker-history"
      className="rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 id="tracker-history" className="text-xl">
        {history.title}
      </h2>
      {cycles.length === 0 ? (
        <p className="mt-2 text-ink-soft">{history.empty}</p>
      ) : (
        <>
          <Ribbons statistics={statistics} />
          {cycles.length > 1 && <LengthChart statistics={statistics} />}
          <HistoryTable cycles={cycles} />
        </>
      )}
    </section>
  );
}

function Ribbons({ statistics: { cycles, periods, state } }: { statistics: Statistics }) {
  const { history } = useMessages('tracker');
  const today = useTracker((tracker) => tracker.today);
  const [isWhole, setWhole] = useState(false);
  const newest = [...cycles].reverse();
  const shown = isWhole ? newest : newest.slice(0, FIRST);
  const current = periods.findLast(({ isSpotting }) => !isSpotting);
  const day = current ? today - current.start + 1 : 0;
  const isRunning = current !== undefined && state === 'counting' && day <= LONGEST;
  const scale = Math.min(LONGEST, Math.max(day * Number(isRunning), ...shown.map(({ length }) => length)));
  return (
    <>
      <ol className="mt-4 flex list-none flex-col gap-3 p-0">
        {isRunning && (
          <Row start={current.start} words={history.now(day)}>
            <CycleRibbon length={day} periodLength={current.length} scale={scale} isRunning />
          </Row>
        )}
        {shown.map((cycle) => (
          <Past key={cycle.start} cycle={cycle} scale={scale} />
        ))}
      </ol>
      {newest.length > FIRST && (
        <Button variant="quiet" className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? history.showFewer : history.showAll(newest.length)}
        </Button>
      )}
    </>
  );
}

function Past({ cycle: { start, length, periodLength, leftOut }, scale }: { cycle: Cycle; scale: number }) {
  const { history } = useMessages('tracker');
  const note = leftOut && (leftOut === 'paused' ? history.paused : history.leftOut);
  return (
    <Row
      start={start}
      words={[history.length(length), history.period(periodLength), note].filter(Boolean).join(' · ')}
    >
      <CycleRibbon length={length} periodLength={periodLength} scale={scale} isLeftOut={Boolean(leftOut)} />
    </Row>
  );
}

function Row({ start, words, children }: { start: Day; words: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{formatDate(language, keyOf(start), 'date')}</span>
        <span className="text-ink-soft">{words}</span>
      </p>
      {children}
    </li>
  );
}

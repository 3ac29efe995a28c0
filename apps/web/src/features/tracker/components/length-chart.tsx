import { useMessages } from '../../../lib/messages.tsx';
import type { Cycle, Statistics } from '../statistics.ts';
import { useDays } from './use-days.ts';

const WIDTH = 600;
const HEIGHT = 120;
/** Newest cycles that a small screen can show. */
const MOST = 60;
/** Longer cycles reach the top and say their length in the table. Days. */
const LONGEST = 60;

/** A bar for each cycle, oldest first, with a line at the average. The table under it says the same in words. */
export function LengthChart({ statistics: { cycles, cycleLength } }: { statistics: Statistics }) {
  const { history } = useMessages('tracker');
  const days = useDays();
  const shown = cycles.slice(-MOST);
  const top = Math.min(LONGEST, Math.max(...shown.map(({ length }) => length), 1));
  const line = cycleLength && HEIGHT - (Math.min(cycleLength, top) / top) * HEIGHT;
  return (
    <figure className="mt-6">
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-3 font-semibold text-sm">
        {history.chart}
        {cycleLength !== undefined && (
          <span className="font-normal text-ink-soft">{history.average(days(cycleLength))}</span>
        )}
      </figcaption>
      <svg
        aria-hidden="true"
        width="100%"
        height="112"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-28 w-full"
      >
        {shown.map((cycle, index) => (
          <Bar key={cycle.start} cycle={cycle} at={index} of={shown.length} top={top} />
        ))}
        {line !== undefined && (
          <line
            x1="0"
            x2={WIDTH}
            y1={line}
            y2={line}
            strokeWidth="2"
            strokeDasharray="8 6"
            className="stroke-clay"
          />
        )}
      </svg>
    </figure>
  );
}

function Bar({
  cycle: { length, leftOut },
  at,
  of,
  top,
}: {
  cycle: Cycle;
  at: number;
  of: number;
  top: number;
}) {
  // A few cycles keep slim bars.
  const slot = WIDTH / Math.max(of, 6);
  const height = (Math.min(length, top) / top) * (HEIGHT - 2);
  return (
    <rect
      x={at * slot + slot * 0.15}
      y={HEIGHT - height}
      width={slot * 0.7}
      height={height}
      strokeDasharray={leftOut ? '4 3' : undefined}
      className={leftOut ? 'fill-none stroke-line-strong' : 'fill-brand stroke-brand'}
    />
  );
}

import { stepAt } from '@salama/assistant/clocks/steps.ts';
import type { DayTexts, Timed } from '@salama/content/tool-types.ts';
import { PageLink } from '../../../components/page-link.tsx';
import { windowOf } from '../time-windows.ts';

interface TimeStepsProps {
  timed: Pick<Timed, 'steps' | 'more'>;
  /** What is said whenever it was. */
  says?: readonly string[];
  /** Of all that is said, only what holds after so many hours. */
  hours: number | undefined;
  days: DayTexts;
}

/** What a clock says: now, where it is known how long ago it was, else by time. */
export function TimeSteps({ timed: { steps, more }, says = [], hours, days }: TimeStepsProps) {
  const now = hours === undefined ? undefined : stepAt(steps, hours);
  return (
    <>
      {says.map((text) => (
        <p key={text} className="mt-1 max-w-prose">
          {text}
        </p>
      ))}
      {now ? (
        <p className="mt-1 max-w-prose border-sun border-l-4 pl-3">{now.say}</p>
      ) : (
        <dl className="mt-1 max-w-prose">
          {steps.map((step, at) => (
            <div key={step.say} className="mt-2">
              <dt className="font-semibold">{windowOf(steps, at, days)}</dt>
              <dd>{step.say}</dd>
            </div>
          ))}
        </dl>
      )}
      <PageLink to={`/learn/${more}`} className="inline-flex min-h-11 items-center text-sm">
        {days.words.more}
      </PageLink>
    </>
  );
}

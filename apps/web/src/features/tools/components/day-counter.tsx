import type { DayTexts, Timed } from '@salama/content/tool-types.ts';
import { useState } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { PrintButton } from './print-button.tsx';
import { TimeForm } from './time-form.tsx';
import { TimeSteps } from './time-steps.tsx';

interface DayCounterProps {
  days: DayTexts;
  onPrint: () => void;
}

/** By how long ago it was: what can still be done, and what each test shows. The clocks are the assistant's own. */
export function DayCounter({ days, onPrint }: DayCounterProps) {
  const { words, after, tests } = days;
  const [hours, setHours] = useState<number>();
  const [who, setWho] = useState<string>();
  const told = hours !== undefined;
  return (
    <>
      <p className="max-w-prose font-semibold">{words.private}</p>
      <TimeForm days={days} ask={words.ago} unit="day" onTell={setHours} />
      <div aria-live="polite">
        <h3 className="mt-6 text-xl">{words.after}</h3>
        <div className="no-print mt-2">
          <RadioList
            legend={words.who}
            values={after.map(({ id }) => id)}
            names={Object.fromEntries(after.map(({ id, text }) => [id, text]))}
            value={who}
            onChoose={setWho}
          />
        </div>
        {after
          .filter(({ id }) => who === undefined || id === who)
          .map((timed) => (
            <Part key={timed.id} {...{ timed, hours, days }} />
          ))}
        <h3 className="mt-8 text-xl">{words.tests}</h3>
        {tests.map((timed) => (
          <Part key={timed.id} {...{ timed, hours, days }} />
        ))}
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-4">
        <PageLink to="/services" className="inline-flex min-h-11 items-center">
          {words.help}
        </PageLink>
        {told && <PrintButton label={words.print} onPrint={onPrint} />}
      </p>
    </>
  );
}

function Part({ timed, hours, days }: { timed: Timed; hours: number | undefined; days: DayTexts }) {
  return (
    <section aria-label={timed.text} className="mt-4">
      <h4 className="font-bold">{timed.text}</h4>
      <TimeSteps {...{ timed, hours, days }} />
    </section>
  );
}

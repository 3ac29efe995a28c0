import type { Bleeding, DayTexts } from '@salama/content/tool-types.ts';
import { useState } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { PrintButton } from './print-button.tsx';
import { TimeForm } from './time-form.tsx';
import { TimeSteps } from './time-steps.tsx';

interface BleedingGuideProps {
  days: DayTexts;
  onPrint: () => void;
}

/** When a bleeding is normal, by what it belongs to and how long it lasts; what sends to hospital comes first. */
export function BleedingGuide({ days, onPrint }: BleedingGuideProps) {
  const { words, bleeding, go } = days;
  const [kind, setKind] = useState<string>();
  return (
    <>
      <div className="rounded-card border-2 border-danger p-4">
        <h3 className="text-lg">{words.go}</h3>
        <ul className="mt-1 list-disc pl-6">
          {go.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <PageLink to="/services" className="inline-flex min-h-11 items-center font-semibold">
          {words.help}
        </PageLink>
      </div>
      <div className="no-print mt-4">
        <RadioList
          legend={words.when}
          values={bleeding.map(({ id }) => id)}
          names={Object.fromEntries(bleeding.map(({ id, text }) => [id, text]))}
          value={kind}
          onChoose={setKind}
        />
      </div>
      <div aria-live="polite">
        {bleeding
          .filter(({ id }) => kind === undefined || id === kind)
          .map((one) => (
            <Kind key={one.id} bleeding={one} days={days} isChosen={one.id === kind} />
          ))}
      </div>
      {kind && <PrintButton label={words.print} onPrint={onPrint} />}
    </>
  );
}

function Kind({ bleeding, days, isChosen }: { bleeding: Bleeding; days: DayTexts; isChosen: boolean }) {
  const [hours, setHours] = useState<number>();
  const { text, ask, unit, says } = bleeding;
  return (
    <section aria-label={text} className="mt-4">
      <h3 className="font-bold">{text}</h3>
      {isChosen && ask && unit && <TimeForm {...{ days, ask, unit }} onTell={setHours} />}
      <TimeSteps timed={bleeding} says={says} hours={hours} days={days} />
    </section>
  );
}

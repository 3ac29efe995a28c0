import { CalendarClock, Droplet, ListChecks, Table2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageLink } from '../../../components/page-link.tsx';
import { unfoldPlace } from '../../../lib/prerendered-controls.ts';
import { useLocation } from '../../../lib/router.tsx';
import { useTools } from '../load-tools.ts';
import { BleedingGuide } from './bleeding-guide.tsx';
import { DayCounter } from './day-counter.tsx';
import { MethodFinder } from './method-finder.tsx';
import { MethodTable } from './method-table.tsx';
import { ToolCard } from './tool-card.tsx';

/** Tables and tools that answer on the device. What is typed lives in their memory alone and is gone with the page. */
export function ToolsScreen() {
  const { methods, finder, days } = useTools();
  const { hash } = useLocation();
  const [printed, setPrinted] = useState<string>();
  useEffect(() => void unfoldPlace(hash), [hash]);
  const cardOf = (id: string) => ({ id, isUnprinted: printed !== undefined && printed !== id });
  const printOf = (id: string) => () => {
    flushSync(() => setPrinted(id));
    window.print();
  };
  const { words } = days;
  return (
    <div className="page pt-5!">
      <p className="no-print text-sm">
        <PageLink to="/learn" className="inline-flex min-h-11 items-center">
          {words.back}
        </PageLink>
      </p>
      <h1 tabIndex={-1} className="mt-2 text-3xl">
        {words.page}
      </h1>
      <p className="mt-3 max-w-prose text-lg">{words.pageLead}</p>
      <div className="mt-6 flex flex-col gap-4">
        <ToolCard {...cardOf('methods')} sign={Table2} title={methods.words.title} lead={methods.words.lead}>
          <MethodTable table={methods} onPrint={printOf('methods')} />
        </ToolCard>
        <ToolCard
          {...cardOf('questions')}
          sign={ListChecks}
          title={finder.words.title}
          lead={finder.words.lead}
        >
          <MethodFinder finder={finder} table={methods} onPrint={printOf('questions')} />
        </ToolCard>
        <ToolCard {...cardOf('days')} sign={CalendarClock} title={words.title} lead={words.lead}>
          <DayCounter days={days} onPrint={printOf('days')} />
        </ToolCard>
        <ToolCard
          {...cardOf('bleeding')}
          sign={Droplet}
          title={words.bleedingTitle}
          lead={words.bleedingLead}
        >
          <BleedingGuide days={days} onPrint={printOf('bleeding')} />
        </ToolCard>
      </div>
    </div>
  );
}

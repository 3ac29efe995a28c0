import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { careNotes } from '../care.ts';
import { useTracker } from '../state.ts';
import type { Statistics } from '../statistics.ts';
import { CareNotes } from './care-notes.tsx';
import { CycleQuestions } from './cycle-questions.tsx';
import { History } from './history.tsx';
import { LateFacts } from './late-facts.tsx';
import { Reminder } from './reminder.tsx';
import { Settings } from './settings.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** What the marked days add up to, and what one needs now and then: below the calendar, fetched after it. */
export function Findings({ statistics }: { statistics: Statistics }) {
  const { statistics: words } = useMessages('tracker');
  const settings = useTracker((state) => state.settings);
  const today = useTracker((state) => state.today);
  return (
    <>
      {settings.notStarted ? (
        <NotStarted />
      ) : (
        <>
          <StatisticsCard statistics={statistics} />
          <CycleQuestions statistics={statistics} answers={settings.answers} />
          {statistics.state === 'late' && <LateFacts late={statistics.late} />}
          <CareNotes notes={careNotes(statistics, settings, today)} />
          <p className="text-ink-soft text-sm">{words.guess}</p>
          <History statistics={statistics} />
        </>
      )}
      <Reminder statistics={statistics} />
      <Settings />
    </>
  );
}

/** For somebody whose periods have not begun: no figures, no waiting. */
function NotStarted() {
  const { pause } = useMessages('keeping');
  return (
    <section
      aria-labelledby="tracker-not-started"
      className="rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <h2 id="tracker-not-started" className="text-xl">
        {pause.notStartedTitle}
      </h2>
      <p className="mt-2">{pause.notStartedText}</p>
      <p className="mt-2">{pause.notStartedAsk}</p>
      <PageLink to="/learn/first-period" className={buttonClass('secondary', 'mt-4')}>
        {pause.notStartedRead}
      </PageLink>
    </section>
  );
}

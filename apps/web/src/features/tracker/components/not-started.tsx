import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** For somebody whose periods have not begun: no figures, no waiting. */
export function NotStarted() {
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

import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** Instead of an invented date: why a period may be late, when a test tells, where to go. */
export function LateFacts({ late }: { late: number }) {
  const { late: words } = useMessages('keeping');
  return (
    <section aria-labelledby="tracker-late" className="rounded-card border-info border-l-4 bg-info-soft p-5">
      <h2 id="tracker-late" className="text-lg">
        {words.title(late)}
      </h2>
      <div className="prose mt-2">
        <p>{words.lead}</p>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="font-semibold">{words.danger}</p>
        <p>
          <strong>{words.cameTitle}</strong> {words.came}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <PageLink to="/learn/early-pregnancy#when-test" className={buttonClass('secondary')}>
          {words.test}
        </PageLink>
        <PageLink to="/learn/out-of-rhythm#late" className={buttonClass('secondary')}>
          {words.why}
        </PageLink>
        <PageLink to="/services" className={buttonClass('secondary')}>
          {words.services}
        </PageLink>
      </div>
      <p className="mt-3 text-sm">{words.source}</p>
    </section>
  );
}

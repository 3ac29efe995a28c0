import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** The six questions of the chat, in its order. */
const TOPICS = ['prenatal', 'abortion', 'complications', 'youth', 'violence', 'contraception'] as const;

export function Topics() {
  const { topicsTitle, topicsLead } = useMessages('landing');
  const { suggestedQuestions } = useMessages('chat');
  return (
    <section className="bg-sunken">
      <div className="page pt-6! pb-6!">
        <h2 className="text-xl">{topicsTitle}</h2>
        <p className="mt-1">{topicsLead}</p>
        <ul className="mt-4 grid list-none gap-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {TOPICS.map((topic) => (
            <li key={topic}>
              {/* The question travels in memory: an address would keep it in the browser's history. */}
              <PageLink
                to="/chat"
                state={{ question: suggestedQuestions[topic] }}
                className="block h-full rounded-card border border-line bg-raised px-4 py-2 text-ink no-underline transition-colors hover:border-brand"
              >
                {/* Before this part wakes, the boot script hands it over: see `lib/early-press.ts`. */}
                <span data-question className="block font-semibold leading-snug">
                  {suggestedQuestions[topic]}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

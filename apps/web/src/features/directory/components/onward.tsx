import { BookOpen, GraduationCap, MessageCircleQuestion } from 'lucide-react';
import { IfSet } from '../../../components/if-set.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { siteValue } from '../../../lib/site.ts';

const CARD =
  'flex h-full items-start gap-3 rounded-card bg-raised p-4 text-ink no-underline shadow-card hover:bg-sunken';

/** Where to go from here. The training school stands only where the operator has named one. */
export function Onward() {
  const messages = useMessages('directory');
  return (
    <ul className="mt-10 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
      <li>
        <PageLink to="/chat" className={CARD}>
          <MessageCircleQuestion aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          <Words title={messages.ask} hint={messages.askHint} />
        </PageLink>
      </li>
      <li>
        <PageLink to="/learn" className={CARD}>
          <BookOpen aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
          <Words title={messages.learn} hint={messages.learnHint} />
        </PageLink>
      </li>
      <IfSet name="school">
        <li>
          <a href={siteValue('school')} target="_blank" rel="noopener noreferrer" className={CARD}>
            <GraduationCap aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
            <Words title={messages.school} hint={messages.schoolHint} />
          </a>
        </li>
      </IfSet>
    </ul>
  );
}

function Words({ title, hint }: { title: string; hint: string }) {
  return (
    <span>
      <span className="block font-semibold text-brand-ink underline">{title}</span>
      <span className="block text-sm">{hint}</span>
    </span>
  );
}

import type { Case } from '@salama/contract/moderation/schemas.ts';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { waitedSince } from '../waited.ts';
import { CaseDecision } from './case-decision.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import type { Decisions } from './use-decisions.ts';
import { Badge } from './user-row.tsx';

/** One post with everything that helps to decide, and nothing that leads to whoever wrote or reported it. */
export function CaseCard({ one, decisions }: { one: Case; decisions: Decisions }) {
  const { reports: texts, ago } = useMessages('admin');
  const id = useId();
  const isGrave = one.severity === 1;
  return (
    <article
      data-case={one._id}
      aria-labelledby={id}
      // Single keys decide only where the focus is.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className={`flex min-w-0 flex-col gap-4 rounded-card border-l-4 bg-paper p-4 sm:p-5 ${isGrave ? 'border-danger' : 'border-line-strong'}`}
    >
      <header className="flex flex-wrap items-center gap-2 text-sm">
        <h3 id={id} className="flex items-center gap-2 font-semibold text-base">
          {isGrave && <TriangleAlert aria-hidden="true" className="size-5 text-danger-ink" />}
          {texts.kinds[one.kind]}
        </h3>
        <Badge tone={isGrave ? 'grave' : 'plain'}>{texts.severity[one.severity]}</Badge>
        <Badge>{one.covered ? texts.covered : texts.states[one.state]}</Badge>
        {one.status === 'open' && (
          <span className="text-ink-soft">{texts.waits(waitedSince(one.openedAt, Date.now(), ago))}</span>
        )}
      </header>
      <blockquote lang={one.lang} className="whitespace-pre-line rounded-field bg-sunken p-4 wrap-anywhere">
        {one.content}
        {one.tags.length > 0 && (
          <p className="mt-2 text-ink-soft text-sm">{one.tags.map((tag) => `#${tag}`).join(' ')}</p>
        )}
      </blockquote>
      <CaseEvidence one={one} />
      {one.kind !== 'testimonial' && one.state === 'published' && (
        <PageLink to={`/community/${one.questionId}`} className="w-fit">
          {texts.openDiscussion}
        </PageLink>
      )}
      <CaseDecision one={one} decisions={decisions} />
    </article>
  );
}

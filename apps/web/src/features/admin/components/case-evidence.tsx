import type { Case } from '@salama/contract/moderation/schemas.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.tsx';

const EVENTS = ['held', 'reported', 'removed', 'paused'] as const;

/** What Salama noticed, what people reported, and what became of the author's other posts. */
export function CaseEvidence({ one }: { one: Case }) {
  const { reports: texts } = useMessages('admin');
  const labels: Record<string, string> = texts.labels;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      {one.labels.length > 0 && (
        <Fact term={texts.labelsTitle}>{one.labels.map((label) => labels[label] ?? label).join(', ')}</Fact>
      )}
      {one.reports.length > 0 && (
        <Fact term={texts.reasonsTitle}>
          <ul className="m-0 list-none p-0">
            {one.reports.map(({ reason, count }) => (
              <li key={reason}>{`${texts.times(count)} ${texts.reasons[reason]}`}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact term={texts.historyTitle}>{useHistoryText(one)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useHistoryText({ history }: Case): string {
  const { reports: texts } = useMessages('admin');
  if (!history) return texts.forgotten;
  const told = EVENTS.filter((event) => history[event] > 0).map((event) =>
    texts.history[event](history[event]),
  );
  return told.length > 0 ? told.join(', ') : texts.noHistory;
}

import { AUDIT_AREAS, type AuditArea, type AuditEntry } from '@salama/contract/admin/audit.ts';
import { useState } from 'react';
import { Filter } from '../../../components/filter.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StackCell, StackRow, StackTable } from '../../../components/stack-table.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';

/** By whom the server notes what was done on the machine itself. */
const OPERATOR = 'operator';
/** In characters: enough to tell two posts apart without reading them. */
const ID_SHOWN = 8;

/** Who did what, when. */
export function Trail() {
  const messages = useMessages('admin');
  const { trail: texts } = messages;
  const [area, setArea] = useState<AuditArea>();
  const [page, setPage] = useState(1);
  const { data, fault, reload } = useResource(`trail ${area} ${page}`, 'trail', () =>
    adminApi.trail({ page, ...(area && { area }) }),
  );
  const { columns } = texts;
  return (
    <Card title={messages.tabs.trail}>
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      <Filter
        label={texts.area}
        all={texts.allAreas}
        values={AUDIT_AREAS}
        names={texts.areas}
        value={area}
        onChoose={(value) => {
          setArea(value);
          setPage(1);
        }}
      />
      <FaultBanner fault={fault} onRetry={reload} />
      {!data && !fault && <Skeleton label={messages.loading} lines={8} />}
      {data?.entries.length === 0 && <p>{texts.empty}</p>}
      {data && data.entries.length > 0 && (
        <StackTable
          caption={messages.tabs.trail}
          columns={[columns.when, columns.who, columns.what, columns.subject]}
        >
          {data.entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </StackTable>
      )}
      {data && <Pager page={data.page} hasMore={data.hasMore} onPage={setPage} texts={messages} />}
    </Card>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { trail: texts } = useMessages('admin');
  const language = useLanguage();
  const { columns } = texts;
  const { kind, id, name } = entry.subject;
  return (
    <StackRow>
      <StackCell label={columns.when} className="sm:whitespace-nowrap">
        {`${formatDate(language, entry.at, 'date')}, ${formatDate(language, entry.at, 'time')}`}
      </StackCell>
      <StackCell label={columns.who} className="wrap-anywhere sm:min-w-36">
        {entry.by === OPERATOR ? texts.operator : entry.by}
      </StackCell>
      <StackCell label={columns.what}>
        {texts.actions[entry.action]}
        <Detail entry={entry} />
      </StackCell>
      <StackCell label={columns.subject} className="wrap-anywhere">
        {`${texts.subjects[kind]} ${name ? `“${name}”` : id.slice(0, ID_SHOWN)}`}
      </StackCell>
    </StackRow>
  );
}

function Detail({ entry: { action, detail } }: { entry: AuditEntry }) {
  const { trail, suggestions } = useMessages('admin');
  if (!detail) return null;
  const states: Record<string, string> = suggestions.states;
  const words = action === 'pause' ? trail.pausedDays(detail) : (states[detail] ?? detail);
  return <span className="block text-ink-soft text-sm">{words}</span>;
}

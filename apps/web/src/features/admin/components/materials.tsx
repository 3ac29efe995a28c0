import { CATEGORIES, MATERIAL_STATUSES, type Material } from '@salama/contract/learning/schemas.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { Filter } from '../../../components/filter.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StackTable } from '../../../components/stack-table.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useDeskSearch, useSettled } from '../desk-search.ts';
import type { Fault } from '../fault.ts';
import { useSaved } from '../saved.ts';
import { TABS } from '../tabs.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { DeleteMaterial } from './delete-material.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { MaterialRow } from './material-row.tsx';

interface Shown {
  page: number;
  category?: Material['category'] | undefined;
  status?: Material['status'] | undefined;
}

/** What there is to learn from, drafts included. */
export function Materials() {
  const messages = useMessages('admin');
  const { materials: texts } = messages;
  const language = useLanguage();
  const { text } = useDeskSearch();
  const search = useSettled(text.trim());
  const [shown, setShown] = useState<Shown>({ page: 1 });
  const [leaving, setLeaving] = useState<Material>();
  const [fault, setFault] = useState<Fault>();
  const key = JSON.stringify(['materials', language, search, shown]);
  const list = useResource(key, 'materials', () => adminApi.materials(queryOf(shown, search)));
  const change = (some: Partial<Shown>) => setShown((now) => ({ ...now, page: 1, ...some }));
  const { columns } = texts;
  return (
    <Card title={messages.tabs.materials} aside={list.data && <p>{texts.total(list.data.total)}</p>}>
      <Saved />
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onType={(value) => {
            change({});
            useDeskSearch.setState({ text: value });
          }}
          className="min-w-0 flex-auto sm:min-w-64"
        />
        <PageLink to={`${TABS.materials.path}/new`} className={buttonClass()}>
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </PageLink>
      </div>
      <Filters shown={shown} onChange={change} />
      <FaultBanner fault={list.fault} onRetry={list.reload} />
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      {!list.data && !list.fault && <Skeleton label={messages.loading} lines={6} />}
      {list.data?.materials.length === 0 && <p>{texts.empty}</p>}
      {list.data && list.data.materials.length > 0 && (
        <StackTable
          caption={messages.tabs.materials}
          columns={[columns.title, columns.category, columns.status, columns.featured, columns.actions]}
        >
          {list.data.materials.map((material) => (
            <MaterialRow key={material._id} material={material} onDelete={setLeaving} />
          ))}
        </StackTable>
      )}
      {list.data && (
        <Pager
          page={list.data.page}
          hasMore={list.data.hasMore}
          onPage={(page) => setShown((now) => ({ ...now, page }))}
          texts={messages}
        />
      )}
      {leaving && (
        <DeleteMaterial
          material={leaving}
          onClose={() => setLeaving(undefined)}
          onFault={setFault}
          onDeleted={list.reload}
        />
      )}
    </Card>
  );
}

function queryOf({ page, category, status }: Shown, search: string) {
  return {
    page,
    ...(search && { search }),
    ...(category && { category }),
    ...(status && { status }),
  };
}

/** What has just been saved or deleted, on the way back from the form. */
function Saved() {
  const { text } = useSaved();
  useEffect(() => () => useSaved.setState({ text: '' }), []);
  return (
    <p role="status" className="font-semibold text-success empty:hidden">
      {text}
    </p>
  );
}

function Filters({ shown, onChange }: { shown: Shown; onChange: (some: Partial<Shown>) => void }) {
  const { materials: texts } = useMessages('admin');
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Filter
        label={texts.filterCategory}
        all={texts.allCategories}
        values={CATEGORIES}
        names={texts.categories}
        value={shown.category}
        onChoose={(category) => onChange({ category })}
      />
      <Filter
        label={texts.filterStatus}
        all={texts.allStatuses}
        values={MATERIAL_STATUSES}
        names={texts.statuses}
        value={shown.status}
        onChoose={(status) => onChange({ status })}
      />
    </div>
  );
}

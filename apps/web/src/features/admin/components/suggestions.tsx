import {
  SUGGESTION_STATES,
  SUGGESTION_TYPES,
  type SuggestionState,
  type SuggestionType,
} from '@salama/contract/suggestions/schemas.ts';
import { useState } from 'react';
import { Filter } from '../../../components/filter.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useSettled } from '../desk-search.ts';
import { type Fault, faultOf } from '../fault.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { ExportSuggestions } from './export-suggestions.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface Shown {
  type?: SuggestionType | undefined;
  state?: SuggestionState | undefined;
}

/** The inbox of the suggestion box. */
export function Suggestions() {
  const messages = useMessages('admin');
  const { suggestions: texts } = messages;
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const [shown, setShown] = useState<Shown>({});
  const [page, setPage] = useState(1);
  const [fault, setFault] = useState<Fault>();
  const query = queryOf(shown, search);
  const list = useResource(JSON.stringify(['suggestions', query, page]), 'suggestions', () =>
    adminApi.suggestions({ ...query, page }),
  );
  const mark = async (id: string, state: SuggestionState) => {
    const outcome = await adminApi.changeSuggestion(id, { state });
    if (!outcome.ok) return setFault(faultOf('suggestion', outcome));
    const changed = outcome.data.suggestion;
    setFault(undefined);
    list.change((data) => ({
      ...data,
      unread: data.unread + stepOf(data.suggestions.find(({ _id }) => _id === id)?.state, state),
      suggestions: data.suggestions.map((one) => (one._id === id ? changed : one)),
    }));
  };
  const change = (some: Partial<Shown>) => {
    setPage(1);
    setShown((now) => ({ ...now, ...some }));
  };
  return (
    <Card title={messages.tabs.suggestions} aside={list.data && <p>{texts.unread(list.data.unread)}</p>}>
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onType={(value) => {
            setPage(1);
            setText(value);
          }}
          className="min-w-0 flex-auto sm:min-w-64"
        />
        <ExportSuggestions query={query} onFault={setFault} />
      </div>
      <Filters shown={shown} onChange={change} />
      <FaultBanner fault={list.fault} onRetry={list.reload} />
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      {!list.data && !list.fault && <Skeleton label={messages.loading} lines={6} />}
      {list.data?.suggestions.length === 0 && <p>{texts.empty}</p>}
      {list.data?.suggestions.map((one) => (
        <SuggestionCard key={one._id} suggestion={one} onMark={mark} />
      ))}
      {list.data && (
        <Pager page={list.data.page} hasMore={list.data.hasMore} onPage={setPage} texts={messages} />
      )}
    </Card>
  );
}

function queryOf({ type, state }: Shown, search: string) {
  return {
    ...(type && { type }),
    ...(state && { state }),
    ...(search && { search }),
  };
}

function stepOf(before: SuggestionState | undefined, after: SuggestionState): number {
  return (after === 'new' ? 1 : 0) - (before === 'new' ? 1 : 0);
}

function Filters({ shown, onChange }: { shown: Shown; onChange: (some: Partial<Shown>) => void }) {
  const { suggestions: texts } = useMessages('admin');
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Filter
        label={texts.type}
        all={texts.allTypes}
        values={SUGGESTION_TYPES}
        names={texts.types}
        value={shown.type}
        onChoose={(type) => onChange({ type })}
      />
      <Filter
        label={texts.state}
        all={texts.allStates}
        values={SUGGESTION_STATES}
        names={texts.states}
        value={shown.state}
        onChoose={(state) => onChange({ state })}
      />
    </div>
  );
}

import { ITEM_STATES } from '@salama/contract/moderation/schemas.ts';
import type { ReviewedTestimonial } from '@salama/contract/testimonials/schemas.ts';
import { useState } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { Select } from '../../../components/select.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { StoryCase, type StoryVerdict } from './story-case.tsx';

type State = ReviewedTestimonial['state'];

/** People's stories, those that wait first. */
export function Stories() {
  const messages = useMessages('admin');
  const { stories: texts, reports } = messages;
  const [state, setState] = useState<State>('held');
  const [page, setPage] = useState(1);
  const [fault, setFault] = useState<Fault>();
  const [said, setSaid] = useState('');
  const list = useResource(`stories ${state} ${page}`, 'stories', () =>
    adminApi.testimonials({ state, page }),
  );
  const decide = async (id: string, verdict: StoryVerdict) => {
    const outcome = await adminApi.decideTestimonial(id, verdict);
    if (!outcome.ok) return setFault(faultOf('decide', outcome));
    setFault(undefined);
    setSaid(reports.announced[verdict.action]);
    list.reload();
  };
  return (
    <Card title={messages.tabs.stories} aside={list.data && <p>{reports.count(list.data.held)}</p>}>
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      <Select
        label={reports.show}
        place="beside"
        value={state}
        options={ITEM_STATES.map((value) => ({ value, label: texts.states[value] }))}
        onChoose={(value) => {
          setState(value);
          setPage(1);
        }}
      />
      <FaultBanner fault={list.fault} onRetry={list.reload} />
      <FaultBanner fault={fault} onDismiss={() => setFault(undefined)} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {!list.data && !list.fault && <Skeleton label={messages.loading} lines={6} />}
      {list.data?.testimonials.length === 0 && <p>{texts.empty}</p>}
      {list.data?.testimonials.map((story) => (
        <StoryCase key={story._id} story={story} onDecide={decide} />
      ))}
      {list.data && (
        <Pager page={list.data.page} hasMore={list.data.hasMore} onPage={setPage} texts={messages} />
      )}
    </Card>
  );
}

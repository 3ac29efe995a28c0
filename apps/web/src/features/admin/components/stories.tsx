import { ITEM_STATES } from '@salama/contract/moderation/schemas.ts';
import type { ReviewedTestimonial } from '@salama/contract/testimonials/schemas.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Select } from '../../../components/select.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { type Fault, faultOf } from '../fault.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { allowedOn } from './use-decisions.ts';

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
  const decide = async (id: string, action: 'approve' | 'remove' | 'restore') => {
    const outcome = await adminApi.decideTestimonial(id, { action });
    if (!outcome.ok) return setFault(faultOf('decide', outcome));
    setFault(undefined);
    setSaid(reports.announced[action]);
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
        <Story key={story._id} story={story} onDecide={decide} />
      ))}
      {list.data && (
        <Pager page={list.data.page} hasMore={list.data.hasMore} onPage={setPage} texts={messages} />
      )}
    </Card>
  );
}

interface StoryProps {
  story: ReviewedTestimonial;
  onDecide: (id: string, action: 'approve' | 'remove' | 'restore') => Promise<void>;
}

function Story({ story, onDecide }: StoryProps) {
  const { stories: texts, reports } = useMessages('admin');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { _id, name, location } = story;
  const who = name && location ? texts.from(name, location) : texts.anonymous;
  const decide = async (action: 'approve' | 'remove' | 'restore') => {
    setBusy(true);
    await onDecide(_id, action);
    setBusy(false);
  };
  const allowed = allowedOn(story.state);
  return (
    <article className="flex flex-col gap-3 rounded-card bg-paper p-4 sm:p-5">
      <p className="text-ink-soft text-sm">
        {`${who} · ${texts.stars(story.rating)} · ${formatDate(language, story.createdAt, 'date')}`}
      </p>
      <blockquote lang={story.lang} className="whitespace-pre-line wrap-anywhere">
        {story.story}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        {allowed.includes('approve') && story.state !== 'published' && (
          <Button busy={busy} onClick={() => void decide('approve')}>
            {reports.approve}
          </Button>
        )}
        {allowed.includes('remove') && (
          <Button variant="danger" busy={busy} onClick={() => void decide('remove')}>
            {reports.remove}
          </Button>
        )}
        {allowed.includes('restore') && (
          <Button variant="secondary" busy={busy} onClick={() => void decide('restore')}>
            {reports.restore}
          </Button>
        )}
      </div>
    </article>
  );
}

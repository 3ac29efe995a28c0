import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import type { ReviewedTestimonial } from '@salama/contract/testimonials/schemas.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { MessageChoice } from './message-choice.tsx';
import { allowedOn } from './use-decisions.ts';

export interface StoryVerdict {
  action: 'approve' | 'remove' | 'restore';
  message?: AuthorMessage;
}

interface StoryCaseProps {
  story: ReviewedTestimonial;
  onDecide: (id: string, verdict: StoryVerdict) => Promise<void>;
}

const VARIANTS = { approve: 'primary', remove: 'danger', restore: 'secondary' } as const;

/** One story and what may be decided on it. */
export function StoryCase({ story, onDecide }: StoryCaseProps) {
  const { stories: texts, reports } = useMessages('admin');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<AuthorMessage | 'none'>('none');
  const { _id, name, location } = story;
  const who = name && location ? texts.from(name, location) : texts.anonymous;
  const decide = async (action: StoryVerdict['action']) => {
    setBusy(true);
    await onDecide(_id, { action, ...(message !== 'none' && { message }) });
    setBusy(false);
  };
  return (
    <article className="flex flex-col gap-3 rounded-card bg-paper p-4 sm:p-5">
      <p className="text-ink-soft text-sm">
        {`${who} · ${texts.stars(story.rating)} · ${formatDate(language, story.createdAt, 'date')}`}
      </p>
      <blockquote lang={story.lang} className="whitespace-pre-line wrap-anywhere">
        {story.story}
      </blockquote>
      <MessageChoice kind="testimonial" message={message} onChoose={setMessage} />
      <div className="flex flex-wrap gap-2">
        {actionsOn(story.state).map((action) => (
          <Button key={action} variant={VARIANTS[action]} busy={busy} onClick={() => void decide(action)}>
            {reports[action]}
          </Button>
        ))}
      </div>
    </article>
  );
}

function actionsOn(state: ReviewedTestimonial['state']): StoryVerdict['action'][] {
  const allowed = allowedOn(state);
  return (['approve', 'remove', 'restore'] as const).filter(
    (action) => allowed.includes(action) && !(action === 'approve' && state === 'published'),
  );
}

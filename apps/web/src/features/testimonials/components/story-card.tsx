import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import type { Outcome } from '../../../lib/http.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { Report } from '../api.ts';
import { callStories } from '../state.ts';
import { Stars } from './stars.tsx';
import { StoryNote } from './story-note.tsx';
import { TakeBackButton } from './take-back.tsx';

/** Asks what is wrong and hands the answer to `send`. The page brings it: it is the board's. */
export type ReportDialog = (props: {
  send: (report: Report) => Promise<Outcome<{ notice: string }>>;
  onClose: () => void;
}) => ReactNode;

interface StoryCardProps {
  story: Testimonial;
  reportDialog: ReportDialog;
}

export function StoryCard({ story, reportDialog }: StoryCardProps) {
  const texts = useMessages('testimonials');
  const language = useLanguage();
  return (
    <figure className="m-0 flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <Stars rating={story.rating} />
      <blockquote
        lang={story.lang === language ? undefined : story.lang}
        className="relative m-0 max-h-64 flex-1 overflow-y-auto whitespace-pre-line wrap-anywhere"
        // A long story scrolls inside its card, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text is reached by keyboard
        tabIndex={0}
      >
        {story.story}
      </blockquote>
      <StoryNote story={story} />
      <figcaption className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
        <span className="font-semibold text-ink wrap-anywhere">
          {story.name ? `${story.name}, ${story.location}` : texts.anonymous}
        </span>
        {story.isOwn && (
          <span className="rounded-pill bg-sun-soft px-2.5 py-0.5 font-semibold text-ink">{texts.you}</span>
        )}
        <time dateTime={story.createdAt}>{formatDate(language, story.createdAt, 'date')}</time>
        {story.isOwn ? (
          <TakeBackButton id={story._id} />
        ) : (
          <ReportStory story={story} reportDialog={reportDialog} />
        )}
      </figcaption>
    </figure>
  );
}

function ReportStory({ story, reportDialog }: StoryCardProps) {
  const texts = useMessages('testimonials');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.reportOf(`${story.story.slice(0, 40)}…`)}
        onClick={() => setOpen(true)}
        className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-pill px-3 hover:bg-sunken"
      >
        <Flag aria-hidden="true" className="size-4" />
        {texts.report}
      </button>
      {isOpen &&
        reportDialog({
          onClose: () => setOpen(false),
          send: (report) => callStories((api) => api.report(story._id, report)),
        })}
    </>
  );
}

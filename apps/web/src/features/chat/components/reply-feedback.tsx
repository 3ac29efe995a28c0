import type { Help } from '@salama/contract/help.ts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import { giveFeedback, type RatedReply, type Rating, useRatings } from '../feedback.ts';

const feedbackForm = fetched(async () => (await import('./feedback-form.tsx')).FeedbackForm);

type Stage = 'asking' | 'saying' | 'thanked' | 'failed';

/** Two quiet thumbs. Down opens a small form; a thumb counts without it. */
export function ReplyFeedback({ id, details, question }: RatedReply) {
  const { feedback } = useMessages('reply');
  const author = useAuthor();
  const rating = useRatings((ratings) => ratings[id]);
  const [stage, setStage] = useState<Stage>('asking');
  const [help, setHelp] = useState<Help>();
  const group = useRef<HTMLFieldSetElement>(null);
  const rate = async (chosen: Rating) => {
    setStage(chosen === 'down' ? 'saying' : 'asking');
    const outcome = await giveFeedback(id, chosen, details, author);
    if (chosen === 'up') setStage(outcome.ok ? 'thanked' : 'failed');
  };
  /** The form disappears: the focus goes back to the thumbs. */
  const close = (next: Stage, found?: Help) => {
    setStage(next);
    setHelp(found);
    group.current?.focus({ preventScroll: true });
    // Without the form the page is shorter, and what was in view may be gone.
    group.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="mt-1">
      <fieldset ref={group} tabIndex={-1} className="flex flex-wrap items-center gap-x-1 outline-none">
        <legend className="float-left mr-1 py-3 text-ink-soft text-sm">{feedback.question}</legend>
        <Thumb label={feedback.yes} isChosen={rating === 'up'} onChoose={() => void rate('up')}>
          <ThumbsUp aria-hidden="true" className="size-4" />
        </Thumb>
        <Thumb label={feedback.no} isChosen={rating === 'down'} onChoose={() => void rate('down')}>
          <ThumbsDown aria-hidden="true" className="size-4" />
        </Thumb>
        <p role="status" className="text-ink-soft text-sm">
          {stage === 'thanked' && (rating === 'up' ? feedback.thanksUp : feedback.thanks)}
          {stage === 'failed' && <span className="text-danger-ink">{feedback.failed}</span>}
        </p>
      </fieldset>
      {stage === 'saying' && (
        <FetchedPart code={feedbackForm} failed={<p role="alert">{feedback.loadFailed}</p>}>
          {(FeedbackForm) => <FeedbackForm {...{ id, details, question }} onHelp={setHelp} onClose={close} />}
        </FetchedPart>
      )}
      {help && <HelpCard help={help} />}
    </div>
  );
}

interface ThumbProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Thumb({ label, isChosen, onChoose, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
      className={`inline-flex size-11 items-center justify-center rounded-full transition-colors ${isChosen ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

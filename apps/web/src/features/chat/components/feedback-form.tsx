import { FEEDBACK_REASONS, type FeedbackReason } from '@salama/contract/chat/feedback.ts';
import type { Help } from '@salama/contract/help.ts';
import { limits } from '@salama/contract/limits.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/field.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { moreTelling } from '../../../lib/more-telling.ts';
import { useAuthor } from '../../writing/author.ts';
import { createSender } from '../../writing/sender.ts';
import { type FeedbackWords, giveFeedback, type RatedReply } from '../feedback.ts';

interface FeedbackFormProps extends RatedReply {
  /** Somebody tells of danger here: help shows at once. */
  onHelp: (help: Help | undefined) => void;
  onClose: (next: 'asking' | 'thanked', help?: Help) => void;
}

/** Asks what was not right, and takes the focus. The question goes along only when its box is ticked. */
export function FeedbackForm({ id, details, question, onHelp, onClose }: FeedbackFormProps) {
  const { feedback } = useMessages('reply');
  const author = useAuthor();
  const [reason, setReason] = useState<FeedbackReason>();
  const [comment, setComment] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [sender] = useState(() =>
    createSender<FeedbackWords, string, object>({
      fault: (words) => (words.reason ? undefined : feedback.choose),
      words: ({ comment: said }) => said ?? '',
      deliver: (words, writer) => giveFeedback(id, 'down', details, writer, words),
      begin(_words, broken) {
        setFault(broken);
        setBusy(!broken);
      },
      help: onHelp,
      end(outcome, found) {
        setBusy(false);
        if (outcome.ok) return onClose('thanked', outcome.help ?? found);
        onHelp(moreTelling(outcome.help, found));
        setFault(outcome.message ?? feedback.failed);
      },
    }),
  );
  // Closed, or the conversation was emptied.
  useEffect(() => () => void sender.leave(), [sender]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sender.send({ reason, comment, question: isShared ? question?.content : undefined }, author);
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={send}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      className="flex max-w-lg flex-col gap-3 rounded-card border border-line bg-raised p-4"
    >
      <RadioList
        legend={feedback.title}
        values={FEEDBACK_REASONS}
        names={feedback.reasons}
        value={reason}
        onChoose={setReason}
      />
      <TextArea
        label={feedback.comment}
        hint={feedback.commentHint}
        rows={2}
        maxLength={limits.chat.comment}
        value={comment}
        autoComplete="off"
        onChange={({ target }) => setComment(target.value)}
      />
      {question && <Permission isGiven={isShared} onChange={setShared} />}
      <p role="alert" className="font-semibold text-danger-ink text-sm empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onClose('asking')}>
          {feedback.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {feedback.send}
        </Button>
      </div>
    </form>
  );
}

/** It closes this form and not the widget around it. */
function closeOnEscape(event: KeyboardEvent, onClose: FeedbackFormProps['onClose']): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.stopPropagation();
  onClose('asking');
}

function Permission({ isGiven, onChange }: { isGiven: boolean; onChange: (given: boolean) => void }) {
  const { feedback } = useMessages('reply');
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken">
        <input
          type="checkbox"
          checked={isGiven}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
          className="size-5 shrink-0 accent-brand"
        />
        {feedback.share}
      </label>
      <p id={id} className="px-2 text-ink-soft text-sm">
        {feedback.shareHint}
      </p>
    </div>
  );
}

import { AUTHOR_MESSAGES, type AuthorMessage, type Case } from '@salama/contract/moderation/schemas.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { allowedOn, canUndo, type Decisions, type Verdict } from './use-decisions.ts';

/** The buttons of an open case, or what was decided and how to take it back. */
export function CaseDecision({ one, decisions }: { one: Case; decisions: Decisions }) {
  return one.status === 'open' ? (
    <Choice one={one} decisions={decisions} />
  ) : (
    <Decided one={one} decisions={decisions} />
  );
}

function Choice({ one, decisions }: { one: Case; decisions: Decisions }) {
  const { reports: texts } = useMessages('admin');
  const [message, setMessage] = useState<AuthorMessage | 'none'>('none');
  const allowed = allowedOn(one.state);
  const isBusy = decisions.busyId === one._id;
  const decide = (verdict: Verdict) =>
    void decisions.decide(one._id, { ...verdict, ...(message !== 'none' && { message }) });
  const canTell = one.kind !== 'testimonial';
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      {canTell && <MessageChoice message={message} onChoose={setMessage} />}
      <div className="flex flex-wrap gap-2">
        {allowed.includes('approve') && (
          <Button busy={isBusy} onClick={() => decide({ action: 'approve' })}>
            {texts.approve}
          </Button>
        )}
        {allowed.includes('remove') && (
          <Button variant="danger" busy={isBusy} onClick={() => decide({ action: 'remove' })}>
            {texts.remove}
          </Button>
        )}
        {allowed.includes('restore') && (
          <Button variant="secondary" busy={isBusy} onClick={() => decide({ action: 'restore' })}>
            {texts.restore}
          </Button>
        )}
        {one.history && (
          <>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => decide({ action: 'pause', pauseDays: 1 })}
            >
              {texts.pauseDay}
            </Button>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => decide({ action: 'pause', pauseDays: 7 })}
            >
              {texts.pauseWeek}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function MessageChoice({
  message,
  onChoose,
}: {
  message: AuthorMessage | 'none';
  onChoose: (message: AuthorMessage | 'none') => void;
}) {
  const { reports: texts } = useMessages('admin');
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={texts.message}
        place="beside"
        value={message}
        options={[
          { value: 'none' as const, label: texts.noMessage },
          ...AUTHOR_MESSAGES.map((value) => ({ value, label: texts.messages[value] })),
        ]}
        onChoose={onChoose}
      />
      {message !== 'none' && (
        <p aria-live="polite" className="text-ink-soft text-sm">
          {texts.said} {texts.messageTexts[message]}
        </p>
      )}
    </div>
  );
}

function Decided({ one, decisions }: { one: Case; decisions: Decisions }) {
  const { reports: texts } = useMessages('admin');
  const language = useLanguage();
  const { decision } = one;
  const isBusy = decisions.busyId === one._id;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
      <div className="mr-auto text-sm">
        {decision && (
          <p className="font-semibold">
            {texts.decisions[decision.action](decision.by, formatDate(language, decision.at, 'shortDate'))}
          </p>
        )}
        {one.message && (
          <p className="text-ink-soft">
            {texts.said} {texts.messageTexts[one.message]}
          </p>
        )}
        {decision && canUndo(one, Date.now()) && (
          <p className="text-ink-soft">
            {texts.undoUntil(formatDate(language, decision.undoUntil, 'shortDate'))}
          </p>
        )}
      </div>
      {one.state === 'removed' && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void decisions.decide(one._id, { action: 'restore' })}
        >
          {texts.restore}
        </Button>
      )}
      {one.state === 'published' && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void decisions.decide(one._id, { action: 'remove' })}
        >
          {texts.remove}
        </Button>
      )}
      {canUndo(one, Date.now()) && (
        <Button variant="secondary" busy={isBusy} onClick={() => void decisions.undo(one._id)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

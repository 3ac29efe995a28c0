import type { AuthorMessage, Case } from '@salama/contract/moderation/schemas.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { MessageChoice, useMessageText } from './message-choice.tsx';
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
    void decisions.decide(one, { ...verdict, ...(message !== 'none' && { message }) });
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <MessageChoice kind={one.kind} message={message} onChoose={setMessage} />
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

function Decided({ one, decisions }: { one: Case; decisions: Decisions }) {
  const { reports: texts } = useMessages('admin');
  const language = useLanguage();
  const textOf = useMessageText(one.kind);
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
            {texts.said} {textOf(one.message)}
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
          onClick={() => void decisions.decide(one, { action: 'restore' })}
        >
          {texts.restore}
        </Button>
      )}
      {one.state === 'published' && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void decisions.decide(one, { action: 'remove' })}
        >
          {texts.remove}
        </Button>
      )}
      {canUndo(one, Date.now()) && (
        <Button variant="secondary" busy={isBusy} onClick={() => void decisions.undo(one)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

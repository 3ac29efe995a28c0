import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { BoardFault } from '../board.ts';
import { boardActions, useBoard } from '../state.ts';

/** The red strip with the error of the board; closable. */
export function BoardError() {
  const error = useBoard((state) => state.error);
  // A failed deletion is said in the dialog that asked for it.
  if (!error || error.action === 'postDelete') return null;
  return (
    <Notice tone="danger" announce="alert" onDismiss={() => boardActions().dismissError()}>
      <FaultText fault={error} />
    </Notice>
  );
}

/** The server's sentence is preferred to the fixed text of the action. */
export function FaultText({ fault: { action, message, unreachable } }: { fault: BoardFault }) {
  const messages = useMessages('community');
  return (
    <>
      <p className="font-semibold">{message ?? messages.fallbacks[action]}</p>
      {unreachable && <p>{messages.unreachable}</p>}
    </>
  );
}

/** Beside a list that could not be had: the way to try again, and the reason also after its strip was closed. */
export function ListFailure() {
  const { fallbacks, retry } = useMessages('community');
  const hasFailed = useBoard((state) => state.hasFailed);
  const isSaid = useBoard((state) => state.error?.action === 'questionsLoad');
  if (!hasFailed) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isSaid && <p className="font-semibold">{fallbacks.questionsLoad}</p>}
      <Button variant="secondary" onClick={() => void boardActions().reload()}>
        {retry}
      </Button>
    </div>
  );
}

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { Target } from '../api.ts';
import { tell } from '../posting.ts';
import { boardActions, useBoard } from '../state.ts';
import { FaultText } from './board-error.tsx';

interface RemoveButtonProps {
  target: Target;
  /** For a post that no account and no session can prove. */
  receipt?: string | undefined;
  onRemoved?: (() => void) | undefined;
}

/** Deletes one's own post after asking once more. */
export function RemoveButton({ target, receipt, onRemoved }: RemoveButtonProps) {
  const { remove } = useMessages('community');
  const error = useBoard((state) => (state.error?.action === 'postDelete' ? state.error : undefined));
  const { isAsking, isBusy, ask, cancel, confirm } = useRemoval({ target, receipt, onRemoved });
  return (
    <>
      <Button variant="quiet" className="text-danger-ink!" onClick={ask}>
        <Trash2 aria-hidden="true" className="size-4" />
        {remove.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={target.answerId === undefined ? remove.question : remove.answer}
          text={remove.text}
          confirm={remove.confirm}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={cancel}
        >
          {error && (
            <Notice tone="danger" announce="alert">
              <FaultText fault={error} />
            </Notice>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function useRemoval({ target, receipt, onRemoved }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    boardActions().dismissError();
    setAsking(true);
  };
  const cancel = () => setAsking(false);
  const confirm = async () => {
    setBusy(true);
    const isGone = await boardActions().remove(target, receipt);
    setBusy(false);
    if (!isGone) return;
    setAsking(false);
    tell({ kind: 'deleted', id: target.id });
    onRemoved?.();
    // The button is gone: the focus goes on from the heading of the page.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h1')?.focus());
  };
  return { isAsking, isBusy, ask, cancel, confirm };
}

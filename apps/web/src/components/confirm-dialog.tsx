import type { ReactNode } from 'react';
import { useMessages } from '../lib/messages.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text?: string;
  /** What there is to say beyond one paragraph, and what went wrong. */
  children?: ReactNode;
  /** What doing it is called, and what not doing it is called where "Cancel" would be misread. */
  confirm: string;
  stay?: string;
  /** `primary` where nothing is lost by it. */
  variant?: 'danger' | 'primary';
  isBusy?: boolean;
  /** A third way out, between the two. */
  between?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something is done that cannot be undone. */
export function ConfirmDialog({ title, text, children, onClose, ...choices }: ConfirmDialogProps) {
  const { common } = useMessages('shell');
  const { confirm, stay = common.cancel, variant = 'danger', isBusy = false, between, onConfirm } = choices;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {stay}
          </Button>
          {between}
          <Button variant={variant} busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {children}
    </Dialog>
  );
}

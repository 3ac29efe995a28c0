import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { WhereOn } from '../../../components/where-on.tsx';
import { leaveTab } from '../../../lib/exit.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { eraseDevice, inTime } from '../erase.ts';

interface EraseDialogProps {
  onClose: () => void;
  signOut: () => Promise<void>;
}

/** Says what goes and what cannot go, then erases and leaves. */
export function EraseDialog({ onClose, signOut }: EraseDialogProps) {
  const texts = useMessages('traces');
  const [state, setState] = useState<'asking' | 'erasing' | 'failed'>('asking');
  const erase = async () => {
    setState('erasing');
    await inTime(signOut);
    if (await eraseDevice()) leaveTab();
    else setState('failed');
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={state === 'failed' ? texts.tryAgain : texts.confirm}
      isBusy={state === 'erasing'}
      between={
        state === 'failed' && (
          <Button variant="secondary" onClick={leaveTab}>
            {texts.leave}
          </Button>
        )
      }
      onConfirm={() => void erase()}
      onClose={onClose}
    >
      <div className="prose">
        {state === 'failed' && (
          <Notice tone="danger" announce="alert">
            <p>{texts.failed}</p>
          </Notice>
        )}
        <p>{texts.lead}</p>
        <Points points={texts.goes} />
        <WhereOn place="/apps/period-tracker">
          <p>
            <strong>{texts.backup}</strong>{' '}
            <PageLink to="/apps/period-tracker" onClick={onClose}>
              {texts.toTracker}
            </PageLink>
          </p>
        </WhereOn>
        <p>{texts.signsOut}</p>
        <h3>{texts.cannotTitle}</h3>
        <Points points={texts.cannot} />
        <p>{texts.after}</p>
      </div>
    </ConfirmDialog>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

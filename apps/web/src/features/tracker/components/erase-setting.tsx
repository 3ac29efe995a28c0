import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { trackerActions } from '../state.ts';

/** Takes the diary off the device, after asking. */
export function EraseSetting() {
  const { erase } = useMessages('keeping');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>{erase.text}</p>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {erase.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={erase.question}
          text={erase.warning}
          confirm={erase.confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            trackerActions().erase();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { chatActions } from '../state.ts';

/** Deletes the account's conversation after asking once more. */
export function ClearHistory() {
  const messages = useMessages('chat');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    await chatActions().clearHistory();
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {messages.clearHistory}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={messages.clearHistory}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void clear()}>
              {messages.clearConfirm}
            </Button>
          </>
        }
      >
        <p>{messages.clearQuestion}</p>
      </Dialog>
    </>
  );
}

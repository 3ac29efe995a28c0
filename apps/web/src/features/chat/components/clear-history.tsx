import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
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
      {isAsking && (
        <ConfirmDialog
          title={messages.clearHistory}
          text={messages.clearQuestion}
          confirm={messages.clearConfirm}
          isBusy={isBusy}
          onConfirm={() => void clear()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

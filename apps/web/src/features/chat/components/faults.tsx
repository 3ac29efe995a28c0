import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { chatActions, useChat } from '../state.ts';

/** The red strip with the chat error; closable. */
export function ErrorStrip() {
  const messages = useMessages('chat');
  const error = useChat((state) => state.error);
  if (!error) return null;
  return (
    <Notice tone="danger" announce="alert" onDismiss={() => chatActions().dismissError()}>
      <p className="font-semibold">{messages.fallbacks[error.text]}</p>
      {error.detail && <p>{error.detail}</p>}
      {error.text === 'chatLoad' && <LoadAgain />}
    </Notice>
  );
}

/** Why a rule refused the message; it floats over the conversation, the text stays in the box. */
export function RefusalNotice() {
  const messages = useMessages('chat');
  const refusal = useChat((state) => state.refusal);
  if (!refusal) return null;
  return (
    <div className="rounded-card shadow-lifted">
      <Notice tone="warning" announce="alert" onDismiss={() => chatActions().dismissRefusal()}>
        <p>{messages.errors[refusal.code]}</p>
      </Notice>
    </div>
  );
}

/** A lost message has its own Retry; a history that did not load has this one. */
function LoadAgain() {
  const messages = useMessages('chat');
  return (
    <Button variant="quiet" className="-ml-5" onClick={() => void chatActions().loadHistory()}>
      {messages.retry}
    </Button>
  );
}

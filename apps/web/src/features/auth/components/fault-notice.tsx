import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { AuthFault } from '../store.ts';

/** Above a form: what is missing in it, or why the server said no. */
export function FaultNotice({ text, fault }: { text?: string; fault?: AuthFault | undefined }) {
  const messages = useMessages('auth');
  if (!text && !fault) return null;
  return (
    <Notice tone="danger" announce="alert">
      {text && <p>{text}</p>}
      {fault && <p>{fault.unreachable ? messages.unreachable : faultText(fault, messages)}</p>}
    </Notice>
  );
}

/** The server's sentence is preferred, then the rule's, then the fixed text of the action. */
function faultText(
  { message, code, action }: AuthFault,
  messages: ReturnType<typeof useMessages<'auth'>>,
): string {
  return message ?? (code ? messages.errors[code] : messages.fallbacks[action]);
}

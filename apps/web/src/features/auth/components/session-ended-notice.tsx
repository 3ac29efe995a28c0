import { Suspense } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthState } from '../store.ts';

/** For every page: tells a person once that the server no longer knew their token. */
export function SessionEndedNotice() {
  const isEnded = useAuthState((state) => state.sessionEnded);
  if (!isEnded) return null;
  return (
    <Suspense fallback={null}>
      <EndedText />
    </Suspense>
  );
}

function EndedText() {
  const messages = useMessages('auth');
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4">
      <Notice tone="info" announce="status" onDismiss={() => useAuthState.setState({ sessionEnded: false })}>
        <p>{messages.signedOut}</p>
      </Notice>
    </div>
  );
}

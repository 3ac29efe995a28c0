import { useEffect, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { readFlag, write } from '../../../lib/storage.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

/** Tells visitors, once per browser session, that their messages are not kept. */
export function AnonymousNotice() {
  const isHydrated = useHydrated();
  return isHydrated ? <OnceASession /> : <Warning onDismiss={undefined} />;
}

function OnceASession() {
  const [isShown, setShown] = useState(() => !readFlag('chat_warning_seen'));
  useEffect(() => {
    write('chat_warning_seen', true);
  }, []);
  return isShown ? <Warning onDismiss={() => setShown(false)} /> : null;
}

function Warning({ onDismiss }: { onDismiss: (() => void) | undefined }) {
  const messages = useMessages('chat');
  return (
    <Notice tone="warning" title={messages.anonymousTitle} onDismiss={onDismiss}>
      <p>
        {messages.anonymousText}{' '}
        <PageLink to="/login" className="font-semibold text-brand-ink underline underline-offset-2">
          {messages.anonymousSignIn}
        </PageLink>
      </p>
    </Notice>
  );
}

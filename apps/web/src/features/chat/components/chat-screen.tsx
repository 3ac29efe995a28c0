import { useEffect } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { prepareOnTouch } from '../prepare.ts';
import { chatActions, useChat } from '../state.ts';
import { AnonymousNotice } from './anonymous-notice.tsx';
import { Composer } from './composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ErrorStrip, RefusalNotice } from './faults.tsx';
import { PlainChat } from './plain-chat.tsx';

const clearHistory = fetched(async () => (await import('./clear-history.tsx')).ClearHistory);

interface ChatScreenProps {
  isSignedIn: boolean;
  /** It is not known yet who is here. */
  isChecking: boolean;
  /** A question chosen on another page; it is put into the box, not sent. */
  question: string | undefined;
}

/** The whole chat page. */
export function ChatScreen({ isSignedIn, isChecking, question }: ChatScreenProps) {
  const messages = useMessages('chat');
  useHistory(isSignedIn);
  useEffect(prepareOnTouch, []);
  useEffect(() => {
    if (question) chatActions().setDraft(question);
  }, [question]);
  return (
    <div
      data-page
      className="mx-auto flex min-h-[calc(100dvh-9rem)] w-full max-w-3xl flex-col gap-4 px-4 pt-6 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {messages.title}
        </h1>
        {isSignedIn && <ClearHistoryWhenAny />}
      </div>
      <PlainChat />
      <div className="scripts-only empty:hidden">{!isSignedIn && !isChecking && <AnonymousNotice />}</div>
      <LoadingHistory isChecking={isChecking} />
      <div className="grow scripts-only [&_:is(a,button,input,textarea,summary)]:scroll-mb-44">
        <ConversationView suggestions="grid" isChecking={isChecking} />
      </div>
      <div className="scripts-only sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-line border-t bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
        <ErrorStrip />
        <RefusalNotice />
        <Composer sendLabel={messages.send} />
      </div>
    </div>
  );
}

/** History belongs to an account: it is loaded on opening, and once more for the next account. */
function useHistory(isSignedIn: boolean): void {
  useEffect(() => {
    if (isSignedIn) void chatActions().loadHistory();
  }, [isSignedIn]);
}

/** Also while it is not known who is here: whoever has an account must not read that nothing was ever asked. */
function LoadingHistory({ isChecking }: { isChecking: boolean }) {
  const messages = useMessages('chat');
  const isLoading = useChat((state) => state.history === 'loading');
  if (!isLoading && !isChecking) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Spinner />
      {messages.loadingHistory}
    </p>
  );
}

function ClearHistoryWhenAny() {
  const hasMessages = useChat((state) => state.messages.length > 0);
  if (!hasMessages) return null;
  return (
    <FetchedPart code={clearHistory} failed={null}>
      {(ClearHistory) => <ClearHistory />}
    </FetchedPart>
  );
}

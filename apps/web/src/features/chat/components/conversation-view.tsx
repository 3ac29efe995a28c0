import { type RefObject, useRef } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import { messageList } from '../prepare.ts';
import { chatActions, useChat } from '../state.ts';
import { ModelNotice } from './model-notice.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';

interface ConversationViewProps {
  suggestions: 'grid' | 'row';
  /** It is not known yet who is here, and whether she has a history. */
  isChecking?: boolean;
}

/** The conversation, as page and widget show it: messages, questions to tap, what is being written. */
export function ConversationView({ suggestions, isChecking = false }: ConversationViewProps) {
  const messages = useMessages('chat');
  const isEmpty = useChat((state) => state.messages.length === 0);
  const hasHelp = useChat((state) => state.refusal?.help !== undefined);
  const isLoading = useChat((state) => state.loading);
  const isWriting = useChat((state) => state.messages.at(-1)?.progress === 'writing');
  const region = useRef<HTMLElement>(null);
  const ask = useAsk(region);
  const takeFocus = () => region.current?.focus({ preventScroll: true });
  /** The button disappears as well. */
  const stop = () => {
    takeFocus();
    chatActions().stop();
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={messages.listLabel} className="outline-none">
      {isEmpty && !isChecking && <Beginning layout={suggestions} onAsk={ask} />}
      <p className="my-4 text-center text-ink-soft text-sm">
        {messages.program} {messages.memory}
      </p>
      <ModelNotice />
      {(!isEmpty || hasHelp) && (
        <FetchedPart code={messageList} failed={<PlainList />}>
          {({ MessageList }) => <MessageList onAsk={ask} onLeave={takeFocus} />}
        </FetchedPart>
      )}
      {isLoading && !isWriting && <Typing />}
      {isLoading && (
        <FetchedPart code={messageList} failed={null}>
          {({ StopButton }) => <StopButton onStop={stop} />}
        </FetchedPart>
      )}
      <ReplyAnnouncer />
    </section>
  );
}

/** A tapped button disappears: the focus stays in the conversation. */
function useAsk(region: RefObject<HTMLElement | null>): (question: string) => void {
  const author = useAuthor();
  return (question) => {
    region.current?.focus({ preventScroll: true });
    void chatActions().send(question, author);
  };
}

function Beginning({ layout, onAsk }: { layout: 'grid' | 'row'; onAsk: (question: string) => void }) {
  const messages = useMessages('chat');
  const isLoadingHistory = useChat((state) => state.history === 'loading');
  const isWaiting = useChat((state) => state.loading);
  if (isLoadingHistory) return null;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{messages.emptyTitle}</h2>
        <p className="text-ink-soft">{messages.emptyText}</p>
      </div>
      <QuestionButtons
        label={messages.suggestionsLabel}
        questions={Object.values(messages.suggestedQuestions)}
        layout={layout}
        onAsk={onAsk}
        isDisabled={isWaiting}
      />
    </div>
  );
}

/** The words alone, when the list could not be fetched. */
function PlainList() {
  const conversation = useChat((state) => state.messages);
  return conversation.map(({ id, content }) => (
    <p key={id} className="whitespace-pre-wrap py-2">
      {content}
    </p>
  ));
}

/** Shown while a reply is awaited. A screen reader hears it from the announcer, once. */
function Typing() {
  const messages = useMessages('chat');
  return (
    <p data-message className="mt-4 flex in-data-page:scroll-mb-72 items-center gap-2 text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-2 animate-pulse rounded-full bg-brand" />
        <span className="size-2 animate-pulse rounded-full bg-brand [animation-delay:150ms]" />
        <span className="size-2 animate-pulse rounded-full bg-brand [animation-delay:300ms]" />
      </span>
      {messages.typing}
    </p>
  );
}

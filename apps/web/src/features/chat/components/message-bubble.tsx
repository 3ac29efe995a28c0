import { RotateCcw } from 'lucide-react';
import { SteadyMarkdown } from '../../../components/steady-markdown.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { ChatMessage } from '../message.ts';
import { chatActions, useChat } from '../state.ts';
import { useSpeaker } from '../use-speaker.ts';
import { ReplyDetails } from './reply-details.tsx';
import { SpokenHelp } from './spoken-help.tsx';

/** One message of the list. The numbers of an urgent reply stand above it: nobody in danger has to scroll to them. */
export function MessageBubble({ message }: { message: ChatMessage }) {
  const { content, isUser, help, notSent, notice, details } = message;
  return (
    <>
      {help && !isUser && (
        <div className="mb-2">
          <SpokenHelp help={help} />
        </div>
      )}
      <div
        lang={details?.language}
        className={
          isUser
            ? 'ml-auto w-fit max-w-[85%] rounded-card rounded-br-sm bg-brand px-4 py-2.5 text-on-brand'
            : 'mr-auto w-fit max-w-full rounded-card rounded-bl-sm border border-line bg-raised px-4 py-3 text-ink shadow-card sm:max-w-[92%]'
        }
      >
        <Speaker isUser={isUser} />
        {isUser ? (
          <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>
        ) : (
          <SteadyMarkdown text={content} />
        )}
        {notice && <p className="mt-2 text-sm text-warning">{notice}</p>}
        {details && <ReplyDetails details={details} />}
      </div>
      <Timestamp message={message} />
      {notSent && <NotSent id={message.id} />}
      {help && isUser && (
        <div className="mt-2">
          <SpokenHelp help={help} />
        </div>
      )}
    </>
  );
}

function Speaker({ isUser }: { isUser: boolean }) {
  const messages = useMessages('chat');
  return <span className="sr-only">{isUser ? messages.you : messages.bot}: </span>;
}

function Timestamp({ message }: { message: ChatMessage }) {
  const language = useLanguage();
  return (
    <time
      dateTime={message.timestamp}
      className={`mt-1 block px-1 text-ink-soft text-sm ${message.isUser ? 'text-right' : ''}`}
    >
      {formatDate(language, message.timestamp, 'time')}
    </time>
  );
}

function NotSent({ id }: { id: string }) {
  const messages = useMessages('chat');
  const speaker = useSpeaker();
  const isLoading = useChat(({ loading }) => loading);
  return (
    <p className="flex items-center justify-end gap-1 font-semibold text-danger-ink text-sm">
      {messages.notSent}
      <button
        type="button"
        disabled={isLoading}
        onClick={() => chatActions().retry(id, speaker)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 underline underline-offset-2 hover:bg-danger-soft"
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {messages.retry}
      </button>
    </p>
  );
}

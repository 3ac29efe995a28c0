import { ChevronDown, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { Markdown } from '../../../components/markdown.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { fetched } from '../../../lib/fetched.ts';
import { useLocalHelp } from '../../../lib/local-help.ts';
import { localVoice } from '../../../lib/local-voice.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import { type ChatMessage, warningElsewhere } from '../message.ts';
import { chatActions, useChat } from '../state.ts';
import { ReplyDetails } from './reply-details.tsx';
import { ReplyFeedback } from './reply-feedback.tsx';
import { SpokenHelp } from './spoken-help.tsx';

const listenReply = fetched(async () => (await import('./listen-reply.tsx')).ListenReply);

interface MessageBubbleProps {
  message: ChatMessage;
  /** The message before a reply. */
  question: ChatMessage | undefined;
}

/** One message of the list. The numbers of an urgent reply stand above it: nobody in danger has to scroll to them. */
export function MessageBubble({ message, question }: MessageBubbleProps) {
  const { isUser, help, progress, notSent, notice, details } = message;
  const { reply } = useLocalHelp(isUser ? undefined : help);
  const content = warningElsewhere(details, reply) ?? message.content;
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
        {notice && <p className="mb-2 text-sm text-warning">{notice}</p>}
        {isUser ? (
          <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>
        ) : (
          <Markdown text={content} />
        )}
        {progress === 'writing' && <Cursor />}
        {!isUser && (
          <Aside>
            {progress === 'stopped' && <StoppedReply />}
            {details?.more && <RestOfReply text={details.more} />}
            {details && <ReplyDetails details={details} />}
            {details?.language && !progress && localVoice(details.language) && (
              <FetchedPart code={listenReply} failed={null}>
                {(ListenReply) => <ListenReply language={details.language} />}
              </FetchedPart>
            )}
          </Aside>
        )}
      </div>
      {progress !== 'writing' && <Timestamp message={message} />}
      {isUser && (notSent || progress === 'stopped') && <NotSent message={message} />}
      {details && !isUser && details.kind !== 'unsure' && details.mark && (
        <Aside>
          <ReplyFeedback id={message.id} details={details} question={question} />
        </Aside>
      )}
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

function Timestamp({ message: { timestamp, dayOnly, isUser } }: { message: ChatMessage }) {
  const language = useLanguage();
  const day = dayOnly && timestamp.slice(0, 10);
  return (
    <time
      dateTime={day ?? timestamp}
      className={`mt-1 block px-1 text-ink-soft text-sm ${isUser ? 'text-right' : ''}`}
    >
      {day ? formatDate(language, day, 'date') : formatDate(language, timestamp, 'time')}
    </time>
  );
}

/** Beside the words: where it cannot be fetched, the words stand all the same. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <FallbackOnFailure fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </FallbackOnFailure>
  );
}

function Cursor() {
  return <span aria-hidden="true" className="inline-block h-4 w-2 animate-pulse rounded-sm bg-brand" />;
}

function StoppedReply() {
  const { stoppedReply } = useMessages('reply');
  return <p className="mt-2 text-ink-soft text-sm">{stoppedReply}</p>;
}

/** What else the library says there, opened in place. */
function RestOfReply({ text }: { text: string }) {
  const { more } = useMessages('reply');
  return (
    <details className="topic mt-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line-strong px-4 font-semibold text-brand-ink hover:bg-brand-soft">
        {more}
        <ChevronDown aria-hidden="true" className="topic-arrow size-4" />
      </summary>
      <div className="pt-2">
        <Markdown text={text} />
      </div>
    </details>
  );
}

function NotSent({ message: { id, notSent } }: { message: ChatMessage }) {
  const messages = useMessages('chat');
  const author = useAuthor();
  const isLoading = useChat(({ loading }) => loading);
  return (
    <p className="flex items-center justify-end gap-1 font-semibold text-danger-ink text-sm">
      {notSent ? messages.notSent : messages.stopped}
      <button
        type="button"
        disabled={isLoading}
        onClick={() => chatActions().retry(id, author)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 underline underline-offset-2 hover:bg-danger-soft"
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {messages.retry}
      </button>
    </p>
  );
}

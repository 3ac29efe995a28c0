import { Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ChatMessage } from '../message.ts';
import { useChat } from '../state.ts';
import { MessageBubble } from './message-bubble.tsx';
import { Outbox } from './outbox.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { SpokenHelp } from './spoken-help.tsx';

/** On the page, header and composer cover what scrolls under them. */
const IN_VIEW = 'in-data-page:scroll-mt-28 in-data-page:scroll-mb-72';

interface MessageListProps {
  onAsk: (question: string) => void;
  /** Takes the focus when the button that has it goes. */
  onLeave: () => void;
}

/** Everything said so far, the help for a text that was refused, and what one may ask next. */
export function MessageList({ onAsk, onLeave }: MessageListProps) {
  const texts = useMessages('chat');
  const messages = useChat((state) => state.messages);
  const help = useChat((state) => state.refusal?.help);
  const isLoading = useChat((state) => state.loading);
  useNewestInView();
  return (
    <>
      <ol aria-label={texts.listLabel} className="flex list-none flex-col gap-4 p-0">
        {messages.map((message, at) => (
          <li key={message.id} data-message className={IN_VIEW}>
            <MessageBubble message={message} question={messages[at - 1]} />
          </li>
        ))}
      </ol>
      {help && (
        <div data-message className={`mt-4 ${IN_VIEW}`}>
          <SpokenHelp help={help} />
        </div>
      )}
      <Outbox onLeave={onLeave} />
      {!isLoading && <FollowUps last={messages.at(-1)} onAsk={onAsk} />}
    </>
  );
}

function FollowUps({ last, onAsk }: Pick<MessageListProps, 'onAsk'> & { last: ChatMessage | undefined }) {
  const messages = useMessages('chat');
  const { kind, suggestions: questions = [] } = last?.details ?? {};
  if (questions.length === 0) return null;
  const label = kind === 'unsure' ? messages.whichQuestion : messages.followUps;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p className="font-semibold text-ink-soft text-sm">{label}</p>
      <QuestionButtons label={label} questions={questions} layout="list" onAsk={onAsk} isDisabled={false} />
    </div>
  );
}

/** Most answers are there sooner: a button that only flashes would worry. Milliseconds. */
const APPEARS_AFTER = 900;

/** Ends the answer that is awaited or being written. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const { stop } = useMessages('reply');
  const isWriting = useChat((state) => state.messages.at(-1)?.progress === 'writing');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), APPEARS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!isWriting && !isLate) return null;
  return (
    <Button variant="secondary" onClick={onStop} className="mt-3">
      <Square aria-hidden="true" className="size-4 fill-current" />
      {stop}
    </Button>
  );
}

/**
 * Scrolls to the newest message on every change: smoothly, or at once for those who asked for less motion and when
 * the list appears. A reply is shown from its beginning, anything else from its end. There is one list on a page.
 */
function useNewestInView(): void {
  const count = useChat((state) => state.messages.length);
  const isReply = useChat((state) => state.messages.at(-1)?.isUser === false);
  // A reply that grows is read from its beginning: neither its pieces nor its end move the page.
  const isAwaited = useChat((state) => state.loading && state.messages.at(-1)?.isUser !== false);
  const help = useChat((state) => state.refusal?.help?.text);
  const error = useChat((state) => state.error);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what is newest on the screen
  useEffect(() => {
    const newest = Array.from(document.querySelectorAll('[data-message]')).at(-1);
    const behavior = isFirst.current || prefersLessMotion() ? 'auto' : 'smooth';
    isFirst.current = false;
    newest?.scrollIntoView({ behavior, block: isReply ? 'start' : 'nearest' });
  }, [count, isReply, isAwaited, help, error]);
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

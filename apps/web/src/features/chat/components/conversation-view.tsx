import { useCallback, useRef } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import type { ChatMessage } from '../message.ts';
import { chatActions, useChat } from '../state.ts';
import { useSpeaker } from '../use-speaker.ts';
import { HelpCard } from './help-card.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { Typing } from './typing.tsx';
import { useNewestInView } from './use-newest-in-view.ts';

/** The conversation, as page and widget show it: messages, questions to tap, what is being written. */
export function ConversationView({ suggestions }: { suggestions: 'grid' | 'row' }) {
  const messages = useMessages('chat');
  const conversation = useChat((state) => state.messages);
  const refusal = useChat((state) => state.refusal);
  const isLoading = useChat((state) => state.loading);
  const region = useRef<HTMLElement>(null);
  const { ask, isWaiting } = useAsk(region);
  useNewestInView(region);
  return (
    <section ref={region} tabIndex={-1} aria-label={messages.listLabel} className="outline-none">
      <p className="mb-4 text-center text-ink-soft text-sm">{messages.program}</p>
      {conversation.length === 0 && <Beginning layout={suggestions} onAsk={ask} isDisabled={isWaiting} />}
      <ol className="flex list-none flex-col gap-4 p-0">
        {conversation.map((message) => (
          <li key={message.id} data-message className="scroll-mt-28 scroll-mb-48">
            <MessageBubble message={message} />
          </li>
        ))}
      </ol>
      {isLoading && <Typing />}
      {refusal?.help && (
        <div data-message className="mt-4 scroll-mt-28 scroll-mb-48">
          <HelpCard help={refusal.help} />
        </div>
      )}
      {!isLoading && <FollowUps last={conversation.at(-1)} onAsk={ask} isDisabled={isWaiting} />}
      <ReplyAnnouncer />
    </section>
  );
}

/** A tapped button disappears: the focus stays in the conversation. */
function useAsk(region: React.RefObject<HTMLElement | null>) {
  const speaker = useSpeaker();
  const isWaiting = useChat((state) => state.loading || state.history === 'loading');
  const ask = useCallback(
    (question: string) => {
      region.current?.focus({ preventScroll: true });
      void chatActions().send(question, speaker);
    },
    [region, speaker],
  );
  return { ask, isWaiting };
}

interface Asking {
  onAsk: (question: string) => void;
  isDisabled: boolean;
}

function Beginning({ layout, ...asking }: Asking & { layout: 'grid' | 'row' }) {
  const messages = useMessages('chat');
  const isLoadingHistory = useChat((state) => state.history === 'loading');
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
        {...asking}
      />
    </div>
  );
}

function FollowUps({ last, ...asking }: Asking & { last: ChatMessage | undefined }) {
  const messages = useMessages('chat');
  const questions = last?.details?.suggestions ?? [];
  if (questions.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p className="font-semibold text-ink-soft text-sm">{messages.followUps}</p>
      <QuestionButtons label={messages.followUps} questions={questions} layout="list" {...asking} />
    </div>
  );
}

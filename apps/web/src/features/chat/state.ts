import { type MessageFault, messageFault } from '@salama/contract/chat/rules.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Help } from '@salama/contract/help.ts';
import { createStore, type StoreApi } from 'zustand';
import { useStore } from 'zustand/react';
import { onFarewell } from '../../lib/farewell.ts';
import type { Outcome, Refused } from '../../lib/http.ts';
import { lazyApi } from '../../lib/lazy-api.ts';
import type { Author } from '../writing/author.ts';
import { createSender } from '../writing/sender.ts';
import type { Answer } from './api.ts';
import {
  awaiting,
  type Conversation,
  contextOf,
  emptyConversation,
  failed,
  grown,
  helped,
  posted,
  refused,
  replied,
  stopped,
  withHistory,
  without,
  withoutWaiting,
} from './conversation.ts';
import type { ChatMessage } from './message.ts';
import { isModelRefused } from './refused-model.ts';
import { ensureSessionId, randomId } from './session-id.ts';

/** Runs a call of the chat. */
export const callChat = lazyApi(() => import('./api.ts'));

interface Actions {
  setDraft(draft: string): void;
  /** Checks for danger, then the rules, then asks. A refused text is kept. Does nothing while a reply is awaited. */
  send(text: string, author: Author): Promise<void>;
  retry(id: string, author: Author): Promise<void>;
  /** Sends what waits for a network, the oldest first, until one does not get through or is stopped. */
  sendWaiting(author: Author): Promise<void>;
  /** Takes what waits off the page. */
  dropWaiting(): void;
  /** Ends the reply that is awaited or being written. */
  stop(): void;
  /** Fetches the account's messages, once. */
  loadHistory(): Promise<void>;
  /** Deletes the account's messages on the server, then here. */
  clearHistory(): Promise<void>;
  dismissError(): void;
  dismissRefusal(): void;
  /** A help card has been read out and is silent from now on. */
  markAnnounced(): void;
  /** Empties everything: logout, Exit. A reply still on its way is dropped, unless what was just sent is to stay. */
  reset(keepsSent?: boolean): void;
}
export type ChatState = Conversation & Actions;

/** A message on its way, and the reply to it. */
interface Exchange {
  message: ChatMessage;
  reply: { id: string; timestamp: string };
  /** What was said before it. */
  context: ChatContext | undefined;
  awaited: AbortController;
}

export interface ChatDependencies {
  newId(): string;
  now(): Date;
}

export function createChat({ newId, now }: ChatDependencies) {
  return createStore<ChatState>()((set, get) => {
    /** Grows when the conversation is emptied, so that a history of the time before is dropped. */
    let era = 0;
    let awaited: AbortController | undefined;
    const identity = () => ({ id: newId(), timestamp: now().toISOString() });
    const sender = createSender({ ...asking(set), begin });

    function begin(exchange: Exchange, code: MessageFault | undefined): void {
      awaited = exchange.awaited;
      set((state) => (code ? { refusal: { code }, error: undefined } : posted(state, exchange.message)));
    }

    function send(message: ChatMessage, author: Author): Promise<void> {
      const context = contextOf(without(get(), message.id), now());
      return sender.send({ message, reply: identity(), context, awaited: new AbortController() }, author);
    }

    /** The conversation ends here; what was awaited is dropped. */
    function empty(rest: Partial<Conversation> = {}): void {
      era += 1;
      sender.leave();
      awaited?.abort();
      set({ ...emptyConversation, ...rest });
    }

    return {
      ...emptyConversation,
      setDraft: (draft) => set({ draft }),
      send: (text, author) => send({ ...identity(), content: text.trim(), isUser: true }, author),
      async retry(id, author) {
        const message = get().messages.find((candidate) => candidate.id === id && mayRetry(candidate));
        if (message) await send(message, author);
      },
      async sendWaiting(author) {
        for (const { id } of get().messages.filter(({ waits }) => waits)) {
          await get().retry(id, author);
          const { messages } = get();
          if (messages.at(-1)?.progress || messages.find((message) => message.id === id)?.notSent) return;
        }
      },
      dropWaiting: () => set(withoutWaiting),
      stop: () => awaited?.abort(),
      async loadHistory() {
        if (get().history !== 'unknown') return;
        const started = era;
        set({ history: 'loading', error: undefined });
        const outcome = await callChat((api) => api.readHistory());
        if (era !== started || get().history !== 'loading') return;
        if (outcome.ok) set((state) => withHistory(state, outcome.data.messages[0].messages));
        else set({ history: 'unknown', error: outcome.status === 401 ? undefined : { text: 'chatLoad' } });
      },
      async clearHistory() {
        const outcome = await callChat((api) => api.clear());
        if (outcome.ok) empty({ draft: get().draft, history: 'loaded' });
        else set({ error: { text: outcome.reason === 'refused' ? 'chatDelete' : 'chatDeleteNetwork' } });
      },
      dismissError: () => set({ error: undefined }),
      dismissRefusal: () => set({ refusal: undefined }),
      markAnnounced: () => set((state) => announced(state)),
      reset(keepsSent) {
        if (sender.leave(keepsSent)) set(awaiting);
        else empty();
      },
    };
  });
}

/** What is done with an exchange on its way, and how the conversation follows. */
function asking(set: StoreApi<ChatState>['setState']) {
  return {
    fault: ({ message }: Exchange) => messageFault(message.content),
    words: ({ message }: Exchange) => message.content,
    help(help: Help, { message }: Exchange, code: MessageFault | undefined) {
      set((state) => {
        if (!code) return helped(state, message.id, help);
        return state.refusal ? { refusal: { code, help: { ...help, announced: false } } } : state;
      });
    },
    deliver({ message, reply, context, awaited: { signal } }: Exchange, { language, country }: Author) {
      const onPiece = (text: string) => {
        if (!signal.aborted) set((state) => grown(state, text, reply));
      };
      const asked = { question: message.content, sessionId: ensureSessionId(), language };
      const wish = isModelRefused() ? { withoutModel: true } : {};
      const body = { ...asked, ...wish, ...(context && { context }), ...(country && { country }) };
      return callChat((api) => api.askChat(body, { onPiece, signal }));
    },
    end(outcome: Outcome<Answer>, _found: Help | undefined, { message, reply, awaited }: Exchange) {
      if (outcome.ok) set((state) => replied(state, message, outcome.data, outcome.help, reply));
      else if (awaited.signal.aborted) set((state) => stopped(state, message, reply.id));
      else if (isRuleFault(outcome)) set((state) => refused(state, message, outcome));
      else set((state) => failed(state, message, outcome, reply.id));
    },
  };
}

function mayRetry({ isUser, notSent, progress }: ChatMessage): boolean {
  return isUser && (notSent === true || progress === 'stopped');
}

function isRuleFault(outcome: Refused): outcome is Refused & { code: MessageFault } {
  return outcome.code?.startsWith('MESSAGE_') ?? false;
}

function announced({ messages, refusal }: Conversation): Partial<Conversation> {
  return {
    messages: messages.map((message) =>
      message.help ? { ...message, help: { ...message.help, announced: true } } : message,
    ),
    refusal: refusal?.help ? { ...refusal, help: { ...refusal.help, announced: true } } : refusal,
  };
}

/** The one conversation of this page load. Nothing of it is ever stored on the device. */
const chat = createChat({ newId: randomId, now: () => new Date() });
onFarewell((keepsSent) => chat.getState().reset(keepsSent));
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => chat.setState({ isBack: true }));
  window.addEventListener('offline', () => chat.setState({ isBack: false }));
}

export function useChat<T>(select: (state: ChatState) => T): T {
  return useStore(chat, select);
}

export function chatActions(): Actions {
  return chat.getState();
}

import { type MessageFault, messageFault } from '@salama/contract/chat/rules.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { createStore } from 'zustand';
import { useStore } from 'zustand/react';
import { onFarewell } from '../../lib/farewell.ts';
import type { Refused } from '../../lib/http.ts';
import { checkDanger, type DangerCheck } from '../writing/danger-check.ts';
import type { ChatApi, Following, Question } from './api.ts';
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
} from './conversation.ts';
import { lazyChatApi } from './lazy-api.ts';
import type { ChatMessage } from './message.ts';
import { ensureSessionId, randomId } from './session-id.ts';

/** In which language to answer, and whose local numbers to give. */
export interface Speaker {
  language: Language;
  country: Country | undefined;
}

interface Actions {
  setDraft(draft: string): void;
  /** Checks for danger, then the rules, then asks. A refused text is kept. Does nothing while a reply is awaited. */
  send(text: string, speaker: Speaker): Promise<void>;
  retry(id: string, speaker: Speaker): Promise<void>;
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

export interface ChatDependencies {
  api: ChatApi;
  checkDanger: DangerCheck;
  sessionId(): string;
  newId(): string;
  now(): Date;
}

export function createChat(dependencies: ChatDependencies) {
  return createStore<ChatState>()((set, get) => {
    /** Grows when the conversation is emptied, so that an answer of the time before is dropped. */
    let era = 0;
    let awaited = new AbortController();
    const identity = () => ({ id: dependencies.newId(), timestamp: dependencies.now().toISOString() });

    async function deliver(message: ChatMessage, speaker: Speaker): Promise<void> {
      const started = era;
      const reply = identity();
      const context = contextOf(get());
      awaited = new AbortController();
      const { signal } = awaited;
      const onPiece = (text: string) => {
        if (!signal.aborted) set((state) => grown(state, text, reply));
      };
      set((state) => posted(state, message));
      const help = await dependencies.checkDanger(message.content, speaker.language, speaker.country);
      if (era !== started) return;
      if (help) set((state) => helped(state, message.id, help));
      const asked = { question: message.content, ...(context && { context }) };
      const outcome = await askTwice(dependencies, asked, speaker, { onPiece, signal });
      if (era !== started) return;
      if (outcome.ok) set((state) => replied(state, message, outcome.data, outcome.help, reply));
      else if (signal.aborted) set((state) => stopped(state, message, reply.id));
      else if (isRuleFault(outcome)) set((state) => refused(state, message, outcome));
      else set((state) => failed(state, message, outcome, reply.id));
    }

    async function refuse(text: string, code: MessageFault, speaker: Speaker): Promise<void> {
      const refusal = { code };
      set({ refusal, error: undefined });
      const help = await dependencies.checkDanger(text, speaker.language, speaker.country);
      if (help && get().refusal === refusal) set({ refusal: { code, help: { ...help, announced: false } } });
    }

    return {
      ...emptyConversation,
      setDraft: (draft) => set({ draft }),
      async send(text, speaker) {
        if (get().loading) return;
        const code = messageFault(text);
        if (code) await refuse(text, code, speaker);
        else await deliver({ ...identity(), content: text.trim(), isUser: true }, speaker);
      },
      async retry(id, speaker) {
        const message = get().messages.find((candidate) => candidate.id === id && mayRetry(candidate));
        if (message && !get().loading) await deliver(message, speaker);
      },
      stop: () => awaited.abort(),
      async loadHistory() {
        if (get().history !== 'unknown') return;
        const started = era;
        set({ history: 'loading', error: undefined });
        const outcome = await dependencies.api.history();
        if (era !== started || get().history !== 'loading') return;
        if (outcome.ok) set((state) => withHistory(state, outcome.data.messages[0].messages));
        else set({ history: 'unknown', error: outcome.status === 401 ? undefined : { text: 'chatLoad' } });
      },
      async clearHistory() {
        const outcome = await dependencies.api.clear();
        if (outcome.ok) {
          era += 1;
          awaited.abort();
          set({ ...emptyConversation, draft: get().draft, history: 'loaded' });
        } else set({ error: { text: outcome.reason === 'refused' ? 'chatDelete' : 'chatDeleteNetwork' } });
      },
      dismissError: () => set({ error: undefined }),
      dismissRefusal: () => set({ refusal: undefined }),
      markAnnounced: () => set((state) => announced(state)),
      reset(keepsSent) {
        if (keepsSent && get().loading) return set(awaiting);
        era += 1;
        awaited.abort();
        set(emptyConversation);
      },
    };
  });
}

/** A token that the server no longer knows is dropped while it answers 401; the message then goes as a visitor's. */
async function askTwice(
  { api, sessionId }: ChatDependencies,
  asked: Pick<Question, 'question' | 'context'>,
  speaker: Speaker,
  following: Following,
) {
  const { language, country } = speaker;
  const body = { ...asked, sessionId: sessionId(), language, ...(country && { country }) };
  const outcome = await api.ask(body, following);
  return !outcome.ok && outcome.status === 401 ? api.ask(body, following) : outcome;
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
const chat = createChat({
  api: lazyChatApi,
  checkDanger,
  sessionId: ensureSessionId,
  newId: randomId,
  now: () => new Date(),
});
onFarewell((keepsSent) => chat.getState().reset(keepsSent));

export function useChat<T>(select: (state: ChatState) => T): T {
  return useStore(chat, select);
}

export function chatActions(): Actions {
  return chat.getState();
}

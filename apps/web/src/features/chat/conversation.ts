import type { MessageFault } from '@salama/contract/chat/rules.ts';
import type { ChatContext, HistoryMessage, ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Help } from '@salama/contract/help.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Refused } from '../../lib/http.ts';
import { moreTelling } from '../../lib/more-telling.ts';
import type { Answer } from './api.ts';
import { type ChatMessage, isUrgent, messageFromHistory, replyFrom, type ShownHelp } from './message.ts';

/** What went wrong: a fixed text of the specification, and the server's own sentence where it adds something. */
export interface ChatFault {
  text: 'chatSend' | 'chatLoad' | 'chatDelete' | 'chatDeleteNetwork';
  detail?: string;
}

/** A message that a rule refused: it was not sent and its text is kept. */
export interface Refusal {
  code: MessageFault;
  help?: ShownHelp;
}

/** The conversation that widget and page share. */
export interface Conversation {
  messages: ChatMessage[];
  /** What stands in the text box. */
  draft: string;
  /** A reply is awaited. */
  loading: boolean;
  /** The reply that has just come, which a screen reader is told; history is not. */
  newReply: ChatMessage | undefined;
  /** The browser has said, since the last try, that there is a network again. */
  isBack: boolean;
  error: ChatFault | undefined;
  refusal: Refusal | undefined;
  history: 'unknown' | 'loading' | 'loaded';
}

export const emptyConversation: Conversation = {
  messages: [],
  draft: '',
  loading: false,
  newReply: undefined,
  isBack: false,
  error: undefined,
  refusal: undefined,
  history: 'unknown',
};

type Change = Partial<Conversation>;

/** Milliseconds of silence after which a question begins a talk of its own. */
const SILENCE = 30 * 60_000;
/** Replies for which a warning is remembered. */
const WATCHED = 8;

/**
 * What was spoken of: the passages of the last replies by name, and the person's own last messages. "How long does that
 * take?" asks about these. Whoever takes the phone up after half an hour speaks of something else.
 */
export function contextOf(messages: readonly ChatMessage[], now: Date): ChatContext | undefined {
  const last = messages.at(-1);
  if (!last || now.getTime() - Date.parse(last.timestamp) > SILENCE) return undefined;
  const newest = messages.toReversed();
  // A doubt offers passages and tells nothing of them.
  const replies = newest.flatMap(({ details }) => (details && details.kind !== 'unsure' ? [details] : []));
  const passages = replies.flatMap((details) => details.passages ?? []);
  const names = new Set(passages.map(({ slug, section }) => `${slug}#${section}`));
  const said = newest.filter(({ isUser, notSent }) => isUser && !notSent).map(({ content }) => content);
  const firsts = replies.map(({ passages: [first] = [] }) => first && `${first.slug}#${first.section}`);
  const change = firsts.findIndex((first) => first !== firsts[0]);
  const facts = newest.find(({ isUser }) => !isUser)?.facts;
  const warning = replies.slice(0, WATCHED).find(isUrgent);
  return {
    sections: [...names].slice(0, limits.chat.context),
    told: firsts[0] === undefined ? 0 : change === -1 ? firsts.length : change,
    said: said.slice(0, limits.chat.said),
    ...(warning && { warned: warningOf(warning) }),
    ...(facts && { facts }),
  };
}

function warningOf({ kind, passages: [first] = [] }: ReplyDetails): ChatContext['warned'] {
  const section = first && `${first.slug}#${first.section}`;
  return { kind: kind === 'emergency' ? 'emergency' : 'crisis', ...(section && { section }) };
}

/** Puts a message at the end, waiting for its reply. */
export function posted({ messages, draft }: Conversation, message: ChatMessage): Change {
  const { notSent: _notSent, waits: _waits, progress: _progress, help: _help, ...fresh } = message;
  const others = messages.filter(({ id }) => id !== message.id);
  return {
    messages: [...others, fresh],
    draft: draft.trim() === message.content.trim() ? '' : draft,
    loading: true,
    newReply: undefined,
    isBack: false,
    error: undefined,
    refusal: undefined,
  };
}

/** Nothing but the message whose reply is awaited. */
export function awaiting({ messages }: Conversation): Change {
  return { ...emptyConversation, messages: messages.filter(({ isUser }) => isUser).slice(-1), loading: true };
}

/** Shows, under the person's own message, help that was found on this device. */
export function helped({ messages }: Conversation, id: string, help: Help): Change {
  return { messages: changed(messages, id, (message) => ({ ...message, help: shown(help, message.help) })) };
}

/** Adds a piece to the reply that is being written. */
export function grown(
  { messages }: Conversation,
  text: string,
  identity: { id: string; timestamp: string },
): Change {
  const begun = messages.find(({ id }) => id === identity.id);
  if (begun)
    return {
      messages: changed(messages, begun.id, (reply) => ({ ...reply, content: reply.content + text })),
    };
  return { messages: [...messages, { ...identity, content: text, isUser: false, progress: 'writing' }] };
}

/** The reader stopped the reply: what was shown stays; without any of it the question can be asked again. */
export function stopped({ messages }: Conversation, question: ChatMessage, replyId: string): Change {
  const last = messages.some(({ id }) => id === replyId) ? replyId : question.id;
  return {
    messages: changed(messages, last, (message) => ({ ...message, progress: 'stopped' })),
    loading: false,
  };
}

/**
 * Adds the reply, in place of what was shown of it before. There is one help card in the end: with an urgent reply, which says the same words itself, it
 * keeps only the numbers; beside any other reply it stays whole, under the question.
 */
export function replied(
  conversation: Conversation,
  question: ChatMessage,
  answer: Answer,
  serverHelp: Help | undefined,
  identity: { id: string; timestamp: string },
): Change {
  const reply = replyFrom(answer, identity);
  const messages = without(conversation, identity.id);
  const before = messages.find(({ id }) => id === question.id)?.help;
  const help = serverHelp ?? before;
  const done = { loading: false, newReply: reply };
  if (!help) return { ...done, messages: [...messages, reply] };
  if (!isUrgent(answer)) {
    const marked = changed(messages, question.id, (message) => ({ ...message, help: shown(help, before) }));
    return { ...done, messages: [...marked, reply] };
  }
  const cleared = changed(messages, question.id, ({ help: _help, ...message }) => message);
  return { ...done, messages: [...cleared, { ...reply, help: { ...shown(help, before), text: '' } }] };
}

/** A rule of the server refused the message: it leaves the list and its text goes back into the box. */
export function refused(
  { messages, draft }: Conversation,
  message: ChatMessage,
  fault: Refused & { code: MessageFault },
): Change {
  const before = messages.find(({ id }) => id === message.id)?.help;
  const help = fault.help ?? before;
  return {
    messages: messages.filter(({ id }) => id !== message.id),
    draft: draft || message.content,
    loading: false,
    refusal: {
      code: fault.code,
      ...(help && { help: shown(help, before) }),
    },
  };
}

/** The message did not get through, or its reply broke off: it stays, marked, with Retry. */
export function failed(
  conversation: Conversation,
  message: ChatMessage,
  fault: Refused,
  replyId: string,
): Change {
  const before = conversation.messages.find(({ id }) => id === message.id)?.help;
  const help = moreTelling(fault.help, before);
  return {
    messages: changed(without(conversation, replyId), message.id, (current) => ({
      ...current,
      notSent: true,
      ...(fault.reason !== 'refused' && { waits: true }),
      ...(help && { help: shown(help, before) }),
    })),
    loading: false,
    error: { text: 'chatSend', ...(fault.message && { detail: fault.message }) },
  };
}

/** Takes away what waits for a network. */
export function withoutWaiting({ messages }: Conversation): Change {
  return { messages: messages.filter(({ waits }) => !waits), error: undefined };
}

/** The account's stored messages come first; what was said before signing in stays after them. */
export function withHistory({ messages, loading }: Conversation, stored: HistoryMessage[]): Change {
  const known = new Set(stored.map(({ role, content }) => `${role === 'user'} ${content}`));
  const others = messages.filter(({ isUser, content }) => loading || !known.has(`${isUser} ${content}`));
  return { messages: [...stored.map(messageFromHistory), ...others], history: 'loaded' };
}

/** All messages but one. */
export function without({ messages }: Conversation, except: string): ChatMessage[] {
  return messages.filter(({ id }) => id !== except);
}

function changed(
  messages: ChatMessage[],
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): ChatMessage[] {
  return messages.map((message) => (message.id === id ? change(message) : message));
}

/** A card that replaces one already announced is not announced again. */
function shown(help: Help, before: ShownHelp | undefined): ShownHelp {
  return { ...help, announced: before?.announced ?? false };
}

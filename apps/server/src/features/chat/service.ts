import type { ask } from '@salama/contract/chat/endpoints.ts';
import { messageFault } from '@salama/contract/chat/rules.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { Refusal, Unavailable } from '../../platform/errors.ts';
import type { Append, Conversation } from './conversation.ts';
import type { FeedbackDependencies } from './feedback.ts';
import type { MessageCounter } from './message-counter.ts';
import type { Library } from './passages.ts';
import type { ReplyReader } from './reply-reader.ts';
import type { Listener, ReplyWriter, Written } from './reply-writer.ts';
import type { Answer, Asker, Assistant, AssistantQuestion } from './types.ts';

/** What may be known of the chat: numbers, and for administrators the words that people permitted. */
export {
  countFeedback,
  type FeedbackCount,
  type FeedbackWords,
  listFeedbackWords,
} from './feedback-repository.ts';
export type { MessageCounter } from './message-counter.ts';
export { countAnswered } from './repository.ts';
export { type AskedCount, countAsked, countUnanswered, readKinds } from './statistics-repository.ts';

export interface ChatDependencies {
  assistant: Assistant;
  clock: Clock;
  /** Present where the operator has set a language model: it chooses what the library says. */
  reader: ReplyReader | undefined;
  /** In its place where the operator wants the model to write. */
  writer: ReplyWriter | undefined;
  library: Library;
  /** Slugs of articles that an administrator took out of sight. Never throws. */
  withdrawn(): Promise<ReadonlySet<string>>;
  conversation: Conversation;
  counter: MessageCounter;
  feedback: FeedbackDependencies;
}

export interface Asked extends Asker {
  question: string;
  actor: Actor | undefined;
  /** An account may be asking, but the database that would tell is away. */
  actorUnknown: boolean;
  /** The person wants no model. */
  withoutModel: boolean;
  listener: Listener;
}

/** Answers everybody, also while the database is away; saves for accounts only. */
export async function answerQuestion(
  { question, actor, actorUnknown, withoutModel, listener, ...asker }: Asked,
  dependencies: ChatDependencies,
): Promise<{ data: DataOf<typeof ask>; help: Help | undefined }> {
  const fault = messageFault(question);
  if (fault) throw new Refusal(fault);
  const append = actor && (await openFor(actor, dependencies.conversation));
  const withdrawn = await dependencies.withdrawn();
  const today = new Date(dependencies.clock.now());
  const asked = { question: question.trim(), withdrawn, today, ...asker };
  const found = dependencies.assistant.answer(asked);
  const { answer, replaced } = withoutModel
    ? { answer: found, replaced: false }
    : await byModel(asked, found, listener, dependencies);
  const details = { ...answer.details, mark: dependencies.feedback.replyMarks.markOf(answer.details) };
  count(answer.details.writtenBy ? found : answer, actor !== undefined || actorUnknown, dependencies);
  const saved = append ? await save(question, { ...answer, details }, append) : 'away';
  const unsaved = (actor && saved === 'away') || actorUnknown;
  const { notSaved, replyReplaced } = texts[answer.details.language];
  const notice = [replaced && replyReplaced, unsaved && notSaved].filter(Boolean).join(' ');
  return {
    data: {
      results: answer.text,
      ...details,
      facts: found.facts,
      saved: saved === 'saved',
      ...(notice && { notice }),
    },
    help: answer.help,
  };
}

async function byModel(
  asked: AssistantQuestion,
  found: Answer,
  listener: Listener,
  { reader, writer }: ChatDependencies,
): Promise<Written> {
  if (writer) return writer.write(asked.question, found, listener);
  const answer = reader ? await reader.read(asked, found, listener.gone) : found;
  return { answer, replaced: false };
}

/**
 * What was asked about, in which language, and whether the library knew: numbers of a day, no words. Not of accounts:
 * beside a name and the days on which it asked, a small number would say what.
 */
function count({ details }: Answer, hasName: boolean, { counter, library }: ChatDependencies): void {
  const { language, kind } = details;
  counter.add(hasName ? undefined : { language, kind, topic: library.topicOf(details) });
}

/** Undefined while the database is away: the answer matters more than its copy. */
function openFor(actor: Actor, conversation: Conversation): Promise<Append | undefined> {
  return whileAway(undefined, () => conversation.open(actor));
}

/** `cleared`: its owner has pressed "Clear History" since she asked, so there is nothing to tell her. */
function save(question: string, answer: Answer, append: Append): Promise<'saved' | 'cleared' | 'away'> {
  return whileAway('away', async () => {
    const isSaved = await append(question.trim(), answer);
    return isSaved ? 'saved' : 'cleared';
  });
}

async function whileAway<T, U>(instead: U, work: () => Promise<T>): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unavailable) return instead;
    throw error;
  }
}

import type { ask } from '@salama/contract/chat/endpoints.ts';
import { messageFault } from '@salama/contract/chat/rules.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import { Refusal, Unavailable } from '../../platform/errors.ts';
import type { Answer, Asker, Assistant } from './assistant.ts';
import type { Conversation } from './conversation.ts';
import type { MessageCounter } from './message-counter.ts';

export interface ChatDependencies {
  assistant: Assistant;
  conversation: Conversation;
  counter: MessageCounter;
}

export interface Asked extends Asker {
  question: string;
  actor: Actor | undefined;
  /** An account may be asking, but the database that would tell is away. */
  actorUnknown: boolean;
}

/** Answers everybody, also while the database is away; saves for accounts only. */
export async function answerQuestion(
  { question, actor, actorUnknown, ...asker }: Asked,
  { assistant, conversation, counter }: ChatDependencies,
): Promise<{ data: DataOf<typeof ask>; help: Help | undefined }> {
  const fault = messageFault(question);
  if (fault) throw new Refusal(fault);
  const answer = assistant.answer({ question: question.trim(), ...asker });
  counter.add();
  const saved = actor ? await save(question, answer, actor, conversation) : false;
  const notice = (actor && !saved) || actorUnknown ? texts[answer.details.language].notSaved : undefined;
  return {
    data: { results: answer.text, ...answer.details, saved, ...(notice && { notice }) },
    help: answer.help,
  };
}

/** False when the database is away: the answer matters more than its copy. */
async function save(
  question: string,
  answer: Answer,
  actor: Actor,
  conversation: Conversation,
): Promise<boolean> {
  try {
    await conversation.append(actor, [
      { role: 'user', content: question.trim() },
      { role: 'assistant', content: answer.text, details: answer.details },
    ]);
    return true;
  } catch (error) {
    if (error instanceof Unavailable) return false;
    throw error;
  }
}

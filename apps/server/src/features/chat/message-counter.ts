import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { addToDailyCount } from './repository.ts';
import { addQuestionCounts, type QuestionCount } from './statistics-repository.ts';

/** What is counted of a question: nothing of its words. */
export interface CountedQuestion {
  language: Language;
  kind: ReplyKind;
  /** The article that answered, or came nearest. */
  topic: string | undefined;
}

/** Counts messages by day. Collects in memory, so that a question waits for no write. */
export interface MessageCounter {
  /** One more message; what it was about only where nobody's name could stand beside that. */
  add(question: CountedQuestion | undefined): void;
  /** Writes what was collected; keeps it for the next time when that fails. */
  flush(): Promise<void>;
}

export function createMessageCounter(db: Db, clock: Clock): MessageCounter {
  const messages = new Map<string, number>();
  const questions = new Map<string, QuestionCount>();
  const addMessages = (day: string, count: number): void => {
    messages.set(day, (messages.get(day) ?? 0) + count);
  };
  const addQuestions = (one: QuestionCount): void => {
    const key = [one.day, one.language, one.kind, one.topic].join(' ');
    const count = (questions.get(key)?.count ?? 0) + one.count;
    questions.set(key, { ...one, count });
  };
  return {
    add(question) {
      const day = dayOf(clock.now());
      addMessages(day, 1);
      if (question) addQuestions({ ...question, topic: question.topic ?? '', day, count: 1 });
    },
    async flush() {
      const [days, counts] = [[...messages], [...questions.values()]];
      if (days.length === 0) return;
      messages.clear();
      questions.clear();
      await write(db, days, counts).catch((error: unknown) => {
        for (const [day, count] of days) addMessages(day, count);
        counts.forEach(addQuestions);
        throw error;
      });
    },
  };
}

/** All or nothing: a part written twice would count twice. */
async function write(db: Db, days: [day: string, count: number][], counts: QuestionCount[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [day, count] of days) await addToDailyCount(transaction, day, count);
    if (counts.length > 0) await addQuestionCounts(transaction, counts);
  });
}

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
  add(question: CountedQuestion): void;
  /** Writes what was collected; keeps it for the next time when that fails. */
  flush(): Promise<void>;
}

export function createMessageCounter(db: Db, clock: Clock): MessageCounter {
  const collected = new Map<string, QuestionCount>();
  const collect = (one: QuestionCount): void => {
    const key = [one.day, one.language, one.kind, one.topic].join(' ');
    const count = (collected.get(key)?.count ?? 0) + one.count;
    collected.set(key, { ...one, count });
  };
  return {
    add: ({ language, kind, topic = '' }) =>
      collect({ day: dayOf(clock.now()), language, kind, topic, count: 1 }),
    async flush() {
      const counts = [...collected.values()];
      if (counts.length === 0) return;
      collected.clear();
      await write(db, counts).catch((error: unknown) => {
        counts.forEach(collect);
        throw error;
      });
    },
  };
}

/** All or nothing: a part written twice would count twice. */
async function write(db: Db, counts: QuestionCount[]): Promise<void> {
  const days = Map.groupBy(counts, ({ day }) => day);
  await db.transaction().execute(async (transaction) => {
    for (const [day, ofDay] of days) {
      const total = ofDay.reduce((sum, { count }) => sum + count, 0);
      await addToDailyCount(transaction, day, total);
    }
    await addQuestionCounts(transaction, counts);
  });
}

import type { Db } from '../../platform/database/connect.ts';
import type { Marks } from '../../platform/visitor/marks.ts';
import { putOnShelf, readShelf, takeOffShelf } from './mark-repository.ts';

/**
 * How an account finds its own questions although no row leads to it: marks numbered 0, 1, 2 … that only its key can
 * make. They are looked up a hundred at a time until a hundred of them lead nowhere.
 */
const AT_ONCE = 100;

export async function shelve(db: Db, marks: Marks, questionId: string): Promise<void> {
  for (let start = 0; ; start += AT_ONCE) {
    const numbered = marksFrom(start, marks);
    const taken = await readShelf(db, numbered);
    if ([...taken.values()].includes(questionId)) return;
    for (const mark of numbered) if (!taken.has(mark) && (await putOnShelf(db, mark, questionId))) return;
  }
}

/** Ids of every question the account asked or answered, each once. */
export async function shelvedQuestions(db: Db, marks: Marks): Promise<string[]> {
  const ids = new Set<string>();
  for (let start = 0; ; start += AT_ONCE) {
    const taken = await readShelf(db, marksFrom(start, marks));
    if (taken.size === 0) return [...ids];
    for (const id of taken.values()) ids.add(id);
  }
}

/** Takes everything off; whoever could make the marks again is about to be gone. */
export async function clearShelf(db: Db, marks: Marks): Promise<void> {
  for (let start = 0; ; start += AT_ONCE) {
    const taken = await readShelf(db, marksFrom(start, marks));
    if (taken.size === 0) return;
    await takeOffShelf(db, [...taken.keys()]);
  }
}

function marksFrom(start: number, marks: Marks): string[] {
  return Array.from({ length: AT_ONCE }, (_, at) => marks.on('shelf', String(start + at)));
}

import { limits } from '@salama/contract/limits.ts';
import { type Clock, DAY } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { deleteCases, KEEP_IDENTITIES } from '../moderation/service.ts';
import {
  deleteTestimonials,
  forgetWriters,
  listUnpublished,
  lockTestimonials,
  type TestimonialRow,
} from './repository.ts';

interface Tools extends Pick<Database, 'db' | 'eraseTraces'> {
  clock: Clock;
}

const MOST_AT_ONCE = 500;

/**
 * After 30 days stories forget who wrote them, and those that were never published, or taken away, go for good; never
 * while a moderator's decision on them can be taken back.
 */
export async function tidyStories(tools: Tools): Promise<void> {
  const now = tools.clock.now();
  const told = now - KEEP_IDENTITIES;
  await forgetWriters(tools.db, told);
  const decided = now - limits.undoDays * DAY;
  const old = await listUnpublished(tools.db, { told, decided }, MOST_AT_ONCE);
  const states = new Map(old.map(({ id, state }) => [id, state]));
  // A moderator may have been quicker.
  if (old.length > 0) await erase([...states.keys()], tools, ({ id, state }) => states.get(id) === state);
}

/** With their cases, and out of every file of ours. */
export async function eraseStories(ids: readonly string[], tools: Tools): Promise<void> {
  await erase(ids, tools, () => true);
}

async function erase(
  ids: readonly string[],
  { db, eraseTraces }: Tools,
  isWanted: (row: TestimonialRow) => boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const going = (await lockTestimonials(transaction, ids)).filter(isWanted).map(({ id }) => id);
    await deleteTestimonials(transaction, going);
    await deleteCases(transaction, going);
  });
  eraseTraces();
}

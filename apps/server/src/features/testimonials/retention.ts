import type { Database } from '../../platform/database/connect.ts';
import { KEEP_IDENTITIES } from '../moderation/service.ts';
import type { ModerationDesk } from '../moderation/types.ts';
import { deleteTestimonials, forgetWriters, listUnpublished } from './repository.ts';

interface Tools extends Pick<Database, 'db' | 'eraseTraces'> {
  desk: Pick<ModerationDesk, 'forget'>;
}

const MOST_AT_ONCE = 500;

/** After 30 days stories forget who wrote them, and those that were never published, or taken away, go for good. */
export async function tidyStories(tools: Tools, now: number): Promise<void> {
  const before = now - KEEP_IDENTITIES;
  await forgetWriters(tools.db, before);
  const old = await listUnpublished(tools.db, before, MOST_AT_ONCE);
  if (old.length > 0) await eraseStories(old, tools);
}

/** With their cases, and out of every file of ours. */
export async function eraseStories(ids: readonly string[], { db, desk, eraseTraces }: Tools): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteTestimonials(transaction, ids);
    await desk.forget(transaction, ids);
  });
  eraseTraces();
}

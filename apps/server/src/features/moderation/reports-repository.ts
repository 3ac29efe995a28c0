import type { Db } from '../../platform/database/connect.ts';

/** Reports from one instant to another. */
export async function countReportsOf(db: Db, from: number, until: number): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_reports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

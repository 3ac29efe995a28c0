import type { Db } from '../../platform/database/connect.ts';

/** Messages the assistant answered, of all days together. */
export async function countAnswered(db: Db): Promise<number> {
  const row = await db
    .selectFrom('daily_counts')
    .select((select) => select.fn.sum<number>('count').as('answered'))
    .where('name', '=', 'chat messages')
    .executeTakeFirst();
  return Number(row?.answered ?? 0);
}

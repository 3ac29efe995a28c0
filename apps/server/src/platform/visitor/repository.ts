import type { Db } from '../database/connect.ts';

/** The key of `day`: the stored one, else `fresh`, which then overwrites the key of the day before. */
export async function keepDailyKey(db: Db, day: string, fresh: string): Promise<string> {
  await db
    .insertInto('daily_keys')
    .values({ id: 1, day, key: fresh })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ day, key: fresh }).where('daily_keys.day', '<', day),
    )
    .execute();
  const row = await db.selectFrom('daily_keys').select('key').where('id', '=', 1).executeTakeFirstOrThrow();
  return row.key;
}

export async function deleteDailyKey(db: Db): Promise<void> {
  await db.deleteFrom('daily_keys').execute();
}

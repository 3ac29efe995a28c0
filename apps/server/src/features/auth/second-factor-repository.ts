import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { SecondFactorTable } from '../../platform/database/tables/auth.ts';

export type SecondFactorRow = Selectable<SecondFactorTable>;

export function findFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Sets aside a secret that is not in use yet. */
export async function setNextSecret(db: Db, userId: string, sealed: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: null, next_secret: sealed, last_step: 0, since: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ next_secret: sealed }))
    .execute();
}

/** Takes the secret that was set aside into use. False when another one has been set aside since. */
export async function useNextSecret(
  db: Db,
  userId: string,
  sealed: string,
  { step, now }: { step: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ secret: sealed, next_secret: null, last_step: step, since: now })
    .where('user_id', '=', userId)
    .where('next_secret', '=', sealed)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await db.updateTable('users').set({ second_factor: 1 }).where('id', '=', userId).execute();
  return true;
}

/** False when a code of this half-minute, or a later one, was used before. */
export async function advanceStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function replaceSpareCodes(db: Db, userId: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('second_factor_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ code, user_id: userId }));
  await db.insertInto('second_factor_codes').values(rows).execute();
}

/** False when there is no such code any more: of many tries only one succeeds. */
export async function spendSpareCode(db: Db, userId: string, code: string): Promise<boolean> {
  const result = await db
    .deleteFrom('second_factor_codes')
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function countSpareCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('second_factor_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markSessionPassed(db: Db, tokenHash: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor: 1 }).where('token_hash', '=', tokenHash).execute();
}

/** False when none was in use. */
export async function removeFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factor_codes').where('user_id', '=', userId).execute();
  const result = await db
    .updateTable('users')
    .set({ second_factor: 0 })
    .where('id', '=', userId)
    .where('second_factor', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

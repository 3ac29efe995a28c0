import type { Db } from './database/connect.ts';

/** The fingerprint of the key that this database belongs to: the stored one, else `fresh`, which is then stored. */
export async function keepFingerprint(db: Db, fresh: string): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ id: 1, fingerprint: fresh })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('server_keys').select('fingerprint').executeTakeFirstOrThrow();
  return row.fingerprint;
}

/** Undefined on a database that has met no key, or whose operator has let it go. */
export async function findFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('server_keys').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/** The next start stores the fingerprint of the key that it finds. */
export async function forgetFingerprint(db: Db): Promise<void> {
  await db.deleteFrom('server_keys').execute();
}

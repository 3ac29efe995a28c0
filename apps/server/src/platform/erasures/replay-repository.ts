import { anonymousName } from '@salama/contract/community/anonymous-name.ts';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { digest } from '../encryption.ts';
import { type Randomness, randomShare } from '../randomness.ts';
import { type Erasure, keepErasures } from './repository.ts';

const POSTS = ['community_questions', 'community_answers'] as const;
const MODERATED = {
  community_questions: 'question',
  community_answers: 'answer',
  testimonials: 'testimonial',
} as const;
type Moderated = keyof typeof MODERATED;
const MODERATED_TABLES = Object.keys(MODERATED) as Moderated[];
/** Of each table that loses rows, what its digests are made of. */
const KEYS = {
  sessions: 'token_hash',
  chat_keys: 'id',
  community_answers: 'id',
  community_questions: 'id',
  testimonials: 'id',
  learning_materials: 'id',
  users: 'id',
} as const;
type Erasable = keyof typeof KEYS;
const ERASABLE = Object.keys(KEYS) as Erasable[];

const AT_ONCE = 500;

export interface Replaying {
  db: Db;
  randomness: Randomness;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases in an older copy what was erased since, within one transaction, and takes over who erased what, so that a
 * copy that is older still loses it as well.
 * @returns how many rows the copy had brought back.
 */
export function replayErasures(erasures: readonly Erasure[], { db, ...tools }: Replaying): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const replaying = { db: transaction, ...tools };
    const found: number[] = [
      await unname(await idsOf(erasures, 'unname', replaying), replaying),
      await takeOutOfSight(erasures, replaying),
      await deleteAgain(await idsOf(erasures, 'delete', replaying), replaying),
    ];
    await mendWhatIsCounted(transaction);
    await forgetTheDay(transaction);
    await keepErasures(transaction, erasures);
    return found.reduce((sum, count) => sum + count, 0);
  });
}

type Ids = Map<Erasable, string[]>;

/** Which rows of the copy these erasures mean. */
async function idsOf(erasures: readonly Erasure[], deed: Erasure['deed'], { db }: Replaying): Promise<Ids> {
  const digests = new Set(erasures.filter((one) => one.deed === deed).map((one) => one.digest));
  const ids: Ids = new Map();
  for (const table of ERASABLE) {
    const key: string = KEYS[table];
    const rows = await sql<{ id: string }>`select ${sql.ref(key)} as id from ${sql.table(table)}`.execute(db);
    ids.set(
      table,
      rows.rows.map(({ id }) => id).filter((id) => digests.has(digest(id))),
    );
  }
  return ids;
}

/** What is left of somebody's goes on under a name that is nobody's. */
async function unname(ids: Ids, { db, randomness }: Replaying): Promise<number> {
  let count = 0n;
  for (const table of POSTS)
    for (const id of ids.get(table) ?? []) {
      const username = anonymousName(() => randomShare(randomness));
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ username, user_id: null })
        .where('id', '=', id)
        .where('user_id', 'is not', null)
        .executeTakeFirst();
      count += numUpdatedRows;
    }
  for (const some of inParts(ids.get('testimonials') ?? [])) {
    const { numUpdatedRows } = await db
      .updateTable('testimonials')
      .set({ name: '', location: '' })
      .where('id', 'in', some)
      .where('name', '!=', '')
      .executeTakeFirst();
    count += numUpdatedRows;
  }
  return Number(count);
}

async function takeOutOfSight(erasures: readonly Erasure[], replaying: Replaying): Promise<number> {
  const ofState = (state: Erasure['state']) => erasures.filter((one) => one.state === state);
  const removed = await idsOf(ofState('removed'), 'state', replaying);
  const hidden = await idsOf(ofState('hidden'), 'state', replaying);
  let count = 0;
  for (const table of MODERATED_TABLES) {
    for (const id of removed.get(table) ?? []) count += await removeItem(table, id, replaying);
    for (const id of hidden.get(table) ?? []) count += await hideItem(table, id, replaying);
  }
  return count;
}

async function removeItem(table: Moderated, id: string, { db }: Replaying): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ state: 'removed' })
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirst();
  await db.updateTable('moderation_cases').set({ status: 'decided' }).where('item_id', '=', id).execute();
  return Number(numUpdatedRows);
}

/** With a case, so that a moderator reads it: the reports that hid it are not in the copy. */
async function hideItem(table: Moderated, id: string, { db, randomness, now }: Replaying): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ state: 'hidden' })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 0;
  const opened = { status: 'open', severity: 1, opened_at: now } as const;
  await db
    .insertInto('moderation_cases')
    .values({ id: randomness.uuid(), kind: MODERATED[table], item_id: id, labels: '', ...opened })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(opened))
    .execute();
  return 1;
}

/** In the order of `KEYS`, accounts last: what goes with an account is counted for itself. */
async function deleteAgain(ids: Ids, { db, ...tools }: Replaying): Promise<number> {
  const users = ids.get('users') ?? [];
  const left: Ids = new Map();
  for (const table of POSTS) left.set(table, await signedBy(users, table, db));
  await unname(left, { db, ...tools });
  let count = 0;
  for (const [table, rows] of ids) {
    for (const some of inParts(rows))
      await sql`delete from ${sql.table(table)} where ${sql.ref(KEYS[table])} in (${sql.join(some)})`.execute(
        db,
      );
    count += rows.length;
  }
  return count;
}

async function signedBy(users: readonly string[], table: (typeof POSTS)[number], db: Db): Promise<string[]> {
  const ids: string[] = [];
  for (const some of inParts(users)) {
    const rows = await db.selectFrom(table).select('id').where('user_id', 'in', some).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Votes and cases go with their items, and every number is what can be counted. */
async function mendWhatIsCounted(db: Db): Promise<void> {
  for (const statement of [
    sql`delete from community_votes where item_id not in (select id from community_questions)
      and item_id not in (select id from community_answers)`,
    sql`delete from moderation_cases where item_id not in (select id from community_questions)
      and item_id not in (select id from community_answers) and item_id not in (select id from testimonials)`,
    sql`update community_tags set visible = 0 where visible = 1 and question_seq in (
      select seq from community_questions where state <> 'published')`,
    sql`update community_questions set answer_count = (select count(*) from community_answers
      where question_id = community_questions.id and community_answers.state = 'published')`,
    sql`update community_tag_counts set count = (select count(*) from community_tags
      where community_tags.key = community_tag_counts.key and visible = 1)`,
    sql`delete from community_tag_counts where count = 0`,
  ])
    await statement.execute(db);
}

/** Whoever was counted or known by the address of a day begins anew. */
async function forgetTheDay(db: Db): Promise<void> {
  await db.deleteFrom('request_limits').execute();
  await db.deleteFrom('daily_keys').execute();
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../platform/database/connect.ts';
import { createSearchIndex, type Dialect } from '../platform/database/dialect.ts';
import { SEARCHES } from './fill-board.ts';

/** Copies made by one statement. */
const AT_ONCE = 10;

const POST = sql.raw(
  'user_id, username, lang, votes, state, author, writer, receipt, created_at, approved_at',
);

/**
 * Lets a filled board stand `times` over, by the database itself: under ids and numbers of their own, each copy with its
 * answers, tags and votes, and with a word that no other has. A million questions take some minutes so; called again after
 * it was ended, it goes on where it was. `filled`: questions that stand there once.
 */
export async function multiplyBoard({ db, dialect }: Database, filled: number, times: number): Promise<void> {
  if (dialect === 'postgres') await sql`drop index if exists community_questions_search`.execute(db);
  // Random ids touch every page of their indexes.
  else await sql`pragma cache_size = -2000000`.execute(db);
  const { last } = await db
    .selectFrom('community_questions')
    .select((select) => select.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = Math.round(Number(last) / filled); from < times; from += AT_ONCE) {
    const copies = numbers(dialect, from, Math.min(from + AT_ONCE, times) - 1);
    await db.transaction().execute((transaction) => copyBoard(transaction, dialect, filled, copies));
  }
  await sql`update community_tag_counts set count = (select count(*) from community_tags
    where community_tags.key = community_tag_counts.key)`.execute(db);
  if (dialect === 'postgres') await settlePostgres(db);
  else await sql`analyze`.execute(db);
}

async function copyBoard(db: Db, dialect: Dialect, last: number, copies: RawBuilder<unknown>): Promise<void> {
  const id = newId(dialect);
  // The word that a search finds in one question alone stays where it is.
  const content = sql`replace(content, ${SEARCHES.rare}, '') || ' k' || copy || 'x' || seq`;
  await sql`insert into community_questions (seq, id, content, title, search_text, answer_count, ${POST})
    select seq + copy * ${last}, ${id}, ${content}, title, ${content}, answer_count, ${POST}
    from community_questions cross join ${copies} where seq <= ${last}`.execute(db);
  await sql`insert into community_tags (question_seq, place, key, label, visible)
    select question_seq + copy * ${last}, place, key, label, visible
    from community_tags cross join ${copies} where question_seq <= ${last}`.execute(db);
  const copied = sql`select from_seq.seq as old, from_seq.id as old_id, to_seq.id as new_id
    from community_questions from_seq cross join ${copies}
    join community_questions to_seq on to_seq.seq = from_seq.seq + copy * ${last} where from_seq.seq <= ${last}`;
  await sql`insert into community_answers (id, question_id, content, ${POST})
    select ${id}, new_id, content, ${POST} from community_answers
    join (${copied}) as pairs on pairs.old_id = question_id`.execute(db);
  await sql`insert into community_votes (voter, item_id)
    select ${id} || ${id}, new_id from community_votes join (${copied}) as pairs on pairs.old_id = item_id`.execute(
    db,
  );
}

function numbers(dialect: Dialect, from: number, to: number): RawBuilder<unknown> {
  return dialect === 'postgres'
    ? sql`(select copy from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as copy) as copies`
    : sql`(with recursive n(copy) as (select ${sql.lit(from)} union all select copy + 1 from n where copy < ${sql.lit(to)})
        select copy from n) as copies`;
}

function newId(dialect: Dialect): RawBuilder<unknown> {
  if (dialect === 'postgres') return sql`gen_random_uuid()::text`;
  const part = (bytes: number) => sql`lower(hex(randomblob(${sql.lit(bytes)})))`;
  return sql`(${part(4)} || '-' || ${part(2)} || '-4' || substr(${part(2)}, 2) || '-a' || substr(${part(2)}, 2) || '-' || ${part(6)})`;
}

async function settlePostgres(db: Db): Promise<void> {
  await sql`select setval('community_questions_seq_seq', (select max(seq) from community_questions))`.execute(
    db,
  );
  await createSearchIndex(db as never, 'postgres');
  await sql`vacuum analyze`.execute(db);
}

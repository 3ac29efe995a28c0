import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Of each table whose rows people or moderators erase, the column that says which row it was. */
const ERASED = {
  users: 'id',
  sessions: 'token_hash',
  chat_keys: 'id',
  community_questions: 'id',
  community_answers: 'id',
  testimonials: 'id',
  learning_materials: 'id',
} as const;
const POSTS = ['community_questions', 'community_answers'] as const;

const OUT_OF_SIGHT = `('removed', 'hidden')`;
const STATE_CHANGED = `old.state <> new.state and (new.state in ${OUT_OF_SIGHT} or old.state in ${OUT_OF_SIGHT})`;

interface Trigger {
  table: string;
  key: string;
  deed: 'delete' | 'unname' | 'state';
  event: string;
  when?: string;
}

const TRIGGERS: readonly Trigger[] = [
  ...Object.entries(ERASED).map(
    ([table, key]) => ({ table, key, deed: 'delete', event: 'delete' }) satisfies Trigger,
  ),
  ...POSTS.map(
    (table) =>
      ({
        table,
        key: 'id',
        deed: 'unname',
        event: 'update of user_id',
        when: 'old.user_id is not null and new.user_id is null',
      }) satisfies Trigger,
  ),
  {
    table: 'testimonials',
    key: 'id',
    deed: 'unname',
    event: 'update of name',
    when: `old.name <> '' and new.name = ''`,
  },
  ...[...POSTS, 'testimonials'].map(
    (table) =>
      ({ table, key: 'id', deed: 'state', event: 'update of state', when: STATE_CHANGED }) satisfies Trigger,
  ),
];

/** Whatever goes for good is written down by the database itself, so that no way of erasing can forget to. */
export async function writeDownErasures(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable('erasures')
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('erasures_key', ['digest', 'deed']);
  // Without row ids SQLite keeps the rows by their digests, and not as they came.
  await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
  await db.schema.createIndex('erasures_by_day').on('erasures').column('day').execute();
  const statements =
    dialect === 'postgres'
      ? [POSTGRES_FUNCTION, ...TRIGGERS.map(postgresTrigger)]
      : TRIGGERS.map(sqliteTrigger);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const KEEP = 'on conflict (digest, deed) do update set state = excluded.state, day = excluded.day';

/** `digest` is ours: `platform/database/sqlite.ts`. */
function sqliteTrigger({ table, key, deed, event, when }: Trigger): string {
  const state = deed === 'state' ? 'new.state' : 'null';
  return `create trigger ${table}_${deed}_written after ${event} on ${table} ${when ? `when ${when}` : ''} begin
    insert into erasures (digest, deed, area, state, day)
      values (digest(old.${key}), '${deed}', '${table}', ${state}, date('now')) ${KEEP};
  end`;
}

/** Takes the key's column and the deed. */
const POSTGRES_FUNCTION = `create function write_down_erasure() returns trigger language plpgsql as $$ begin
  insert into erasures (digest, deed, area, state, day) values (
    translate(encode(sha256(convert_to(to_jsonb(old) ->> tg_argv[0], 'UTF8')), 'base64'), '+/=', '-_'),
    tg_argv[1], tg_table_name,
    case when tg_argv[1] = 'state' then to_jsonb(new) ->> 'state' end,
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
  ) ${KEEP};
  return null;
end $$`;

function postgresTrigger({ table, key, deed, event, when }: Trigger): string {
  return `create trigger ${table}_${deed}_written after ${event} on ${table} for each row
    ${when ? `when (${when})` : ''} execute function write_down_erasure('${key}', '${deed}')`;
}

import type { History } from '@salama/contract/moderation/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';

/** How many days back a moderator sees. */
const DAYS = 30;

/** What happened to a post of this visitor: counts it on the day, without saying which post it was. */
export async function addToHistory(
  db: Db,
  mark: string,
  event: keyof History,
  now: number,
  step: 1 | -1 = 1,
): Promise<void> {
  const day = Math.floor(now / DAY);
  await db
    .insertInto('moderation_histories')
    .values({ mark, day, held: 0, reported: 0, removed: 0, paused: 0, [event]: step })
    .onConflict((conflict) =>
      conflict
        .columns(['mark', 'day'])
        .doUpdateSet({ [event]: sql`${sql.ref(`moderation_histories.${event}`)} + ${step}` }),
    )
    .execute();
}

/** The last 30 days of each of these visitors; nothing of those to whom nothing happened. */
export async function findHistories(
  db: Db,
  marks: readonly string[],
  now: number,
): Promise<Map<string, History>> {
  if (marks.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation_histories')
    .select('mark')
    .select([sumOf('held'), sumOf('reported'), sumOf('removed'), sumOf('paused')])
    .where('mark', 'in', marks)
    .where('day', '>', Math.floor(now / DAY) - DAYS)
    .groupBy('mark')
    .execute();
  return new Map(rows.map(({ mark, ...history }) => [mark, asCounts(history)]));
}

export async function deleteOldHistories(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('moderation_histories')
    .where('day', '<=', Math.floor(now / DAY) - DAYS)
    .execute();
}

function sumOf<Name extends keyof History>(name: Name) {
  const sum: RawBuilder<number> = sql`sum(${sql.ref(name)})`;
  return sum.as(name);
}

/** PostgreSQL sums into text. What was undone on a later day may leave less than nothing on its own. */
function asCounts(history: History): History {
  const count = (value: number) => Math.max(0, Number(value));
  const { held, reported, removed, paused } = history;
  return { held: count(held), reported: count(reported), removed: count(removed), paused: count(paused) };
}

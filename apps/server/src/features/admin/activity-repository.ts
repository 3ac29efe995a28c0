import { sql } from 'kysely';
import { DAY } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';

/** What has a time and is counted by day, each from the index of its time. */
const SERIES = {
  questions: ['community_questions', 'created_at'],
  answers: ['community_answers', 'created_at'],
  cases: ['moderation_cases', 'opened_at'],
  decisions: ['moderation_decisions', 'decided_at'],
} as const;
export type Series = keyof typeof SERIES;

/** How many there were on each day since the day `first`, counted in days since 1970. Days without any are absent. */
export async function countByDay(db: Db, series: Series, first: number): Promise<Map<number, number>> {
  const [table, column] = SERIES[series];
  const { rows } = await sql<{ day: number; count: number }>`
    select ${sql.ref(column)} / ${sql.lit(DAY)} as day, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} >= ${first * DAY} group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [Number(day), Number(count)]));
}

export interface OpenCase {
  severity: 1 | 2;
  /** The hour it was opened in, counted since 1970. */
  hour: number;
  count: number;
}

/** Open cases by severity and the hour since when they wait. */
export async function countWaiting(db: Db, hour: number): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select severity, opened_at / ${sql.lit(hour)} as hour, count(*) as count from moderation_cases
    where status = 'open' group by 1, 2`.execute(db);
  return rows.map(({ severity, hour: opened, count }) => ({
    severity,
    hour: Number(opened),
    count: Number(count),
  }));
}

import { type Kysely, sql } from 'kysely';

const HOUR = 3_600_000;
const TIMES = [
  ['moderation_cases', 'opened_at'],
  ['moderation_reports', 'created_at'],
  ['moderation_reports', 'hid_at'],
  ['moderation_reporters', 'changed_at'],
] as const;

/** What is known of when somebody was held, reported or judged is the hour, as of the posts themselves. */
export async function keepHoursAlone(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of TIMES)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${sql.ref(column)} % ${sql.lit(HOUR)}
      where ${sql.ref(column)} is not null`.execute(db);
}

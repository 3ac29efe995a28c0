import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartFault } from '../errors.ts';
import type { Dialect } from './dialect.ts';
import { createAccountsAndChat } from './migrations/0001-accounts-and-chat.ts';
import { createCommunity } from './migrations/0002-community.ts';
import { createLearningMaterials } from './migrations/0003-learning-materials.ts';
import { createTestimonialsAndSuggestions } from './migrations/0004-testimonials-and-suggestions.ts';
import { createChatFeedback } from './migrations/0005-chat-feedback.ts';
import { createAdmin } from './migrations/0006-admin.ts';
import { tellWhatTheDeskKeeps } from './migrations/0007-what-the-desk-keeps.ts';
import { letModerationForget } from './migrations/0008-what-moderation-forgets.ts';
import { createServerKeys } from './migrations/0009-the-servers-key.ts';
import { sealTurnsAsOne } from './migrations/0010-one-size-of-turns.ts';
import { writeDownErasures } from './migrations/0011-erasures.ts';
import { createKnownDevices } from './migrations/0012-known-devices.ts';
import { createBrakeOnHiding } from './migrations/0013-brake-on-hiding.ts';
import { createDuties } from './migrations/0014-duties.ts';
import { keepLimitsOutOfTheLog } from './migrations/0015-limits-unlogged.ts';
import { createLineCorrections } from './migrations/0016-line-corrections.ts';
import { keepHoursAlone } from './migrations/0017-hours-alone.ts';
import { findWhatToForget } from './migrations/0019-what-is-to-be-forgotten.ts';
import type { Schema } from './schema.ts';

/** In order; a name once released never changes, nor does what it did. */
const MIGRATIONS = {
  '0001-accounts-and-chat': createAccountsAndChat,
  '0002-community': createCommunity,
  '0003-learning-materials': createLearningMaterials,
  '0004-testimonials-and-suggestions': createTestimonialsAndSuggestions,
  '0005-chat-feedback': createChatFeedback,
  '0006-admin': createAdmin,
  '0007-what-the-desk-keeps': tellWhatTheDeskKeeps,
  '0008-what-moderation-forgets': letModerationForget,
  '0009-the-servers-key': createServerKeys,
  '0010-one-size-of-turns': sealTurnsAsOne,
  '0011-erasures': writeDownErasures,
  '0012-known-devices': createKnownDevices,
  '0013-brake-on-hiding': createBrakeOnHiding,
  '0014-duties': createDuties,
  '0015-limits-unlogged': keepLimitsOutOfTheLog,
  '0016-line-corrections': createLineCorrections,
  '0017-hours-alone': keepHoursAlone,
  '0019-what-is-to-be-forgotten': findWhatToForget,
} as const;

/** What has to have happened for the tables to be these, by name. */
export const KNOWN_MIGRATIONS: ReadonlySet<string> = new Set(Object.keys(MIGRATIONS));

interface Steps {
  /** The last one to take; all, if that is left out. */
  until?: string;
  /** Takes one. */
  take?: (name: string, up: () => Promise<void>) => Promise<void>;
}

/** On SQLite it rewrites the file, which no transaction can; it may be done again from its start. */
const ALONE = '0010-one-size-of-turns';

/** Salama's own, among the locks that a database knows by number. */
const LOCK = 5_351_242;

/**
 * Brings the tables up to date: all steps or none, on both databases, whenever the process is ended. Several processes may
 * call it at once on PostgreSQL.
 */
export async function migrate(
  db: Kysely<Schema>,
  dialect: Dialect,
  { until, take = (_name, up) => up() }: Steps = {},
): Promise<void> {
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(MIGRATIONS).map(([name, up]) => [
          name,
          { up: (kysely) => take(name, () => up(kysely, dialect)) },
        ]),
      ),
  };
  const done = await refuseNewer(db);
  const goals = goalsOf(dialect, until, done);
  if (dialect === 'postgres') return migrateLocked(db, provider, goals);
  const migrator = new Migrator({ db, provider });
  for (const goal of goals) await step(migrator, goal, { disableTransactions: goal === ALONE });
}

/** One process after the other. The lock goes with the transaction: behind a pooler nothing else is given back. */
function migrateLocked(
  db: Kysely<Schema>,
  provider: MigrationProvider,
  goals: readonly string[],
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    const migrator = new Migrator({ db: transaction, provider });
    for (const goal of goals) await step(migrator, goal, {});
  });
}

async function step(
  migrator: Migrator,
  goal: string,
  options: { disableTransactions?: boolean },
): Promise<void> {
  const { error } = await migrator.migrateTo(goal, options);
  if (error) throw error;
}

/** Where to stop on the way, each after what is done: Kysely would else take steps back. */
function goalsOf(dialect: Dialect, until: string | undefined, done: readonly string[]): string[] {
  const names = [...KNOWN_MIGRATIONS];
  const last = names.indexOf(until ?? names.at(-1) ?? '');
  const alone = names.indexOf(ALONE);
  const stops = dialect === 'sqlite' && alone <= last ? [alone - 1, alone, last] : [last];
  return [...new Set(stops)].filter((stop) => stop >= done.length).flatMap((stop) => names[stop] ?? []);
}

/** @returns the steps that are done. @throws StartFault when a version after this one has changed the tables. */
async function refuseNewer(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const newer = done.rows.map(({ name }) => name).find((name) => !KNOWN_MIGRATIONS.has(name));
  if (newer)
    throw new StartFault(
      `the database is of a newer version (${newer}): start that version, or put back the backup made before it (npm run restore)`,
    );
  return done.rows.map(({ name }) => name);
}

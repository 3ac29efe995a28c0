import { type Clock, DAY, dayOf, HOUR, MINUTE } from '../clock.ts';
import type { Database, Db } from '../database/connect.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import type { Chore } from '../housekeeping.ts';
import { joinErasures, readJournal, writeJournal } from './journal-file.ts';
import { countErasures, deleteOldErasures, type Erasure, listErasures } from './repository.ts';

/** Copies are promised to live 35 days; a forgotten one that is older can still be put back safely. */
const KEEP_ERASURES = 90 * DAY;
/** A sign-in that nobody has used for 14 days is dead in any copy. */
const KEEP_ENDED_SESSIONS = 15 * DAY;

/** The name of the journal in the data folder: where the database is lost, what was erased is still known. */
export const JOURNAL_NAME = 'erasures.log';

export interface ErasureJournal {
  /** Brings the file up to date when something was erased. */
  write(): Promise<void>;
  /** Forgets what no copy can bring back any more, and writes the file anew. */
  tidy(): Promise<void>;
}

/** Copies what the database knows of erasures into a file beside it. */
export function createErasureJournal(db: Db, path: string, clock: Clock): ErasureJournal {
  let written: number | undefined;

  async function writeAll(): Promise<void> {
    const known = await listErasures(db);
    // After a lost database the file knows more than the one that stands in its place.
    const all = joinErasures(readAsFarAsPossible(path), known);
    await writeJournal(
      path,
      all.filter(({ area, day }) => day >= oldestDay(area, clock.now())),
    );
    written = known.length;
  }

  return {
    async write() {
      if ((await countErasures(db)) !== written) await writeAll();
    },
    async tidy() {
      const now = clock.now();
      await deleteOldErasures(db, { sessions: oldestDay('sessions', now), all: oldestDay('', now) });
      await writeAll();
    },
  };
}

/** What a server does with its journal. */
export function erasureChores({
  database,
  environment,
  clock,
}: {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 'DATA_DIR'>;
  clock: Clock;
}): Chore[] {
  const journal = createErasureJournal(database.db, inDataDir(environment, JOURNAL_NAME), clock);
  return [
    { name: 'write down erasures', every: MINUTE, run: journal.write },
    { name: 'forget old erasures', every: HOUR, run: journal.tidy },
  ];
}

function oldestDay(area: string, now: number): string {
  return dayOf(now - (area === 'sessions' ? KEEP_ENDED_SESSIONS : KEEP_ERASURES));
}

/** A damaged file is written anew: the database is what counts. */
function readAsFarAsPossible(path: string): Erasure[] {
  try {
    return readJournal(path) ?? [];
  } catch (error) {
    if (error instanceof StartFault) return [];
    throw error;
  }
}

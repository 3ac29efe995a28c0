import { existsSync } from 'node:fs';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { writeWhole } from '../whole-file.ts';

type Settings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

const markPath = (environment: Pick<Environment, 'DATA_DIR'>) => inDataDir(environment, 'moved-to-postgres');

/** The SQLite file is not where people write any more. */
export async function leaveMark(environment: Pick<Environment, 'DATA_DIR'>): Promise<void> {
  await writeWhole(markPath(environment), 'npm run move has copied salama.sqlite to PostgreSQL.\n');
}

/** @throws StartFault where a forgotten setting would let people write into what was left behind. */
export function refuseMoved(environment: Settings): void {
  if (environment.DATABASE_URL || !existsSync(markPath(environment))) return;
  throw new StartFault(
    `this database was moved to PostgreSQL: set DATABASE_URL; or, to go back to what stood here before, delete ${markPath(environment)}`,
  );
}

import { systemClock } from './platform/clock.ts';
import { directUrl } from './platform/database/pooler.ts';
import { readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { moveToPostgres } from './platform/move/move-to-postgres.ts';
import { reasonOf } from './platform/start-failure.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run move -- postgres://user@host/database, the password in PGPASSWORD; or DATABASE_URL';

runCommand(run);

/** Only while no server runs. */
async function run(args: string[]): Promise<string> {
  process.umask(0o077);
  const [given, ...others] = args;
  if (others.length > 0) throw new StartFault(USAGE);
  const environment = readEnvironment({ ...process.env, ...(given && { DATABASE_URL: given }) });
  const url = given ?? directUrl(environment);
  if (!url) throw new StartFault(USAGE);
  const settings = { ...environment, DATABASE_URL: undefined };
  const tell = (line: string) => console.info(line);
  return moveToPostgres(url, { environment: settings, clock: systemClock, tell }).catch((error: unknown) => {
    throw new StartFault(reasonOf(error));
  });
}

import { askSecret } from './ask-secret.ts';
import { createPasswordHasher } from './features/auth/password-hasher.ts';
import { resetSecondFactor } from './features/auth/second-factor.ts';
import { type AccountsDependencies, promote, register } from './features/auth/service.ts';
import { type AuditTrail, createAuditTrail } from './platform/audit/trail.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase, type Database } from './platform/database/connect.ts';
import { readEnvironment } from './platform/environment.ts';
import { StartFault } from './platform/errors.ts';
import { refuseMoved } from './platform/move/moved-mark.ts';
import { systemRandomness } from './platform/randomness.ts';
import { forgetFingerprint } from './platform/secret-key-repository.ts';
import { runCommand } from './run-command.ts';

const COMMANDS = ['create', 'promote', 'reset-second-factor'];
const USAGE = `Usage: npm run admin -- <${COMMANDS.join(' | ')}> <username>, or npm run admin -- replace-key`;

runCommand(run);

/** May run beside the server: it takes no lock on the data folder, and the database orders the writes. */
async function run([command, username]: string[]): Promise<string> {
  const change = changeOf(command, username);
  process.umask(0o077);
  const environment = readEnvironment(process.env);
  refuseMoved(environment);
  const database = await connectDatabase(environment, systemClock);
  try {
    return await change(database);
  } finally {
    await database.close();
  }
}

/** @throws StartFault when no command reads like this. */
function changeOf(
  command: string | undefined,
  username: string | undefined,
): (database: Database) => Promise<string> {
  if (command === 'replace-key' && !username) return replaceKey;
  if (!username || !command || !COMMANDS.includes(command)) throw new StartFault(USAGE);
  return (database) => changeAccount(command, username, database);
}

async function changeAccount(command: string, username: string, database: Database): Promise<string> {
  const trail = createAuditTrail(database.db, systemClock, systemRandomness);
  const accounts: AccountsDependencies = {
    db: database.db,
    clock: systemClock,
    randomness: systemRandomness,
    hasher: createPasswordHasher(),
    limits: { tryPassword: async () => async () => {} },
    trail,
    acceptsUsername: () => true,
    welcome: () => {},
  };
  if (command === 'create') return create(username, accounts);
  if (command === 'promote') return promoteOne(username, accounts);
  return resetFactor(username, database, trail);
}

/** For an operator who has lost the key for good: what it sealed stays closed. */
async function replaceKey({ db }: Database): Promise<string> {
  await forgetFingerprint(db);
  return 'The next start takes the key that it finds. What the old one sealed stays closed.';
}

async function create(username: string, accounts: AccountsDependencies): Promise<string> {
  const password =
    process.env['ADMIN_PASSWORD'] ??
    (await askSecret('Password: ', 'Set ADMIN_PASSWORD, or type the password when asked.'));
  const { user, recoveryCode } = await register(
    { username, password, isAnonymous: false, role: 'ADMIN' },
    accounts,
  );
  return `${user.username} is an administrator. Keep this recovery code, it is shown only now: ${recoveryCode}`;
}

async function promoteOne(username: string, accounts: AccountsDependencies): Promise<string> {
  if (!(await promote(username, accounts))) throw new StartFault(`There is no account named ${username}.`);
  return `${username} is an administrator now and has to sign in again.`;
}

/** For an administrator who has lost phone and spare codes: opens the desk with the password alone again. */
async function resetFactor(username: string, { db }: Database, trail: AuditTrail): Promise<string> {
  if (!(await resetSecondFactor(username, { db, trail })))
    throw new StartFault(`There is no account named ${username}.`);
  return `${username} signs in without an authenticator now, and has to do so again.`;
}

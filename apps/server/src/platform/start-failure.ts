import { describeFailure, StartFault, Unavailable } from './errors.ts';

/** Ends a process that cannot start, in one line for the operator. */
export function endStart(error: unknown): never {
  console.error(`Salama cannot start: ${reasonOf(error)}`);
  process.exit(1);
}

/** By the system's code: what to do about it. */
const SYSTEM: Record<string, string> = {
  EADDRINUSE: 'the port is in use: set PORT to another one',
  ENOSPC: 'the disk is full: free some of it, or set DATA_DIR to a folder elsewhere',
  EDQUOT: 'the disk is full: free some of it, or set DATA_DIR to a folder elsewhere',
  EROFS: 'DATA_DIR is on a disk that cannot be written to: set it to a folder elsewhere',
  EEXIST: 'DATA_DIR is a file: set it to a folder',
  ENOTDIR: 'DATA_DIR is in a file: set it to a folder',
  EPERM: 'a file may not be opened by this user: make DATA_DIR and what is in it this user’s',
};

/** By SQLite's code (https://sqlite.org/rescode.html), without what extends it. */
const SQLITE: Record<number, string> = {
  8: 'the database cannot be written to: make DATA_DIR and what is in it this user’s',
  10: 'the disk under DATA_DIR does not read or write: look at it before anything else',
  11: 'the database is damaged: put back a backup (npm run restore)',
  13: 'the disk is full: free some of it, or set DATA_DIR to a folder elsewhere',
  14: 'the database cannot be opened: make DATA_DIR and what is in it this user’s',
  26: 'salama.sqlite in DATA_DIR is no database: put back a backup (npm run restore)',
};

/** By PostgreSQL's code (appendix A of its manual). */
const POSTGRES: Record<string, string> = {
  '28P01': 'the database refuses the password of DATABASE_URL',
  '28000': 'the database refuses the user of DATABASE_URL',
  '3D000': 'the database that DATABASE_URL names does not exist: create it',
  '42501': 'the user of DATABASE_URL may not create tables there: make it the owner of the database',
  '53300': 'the database has no connection left',
};

/** Our own faults are sentences; of anything else only what cannot hold a secret is said, and where it came from. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartFault) return error.message;
  const known = causesOf(error).map(knownReason).find(Boolean);
  if (known) return known;
  if (error instanceof Unavailable)
    return 'the database cannot be reached: look at DATABASE_URL, and whether it runs';
  const { name, code } = describeFailure(error);
  const message = error instanceof Error ? error.message : '';
  return [name, code, message].filter(Boolean).join(' ');
}

/** The error, what caused it, and so on. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function knownReason(error: Error): string | undefined {
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE[error.errcode & 0xff];
  const { code } = describeFailure(error);
  if (code === 'EACCES')
    return 'syscall' in error && error.syscall === 'listen'
      ? 'the port may not be opened by this user: set PORT to one above 1023'
      : SYSTEM['EPERM'];
  return SYSTEM[code] ?? POSTGRES[code];
}

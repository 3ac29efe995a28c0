import { describeFailure, StartFault, Unavailable } from './errors.ts';

/** Ends a process that cannot start, in one line for the operator. */
export function endStart(error: unknown): never {
  console.error(`Salama cannot start: ${reasonOf(error)}`);
  process.exit(1);
}

/** Our own faults are sentences; of anything else only what cannot hold a secret is said, and where it came from. */
function reasonOf(error: unknown): string {
  if (error instanceof StartFault) return error.message;
  if (error instanceof Unavailable) return 'the database cannot be reached';
  const { name, code } = describeFailure(error);
  if (code === 'EADDRINUSE') return 'the port is in use: set PORT to another one';
  if (code === 'EACCES') return 'a file or port may not be opened by this user';
  const message = error instanceof Error ? error.message : '';
  return [name, code, message].filter(Boolean).join(' ');
}

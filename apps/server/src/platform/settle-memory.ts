import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what reading the content and building its index left behind: some 80 MB, which V8 would keep for as long
 * as the server is idle. Takes a few hundred milliseconds, hence once, as soon as the server listens.
 */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

import { createServer } from 'node:net';
import type { Environment } from './environment.ts';
import { StartFault } from './errors.ts';

/** Nothing of that name, or not here. */
const NOT_OURS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EADDRNOTAVAIL', 'EINVAL']);

/** @throws StartFault when nobody can listen on HOST, whatever the port. */
export function requireHost({ HOST }: Pick<Environment, 'HOST'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (NOT_OURS.has(error.code ?? ''))
        reject(new StartFault('HOST must be a name or address of this machine'));
      else resolve();
    });
    probe.listen({ host: HOST, port: 0 }, () => probe.close(() => resolve()));
  });
}

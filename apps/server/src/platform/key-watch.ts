import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/connect.ts';
import { Unavailable } from './errors.ts';
import { fingerprintOf, isKeyOf, type SecretKey } from './secret-key.ts';
import { findFingerprint } from './secret-key-repository.ts';

/** Said at the start and in the log, for the operator. */
export const ANOTHER_KEY =
  'this is not the key that the database was first started with, so nothing is sealed or signed here and posts, votes and reports are refused, while reading, directory and chat go on: put back SECRET_KEY or secret.key, or, when it is lost for good, run npm run admin -- replace-key; see docs/operating.md, “The server’s key”';

/** Whether this process may seal and sign: two keys beside each other would count one visitor as two. */
export interface KeyWatch {
  fits(): boolean;
  /** @throws Unavailable while the key is not that of the database. */
  require(): void;
  /** Asks the database again: the operator may have let the key go, and another process brought its own. */
  look(): Promise<void>;
}

/** Of two processes that start first on an empty database, with two keys, one wins. */
export async function watchKey(
  db: Db,
  secretKey: SecretKey,
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<KeyWatch> {
  let fits = await isKeyOf(db, secretKey);
  if (!fits) logger.error(ANOTHER_KEY);
  return {
    fits: () => fits,
    require() {
      if (!fits) throw new Unavailable(Object.assign(new Error(ANOTHER_KEY), { name: 'AnotherServerKey' }));
    },
    async look() {
      const known = await findFingerprint(db);
      const fitted = fits;
      // Let go, and nobody has come with another one yet: the next start decides.
      fits = known === undefined ? fits : known === fingerprintOf(secretKey);
      if (fitted && !fits) logger.error(ANOTHER_KEY);
      if (!fitted && fits) logger.info('this is the key of the database again');
    },
  };
}

import type { DataOf } from '@salama/contract/endpoint.ts';
import { health } from '@salama/contract/platform/endpoints.ts';
import type { Database } from './database/connect.ts';
import type { Binder } from './endpoint-binding.ts';
import type { KeyWatch } from './key-watch.ts';

interface Watched {
  database: Pick<Database, 'isUp'>;
  keyWatch: Pick<KeyWatch, 'fits'>;
  version: string;
}

/** Answers 200 whatever happens to the database: a supervisor must not restart a server that can still help. */
export function bindHealth(bind: Binder, watched: Watched): void {
  bind(health, async () => ({ data: await readHealth(watched) }));
}

async function readHealth({ database, keyWatch, version }: Watched): Promise<DataOf<typeof health>> {
  const [isUp, fits] = [await database.isUp(), keyWatch.fits()];
  return {
    status: isUp && fits ? 'ok' : 'degraded',
    database: isUp ? 'up' : 'down',
    serverKey: fits ? 'fits' : 'another',
    // Not the database: while it is away every process of it is, and each still answers the chat.
    ready: fits,
    version,
  };
}

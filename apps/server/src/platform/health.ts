import { health } from '@salama/contract/platform/endpoints.ts';
import type { Database } from './database/connect.ts';
import type { Binder } from './endpoint-binding.ts';

/** Answers 200 whatever happens to the database: a supervisor must not restart a server that can still help. */
export function bindHealth(bind: Binder, database: Pick<Database, 'isUp'>, version: string): void {
  bind(health, async () => {
    const up = await database.isUp();
    return { data: { status: up ? 'ok' : 'degraded', database: up ? 'up' : 'down', version } };
  });
}

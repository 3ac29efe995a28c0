import type { DataOf } from '@salama/contract/endpoint.ts';
import { health } from '@salama/contract/platform/endpoints.ts';
import type { Database } from './database/connect.ts';
import type { Binder } from './endpoint-binding.ts';

/** Answers 200 whatever happens to the database: a supervisor must not restart a server that can still help. */
export function bindHealth(bind: Binder, database: Pick<Database, 'isUp'>, version: string): void {
  bind(health, async () => ({ data: presentHealth(await database.isUp(), version) }));
}

function presentHealth(up: boolean, version: string): DataOf<typeof health> {
  return { status: up ? 'ok' : 'degraded', database: up ? 'up' : 'down', version };
}

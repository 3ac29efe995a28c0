import type { Directory } from '@salama/content/types.ts';
import { checkContent } from './content-faults.ts';

const STALE_AFTER_DAYS = 180;

const { faults, directories } = checkContent('content');
for (const fault of faults) console.error(fault);
for (const line of staleLines(directories)) console.error(`note: ${line}`);
process.exit(faults.length > 0 ? 1 : 0);

/** Said, not failed: a build must not break because time has passed. */
function staleLines(all: readonly Directory[]): string[] {
  const oldest = new Date(Date.now() - STALE_AFTER_DAYS * 86_400_000).toISOString().slice(0, 10);
  return all.flatMap(({ contacts }) =>
    contacts
      .filter(({ checked }) => checked < oldest)
      .map(({ id, checked }) => `${id} was last checked on ${checked}: check it again`),
  );
}

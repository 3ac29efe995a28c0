import { existsSync } from 'node:fs';
import { type Environment, inDataDir } from '../environment.ts';
import { JOURNAL_NAME } from '../erasures/journal.ts';
import { joinErasures, readJournal } from '../erasures/journal-file.ts';
import type { Erasure } from '../erasures/repository.ts';
import { StartFault } from '../errors.ts';
import type { RestoreTarget } from './types.ts';

type Known = readonly Erasure[] | undefined;

interface Wishes {
  /** A journal that was kept elsewhere. */
  erased: string | undefined;
  withoutErasures: boolean;
}

/**
 * All that is known of erasures: from the database that the copy replaces, from the journal beside it, and from the
 * one that the operator names.
 * @throws StartFault when none of them reaches back to this copy, unless the operator goes on without.
 */
export function gatherErasures(
  { copy, erasures }: Pick<RestoreTarget, 'copy' | 'erasures'>,
  environment: Pick<Environment, 'DATA_DIR'>,
  { erased, withoutErasures }: Wishes,
): Erasure[] {
  if (erased && !existsSync(erased)) throw new StartFault(`There is no ${erased}.`);
  const known: Known[] = [erased ? readJournal(erased) : undefined, journalBeside(environment), erasures];
  if (!withoutErasures && !known.some((one) => reachesBack(one, copy.marks)))
    throw new StartFault(
      `${known.some(Boolean) ? 'No journal of erasures reaches back to this backup' : `There is neither a database nor ${JOURNAL_NAME} in ${environment.DATA_DIR}`}, so what was erased since would come back: name a copy of ${JOURNAL_NAME} by --erased FILE, or go on with --without-erasures.`,
    );
  return known.reduce<Erasure[]>((all, one) => joinErasures(all, one ?? []), []);
}

/** A journal that knows the last mark of a copy has missed nothing since: it forgets whole days, from the oldest on. */
function reachesBack(journal: Known, marks: readonly Erasure[]): boolean {
  const [last] = marks.map(({ day }) => day).toSorted((a, b) => (a < b ? 1 : -1));
  const known = new Set(journal?.map(({ digest }) => digest));
  return last !== undefined && marks.every(({ day, digest }) => day < last || known.has(digest));
}

/** A damaged one is as good as none. */
function journalBeside(environment: Pick<Environment, 'DATA_DIR'>): Known {
  try {
    return readJournal(inDataDir(environment, JOURNAL_NAME));
  } catch (error) {
    if (error instanceof StartFault) return undefined;
    throw error;
  }
}

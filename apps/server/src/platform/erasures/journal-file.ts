import { readFileSync } from 'node:fs';
import { ITEM_STATES } from '@salama/contract/moderation/schemas.ts';
import * as v from 'valibot';
import { StartFault } from '../errors.ts';
import { writeWhole } from '../whole-file.ts';
import type { Erasure } from './repository.ts';

const TITLE = 'salama erasures 1';

const schema = v.tuple([
  v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
  v.picklist(['delete', 'unname', 'state', 'copy']),
  v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  v.picklist(['', ...ITEM_STATES]),
]);

/** Replaces the file as a whole: a line for each, by digest, so that nothing tells what went together. */
export async function writeJournal(path: string, erasures: readonly Erasure[]): Promise<void> {
  const lines = erasures
    .map(({ day, area, deed, digest, state }) => ({ digest, line: [day, area, deed, digest, state ?? ''] }))
    .toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ line }) => line.join('\t'));
  await writeWhole(path, `${[TITLE, ...lines].join('\n')}\n`);
}

/** Undefined where there is no such file. @throws StartFault when it is something else. */
export function readJournal(path: string): Erasure[] | undefined {
  const [title, ...lines] = (readIfThere(path) ?? '').split('\n');
  if (title === '') return undefined;
  if (title !== TITLE) throw new StartFault(`${path} is no journal of erasures.`);
  return lines.filter(Boolean).map((line) => {
    const { success, output } = v.safeParse(schema, line.split('\t'));
    if (!success) throw new StartFault(`${path} is damaged.`);
    const [day, area, deed, digest, state] = output;
    return { day, area, deed, digest, state: state === '' ? null : state };
  });
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** All of both; where both know of the same, the later list tells the state. */
export function joinErasures(earlier: readonly Erasure[], later: readonly Erasure[]): Erasure[] {
  const known = new Map(earlier.map((one) => [`${one.digest} ${one.deed}`, one]));
  for (const one of later) known.set(`${one.digest} ${one.deed}`, one);
  return [...known.values()];
}

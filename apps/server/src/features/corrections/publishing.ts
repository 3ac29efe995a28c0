import { lineYaml } from '@salama/content/write-line.ts';
import type { ListedCorrection, Proposal } from '@salama/contract/corrections/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import { DAY } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import { presentCorrection, presentListed } from './present.ts';
import {
  type CorrectionRow,
  countAdministrators,
  findPublishedFor,
  inOrder,
  listDue,
  updateCorrection,
} from './repository.ts';
import { columnsOf, known, refresh } from './service.ts';
import type { CorrectionsDependencies } from './types.ts';

/** What one administrator alone publishes is seen on the desk for so long before others see it: time to stop a thief. */
const WAIT = DAY;

interface Publication {
  id: string;
  /** Of the draft that was seen. */
  version: number;
  code: string;
}

/**
 * Another administrator than the author, with a code of this moment from an authenticator that is a day old. The only
 * administrator publishes what comes a day later.
 * @throws Refusal NOT_FOUND, CONFLICT, CORRECTION_OWN, SECOND_FACTOR_NEEDED, CORRECTION_YOUNG_FACTOR, WRONG_CODE,
 * TOO_MANY_ATTEMPTS, or a rule that the lines of today let it break.
 */
export async function publish(
  { id, version, code }: Publication,
  actor: Actor,
  dependencies: CorrectionsDependencies,
): Promise<ListedCorrection> {
  const { db, clock, factor } = dependencies;
  const row = await known(id, dependencies);
  if (row.state !== 'draft' || row.version !== version) throw new Refusal('CONFLICT');
  const isAlone = (await countAdministrators(db)) === 1;
  if (!isAlone && row.author_id === actor.id) throw new Refusal('CORRECTION_OWN');
  const since = await factor.since(actor.id);
  if (since === undefined) throw new Refusal('SECOND_FACTOR_NEEDED');
  if (!isAlone && clock.now() - since < DAY) throw new Refusal('CORRECTION_YOUNG_FACTOR');
  requireUnchanged(row, dependencies);
  await factor.prove(code, actor);
  await inOrder(db, async (transaction) => {
    // Somebody may have become an administrator, or ceased to be one, since.
    if (isAlone !== ((await countAdministrators(transaction)) === 1)) throw new Refusal('CONFLICT');
    if (!isAlone) return comeIntoForce(transaction, row, actor, dependencies);
    const change = { state: 'waiting', comes_at: clock.now() + WAIT, publisher: actor.username } as const;
    await advance(transaction, row, change, dependencies);
    const subject = { kind: 'line', id: row.line } as const;
    await dependencies.trail.write(transaction, { by: actor, area: 'corrections', action: 'wait', subject });
  });
  await refresh(dependencies);
  return presentListed(await known(id, dependencies), actor.id);
}

/** Lets what has waited come. What no longer fits the lines of today goes back to being a draft. */
export async function publishDue(dependencies: CorrectionsDependencies): Promise<void> {
  const { db, clock } = dependencies;
  for (const row of await listDue(db, clock.now()))
    await inOrder(db, async (transaction) => {
      const by = row.publisher === null ? undefined : { id: row.author_id, username: row.publisher };
      if (fits(row, dependencies)) await comeIntoForce(transaction, row, by, dependencies);
      else await advance(transaction, row, { state: 'draft', comes_at: null }, dependencies);
    });
  await refresh(dependencies);
}

/** One tap: no code is asked of whoever takes a wrong number out of sight. @throws Refusal NOT_FOUND, CONFLICT. */
export async function undo(
  id: string,
  actor: Actor,
  dependencies: CorrectionsDependencies,
): Promise<ListedCorrection> {
  const row = await known(id, dependencies);
  await inOrder(dependencies.db, async (transaction) => {
    if (row.state !== 'published') throw new Refusal('CONFLICT');
    await advance(transaction, row, { state: 'undone' }, dependencies);
    if (row.replaces) {
      const earlier = await known(row.replaces, { db: transaction });
      await advance(transaction, earlier, { state: 'published' }, dependencies);
    }
    const subject = { kind: 'line', id: row.line } as const;
    await dependencies.trail.write(transaction, { by: actor, area: 'corrections', action: 'undo', subject });
  });
  await refresh(dependencies);
  return presentListed(await known(id, dependencies), actor.id);
}

/** What holds, in the form of `content/countries`: the lines to put in, and the ids of those to take out. */
export function exported({ directories, inForce }: CorrectionsDependencies): string {
  const corrections = inForce.list();
  return directories
    .flatMap(({ country, contacts }) => {
      const here = corrections.filter((one) => one.country === country);
      if (here.length === 0) return [];
      const lines = contacts.filter(({ id }) => here.some((one) => one.line === id)).map(lineYaml);
      const gone = here.filter(({ value }) => !value).map(({ line }) => `# withdrawn: ${line}\n`);
      return [`# content/countries/${country.toLowerCase()}/directory.yaml\n`, ...gone, ...lines];
    })
    .join('');
}

async function comeIntoForce(
  db: Db,
  row: CorrectionRow,
  by: Pick<Actor, 'id' | 'username'> | undefined,
  dependencies: CorrectionsDependencies,
): Promise<void> {
  const earlier = await findPublishedFor(db, row);
  if (earlier) await advance(db, earlier, { state: 'replaced' }, dependencies);
  const change = { state: 'published', replaces: earlier?.id ?? null, comes_at: null } as const;
  await advance(db, row, { ...change, ...(by && { publisher: by.username }) }, dependencies);
  const subject = { kind: 'line', id: row.line } as const;
  await dependencies.trail.write(db, { by, area: 'corrections', action: 'publish', subject });
}

/** @throws Refusal CONFLICT when somebody else has changed it since it was read. */
async function advance(
  db: Db,
  { id, version, state }: CorrectionRow,
  change: Partial<CorrectionRow>,
  { clock }: CorrectionsDependencies,
): Promise<void> {
  const next = { ...change, version: version + 1, changed_at: clock.now() };
  if (!(await updateCorrection(db, { id, version, states: [state] }, next))) throw new Refusal('CONFLICT');
}

/** The line is still as the author saw it, and the correction keeps the rules. @throws Refusal. */
function requireUnchanged(row: CorrectionRow, dependencies: CorrectionsDependencies): void {
  const proposal = presentCorrection(row) as Proposal;
  if (columnsOf(proposal, dependencies).before !== row.before) throw new Refusal('CONFLICT');
}

function fits(row: CorrectionRow, dependencies: CorrectionsDependencies): boolean {
  try {
    requireUnchanged(row, dependencies);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

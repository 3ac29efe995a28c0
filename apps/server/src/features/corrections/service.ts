import type { DirectoryContact } from '@salama/content/directory-types.ts';
import type { LineValue, ListedCorrection, Proposal } from '@salama/contract/corrections/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/errors.ts';
import { correctionFault, isEmergency } from './policy.ts';
import { presentCorrection, presentListed, sayingOf } from './present.ts';
import {
  type CorrectionRow,
  countAdministrators,
  findCorrection,
  insertCorrection,
  listCorrectionRows,
  listPublished,
  updateCorrection,
} from './repository.ts';
import type { CorrectionsDependencies } from './types.ts';

/** A draft as its reader saw it. */
interface Seen {
  id: string;
  version: number;
}

export async function listForDesk(
  actor: Actor,
  { db }: CorrectionsDependencies,
): Promise<{ corrections: ListedCorrection[]; isAlone: boolean }> {
  const rows = await listCorrectionRows(db);
  return {
    corrections: rows.map((row) => presentListed(row, actor.id)),
    isAlone: (await countAdministrators(db)) === 1,
  };
}

interface DeskLine {
  id: string;
  value: LineValue;
  isCorrected: boolean;
  isFixed: boolean;
}

/** The lines of a country as they stand now. */
export function linesForDesk(country: Country, dependencies: CorrectionsDependencies): DeskLine[] {
  const corrected = dependencies.inForce.list();
  return linesOf(country, dependencies).map((line) => ({
    id: line.id,
    value: sayingOf(line),
    isCorrected: corrected.some((one) => one.country === country && one.line === line.id),
    isFixed: isEmergency(line),
  }));
}

/** @throws Refusal NOT_FOUND, or the first rule that it breaks. */
export async function propose(
  proposal: Proposal,
  actor: Actor,
  dependencies: CorrectionsDependencies,
): Promise<ListedCorrection> {
  const { db, clock, randomness, trail } = dependencies;
  const columns = columnsOf(proposal, dependencies);
  const id = randomness.uuid();
  await db.transaction().execute(async (transaction) => {
    await insertCorrection(transaction, {
      ...{ id, ...columns, state: 'draft', version: 1, changed_at: clock.now() },
      ...{ author_id: actor.id, author: actor.username, publisher: null, replaces: null, comes_at: null },
    });
    const subject = { kind: 'line', id: columns.line } as const;
    await trail.write(transaction, { by: actor, area: 'corrections', action: 'create', subject });
  });
  return presentListed(await known(id, dependencies), actor.id);
}

/** @throws Refusal NOT_FOUND, CONFLICT, or the first rule that it breaks. */
export async function revise(
  { id, version }: Seen,
  proposal: Proposal,
  actor: Actor,
  dependencies: CorrectionsDependencies,
): Promise<ListedCorrection> {
  const { db, clock, trail } = dependencies;
  const row = await known(id, dependencies);
  const { line, ...columns } = columnsOf(proposal, dependencies);
  if (row.action !== proposal.action || row.country !== proposal.country) throw new Refusal('CONFLICT');
  if (row.action !== 'add' && row.line !== line) throw new Refusal('CONFLICT');
  await db.transaction().execute(async (transaction) => {
    const author = { author_id: actor.id, author: actor.username };
    const change = { ...columns, ...author, version: version + 1, changed_at: clock.now() };
    if (!(await updateCorrection(transaction, { id, version, states: ['draft'] }, change)))
      throw new Refusal('CONFLICT');
    const subject = { kind: 'line', id: row.line } as const;
    await trail.write(transaction, { by: actor, area: 'corrections', action: 'edit', subject });
  });
  return presentListed(await known(id, dependencies), actor.id);
}

/** @throws Refusal NOT_FOUND, CONFLICT where it is neither a draft nor waiting. */
export async function drop(id: string, actor: Actor, dependencies: CorrectionsDependencies): Promise<void> {
  const { db, clock, trail } = dependencies;
  const { line, version } = await known(id, dependencies);
  await db.transaction().execute(async (transaction) => {
    const seen = { id, version, states: ['draft', 'waiting'] } as const;
    const change = { state: 'dropped', version: version + 1, changed_at: clock.now() } as const;
    if (!(await updateCorrection(transaction, seen, change))) throw new Refusal('CONFLICT');
    const subject = { kind: 'line', id: line } as const;
    await trail.write(transaction, { by: actor, area: 'corrections', action: 'delete', subject });
  });
}

/** Brings what holds to where lines are shown: at the start, after each change, and from other processes soon after. */
export async function refresh({
  db,
  inForce,
}: Pick<CorrectionsDependencies, 'db' | 'inForce'>): Promise<void> {
  inForce.set((await listPublished(db)).map(presentCorrection));
}

/** @throws Refusal NOT_FOUND. */
export async function known(id: string, { db }: Pick<CorrectionsDependencies, 'db'>): Promise<CorrectionRow> {
  const row = await findCorrection(db, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

type Columns = Pick<CorrectionRow, 'country' | 'line' | 'action' | 'value' | 'before' | 'source'>;

/** @throws Refusal NOT_FOUND, or the first rule that the proposal breaks as the lines stand now. */
export function columnsOf(proposal: Proposal, dependencies: CorrectionsDependencies): Columns {
  const { country, action, source } = proposal;
  const phone = dependencies.countries.find(({ code }) => code === country)?.phone;
  const lines = linesOf(country, dependencies);
  const before = action === 'add' ? undefined : lines.find(({ id }) => id === proposal.line);
  if (!phone || (action !== 'add' && !before)) throw new Refusal('NOT_FOUND');
  const today = dayOf(dependencies.clock.now());
  const fault = correctionFault(proposal, { lines, phone, today });
  if (fault) throw new Refusal(fault);
  return {
    ...{ country, action, source: JSON.stringify(source) },
    line: action === 'add' ? newLine(country, proposal.value, lines) : proposal.line,
    value: action === 'withdraw' ? null : JSON.stringify(proposal.value),
    before: before ? JSON.stringify(sayingOf(before)) : null,
  };
}

function linesOf(
  country: Country,
  { directories }: Pick<CorrectionsDependencies, 'directories'>,
): DirectoryContact[] {
  const directory = directories.find((one) => one.country === country);
  if (!directory) throw new Refusal('NOT_FOUND');
  return directory.contacts;
}

/** An id that no line of the country has had: what was withdrawn may come back. */
function newLine(country: Country, { kind, number }: LineValue, lines: readonly DirectoryContact[]): string {
  const name = `${country.toLowerCase()}-${kind}-${number.replace(/\D/g, '')}`;
  return lines.some(({ id }) => id === name) ? `${name}-again` : name;
}

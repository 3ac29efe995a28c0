import { usernameKey } from '@salama/contract/auth/rules.ts';
import type { readSecondFactor } from '@salama/contract/auth/second-factor.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { type Actor, hasPlaceAtDesk, requireConfirmed } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Authenticator } from './authenticator.ts';
import { deleteOtherSessions, deleteSessionsOf, findUserByKey } from './repository.ts';
import {
  advanceStep,
  countSpareCodes,
  findFactor,
  markSessionPassed,
  removeFactor,
  replaceSpareCodes,
  setNextSecret,
  spendSpareCode,
  useNextSecret,
} from './second-factor-repository.ts';

/** The authenticator that guards the desk. */
export interface SecondFactorDependencies {
  db: Db;
  clock: Clock;
  authenticator: Authenticator;
  trail: AuditTrail;
  limits: Pick<RequestLimits, 'tryPassword'>;
  demand: 'optional' | 'required';
}

export async function readState(
  actor: Actor,
  { db, demand }: SecondFactorDependencies,
): Promise<DataOf<typeof readSecondFactor>> {
  const factor = await findFactor(db, actor.id);
  return {
    enabled: Boolean(factor?.secret),
    required: demand === 'required',
    passed: actor.powers !== 'none',
    spareCodes: await countSpareCodes(db, actor.id),
  };
}

/** When the authenticator of an account was set up, milliseconds since 1970; undefined where there is none. */
export async function factorSince(
  accountId: string,
  { db }: Pick<SecondFactorDependencies, 'db'>,
): Promise<number | undefined> {
  const factor = await findFactor(db, accountId);
  return factor?.secret ? (factor.since ?? undefined) : undefined;
}

/** A secret for the authenticator, in use once a first code is given. @throws Refusal FORBIDDEN, REAUTH_REQUIRED. */
export async function begin(
  actor: Actor,
  { db, clock, authenticator }: SecondFactorDependencies,
): Promise<{ secret: string; uri: string }> {
  requireDesk(actor);
  requireConfirmed(actor, clock.now());
  const { sealed, ...shown } = authenticator.begin(actor.id, actor.username);
  await setNextSecret(db, actor.id, sealed);
  return shown;
}

export async function enable(
  code: string,
  actor: Actor,
  { db, clock, trail, authenticator, limits }: SecondFactorDependencies,
): Promise<string[]> {
  requireDesk(actor);
  const next = (await findFactor(db, actor.id))?.next_secret;
  if (!next) throw new Refusal('CONFLICT');
  const takeBack = await limits.tryPassword(limitKey(actor));
  const step = authenticator.stepOf(digitsOf(code), next, actor.id, clock.now());
  if (step === undefined) throw new Refusal('WRONG_CODE');
  const { codes, stored } = authenticator.spareCodes();
  await db.transaction().execute(async (transaction) => {
    const taken = { step, now: clock.now() };
    if (!(await useNextSecret(transaction, actor.id, next, taken))) throw new Refusal('CONFLICT');
    await replaceSpareCodes(transaction, actor.id, stored);
    await markSessionPassed(transaction, actor.session);
    await deleteOtherSessions(transaction, actor.id, actor.session);
    const subject = { kind: 'account', id: actor.id, name: actor.username } as const;
    await trail.write(transaction, { by: actor, area: 'protection', action: 'second-factor-on', subject });
  });
  await takeBack();
  return codes;
}

export async function pass(
  code: string,
  actor: Actor,
  { db, clock, authenticator, limits }: SecondFactorDependencies,
): Promise<void> {
  const secret = (await findFactor(db, actor.id))?.secret;
  if (!secret) throw new Refusal('CONFLICT');
  const takeBack = await limits.tryPassword(limitKey(actor));
  await db.transaction().execute(async (transaction) => {
    const digits = digitsOf(code);
    const step = authenticator.stepOf(digits, secret, actor.id, clock.now());
    const fits = /^\d{6}$/.test(digits)
      ? step !== undefined && (await advanceStep(transaction, actor.id, step))
      : await spendSpareCode(transaction, actor.id, authenticator.storedForm(code));
    if (!fits) throw new Refusal('WRONG_CODE');
    await markSessionPassed(transaction, actor.session);
  });
  await takeBack();
}

export async function disable(
  actor: Actor,
  { db, clock, trail, demand }: SecondFactorDependencies,
): Promise<void> {
  requireDesk(actor);
  if (demand === 'required') throw new Refusal('SECOND_FACTOR_NEEDED');
  requireConfirmed(actor, clock.now());
  await db.transaction().execute(async (transaction) => {
    if (!(await removeFactor(transaction, actor.id))) return;
    const subject = { kind: 'account', id: actor.id, name: actor.username } as const;
    await trail.write(transaction, { by: actor, area: 'protection', action: 'second-factor-off', subject });
  });
}

/** For the operator, when somebody has lost phone and spare codes. False when there is no such account. */
export function resetSecondFactor(
  username: string,
  { db, trail }: Pick<SecondFactorDependencies, 'db' | 'trail'>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const user = await findUserByKey(transaction, usernameKey(username));
    if (!user) return false;
    await removeFactor(transaction, user.id);
    await deleteSessionsOf(transaction, user.id);
    const subject = { kind: 'account', id: user.id, name: user.username } as const;
    await trail.write(transaction, {
      by: undefined,
      area: 'protection',
      action: 'second-factor-off',
      subject,
    });
    return true;
  });
}

/** An authenticator guards the desk and nothing else: whoever has no place there needs none. */
function requireDesk(actor: Actor): void {
  if (actor.awaits === 'SECOND_FACTOR_REQUIRED') throw new Refusal(actor.awaits);
  if (!hasPlaceAtDesk(actor)) throw new Refusal('FORBIDDEN');
}

function limitKey({ id }: Actor): string {
  return `second factor ${id}`;
}

function digitsOf(code: string): string {
  return code.replace(/[\s-]/g, '');
}

import type { DeskExport } from '@salama/contract/auth/desk-export.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { listDevicesOf } from './device-repository.ts';
import { findFactor } from './second-factor-repository.ts';

/**
 * What is kept of somebody's work at the desk: her rights, whether an authenticator guards them, and what she did. Of
 * what she did it to, only the kind: names and ids lead to other people. Undefined for whoever never had a place there.
 */
export async function exportDesk(
  actor: Actor,
  { db, trail }: { db: Db; trail: Pick<AuditTrail, 'listOf'> },
): Promise<DeskExport | undefined> {
  const [factor, entries] = [await findFactor(db, actor.id), await trail.listOf(actor.id)];
  const devices = await listDevicesOf(db, actor.id);
  const { role, isModerator } = actor;
  const isEmpty = !factor && entries.length === 0 && devices.length === 0;
  if (role !== 'ADMIN' && !isModerator && isEmpty) return undefined;
  const isOn = Boolean(factor?.secret);
  const since = isOn && factor?.since;
  return {
    role,
    isModerator,
    secondFactor: { enabled: isOn, ...(since && { since: isoTime(since) }) },
    knownDevices: devices.map(({ used_at }) => ({ usedAt: isoTime(used_at) })),
    actions: entries.map(({ at, area, action, subject_kind, detail }) => ({
      at: isoTime(at),
      area,
      action,
      on: subject_kind,
      ...(detail && { detail }),
    })),
  };
}

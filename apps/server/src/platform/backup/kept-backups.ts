import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '../clock.ts';

/** A copy that the server has made by itself, as its name tells. */
export interface KeptBackup {
  name: string;
  /** When it was begun. */
  at: number;
  beforeUpdate: boolean;
}

const NAME = /^salama-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(-before-update)?\.backup$/;
/** What the server keeps: the newest of every six hours, and the newest of each of the last days. */
const NEWEST = 4;
const DAYS = 7;
/** Of those made before an update. */
const UPDATES = 3;
/** The privacy policy promises 35 days: also where newer ones fail, or are switched off. */
const LONGEST = 34 * DAY;

/** To the minute, in UTC. */
export function nameOf(at: number, beforeUpdate = false): string {
  const minute = new Date(at).toISOString().slice(0, 16).replace(':', '');
  return `salama-${minute}${beforeUpdate ? '-before-update' : ''}.backup`;
}

/** Whole ones alone, newest first: what was broken off has another name. */
export function listBackups(folder: string): KeptBackup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, day, hour, minute, update] = NAME.exec(name) ?? [];
      if (!day) return [];
      return [{ name, at: Date.parse(`${day}T${hour}:${minute}Z`), beforeUpdate: update !== undefined }];
    })
    .toSorted((a, b) => b.at - a.at);
}

/** Deletes what is kept no longer. Somebody else’s files stay. */
export async function pruneBackups(folder: string, now: number): Promise<void> {
  for (const { name } of toDelete(listBackups(folder), now)) await rm(join(folder, name), { force: true });
}

/** `backups`: newest first. */
export function toDelete(backups: readonly KeptBackup[], now: number): KeptBackup[] {
  const young = backups.filter(({ at }) => now - at < LONGEST);
  const regular = young.filter(({ beforeUpdate }) => !beforeUpdate);
  const days = new Map(regular.toReversed().map((one) => [Math.floor(one.at / DAY), one]));
  const oldestDay = Math.floor(now / DAY) - DAYS + 1;
  const ofDays = [...days].filter(([day]) => day >= oldestDay).map(([, one]) => one);
  const updates = young.filter(({ beforeUpdate }) => beforeUpdate);
  const kept = new Set([...regular.slice(0, NEWEST), ...ofDays, ...updates.slice(0, UPDATES)]);
  return backups.filter((one) => !kept.has(one));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { limits } from '@salama/contract/limits.ts';
import { readKinds } from './features/chat/service.ts';
import { countOpen, countReportsOf } from './features/moderation/service.ts';
import { DAY, dayOf, hourOf, SECOND, startOfDay } from './platform/clock.ts';
import type { Reading } from './platform/metrics/metrics.ts';
import type { Dependencies } from './services.ts';

type Watched = Pick<Dependencies, 'readiness' | 'backups' | 'load' | 'keyWatch' | 'database' | 'clock'>;

/** What an operator watches, beside what the process tells of itself. */
export function readingsOf(given: Watched): Reading[] {
  return [...ofProcess(given), ...ofDesk(given), ...ofYesterday(given)];
}

function ofProcess({ readiness, backups, load, clock, keyWatch }: Watched): Reading[] {
  return [
    {
      name: 'salama_writes_taken',
      help: '1 while the database takes writes and the disk has room',
      read: async () => Number(await readiness.writes()),
    },
    {
      name: 'salama_server_key_fits',
      help: '1 while the key is that of the database',
      read: () => Number(keyWatch.fits()),
    },
    {
      name: 'salama_refused_for_load',
      help: 'Calls refused since the start because the event loop came late',
      read: () => load.refused(),
    },
    {
      name: 'salama_late_seconds',
      help: 'By how much the event loop comes late, as far as calls are refused for it',
      read: () => load.delay() / SECOND,
    },
    {
      name: 'salama_backup_age_seconds',
      help: 'Since the newest copy that the servers of this database made by themselves',
      read: async () => {
        const { state, takenAt } = await backups.state();
        return state === 'off' || takenAt === undefined ? undefined : (clock.now() - takenAt) / SECOND;
      },
    },
    {
      name: 'salama_backup_fails',
      help: '1 when the last try to make a copy failed',
      read: async () => Number((await backups.state()).fault !== undefined),
    },
  ];
}

function ofDesk({ database, clock }: Watched): Reading[] {
  return [
    {
      name: 'salama_open_cases',
      help: 'Cases that wait for a moderator',
      read: async () => (await countOpen(database.db)).open,
    },
    {
      name: 'salama_open_severe_cases',
      help: 'Of these, those of a child or of somebody in danger',
      read: async () => (await countOpen(database.db)).severe,
    },
    {
      name: 'salama_oldest_case_seconds',
      help: 'Since when the oldest of them waits, to the hour; 0 where none does',
      read: async () => {
        const { oldest } = await countOpen(database.db);
        return oldest === null ? 0 : Math.max(0, hourOf(clock.now() - oldest) / SECOND);
      },
    },
  ];
}

/** Of the last whole UTC day alone: what grows while one looks tells the hour of somebody's question. */
function ofYesterday({ database: { db }, clock }: Watched): Reading[] {
  const yesterday = () => startOfDay(clock.now()) - DAY;
  const kinds = (wanted: Parameters<typeof readKinds>[2]) => async () =>
    fromFive(await readKinds(db, dayOf(yesterday()), wanted));
  const help = 'of yesterday (UTC); no line below five';
  return [
    {
      name: 'salama_day_dangers',
      help: `Warnings in the chat, ${help}`,
      read: kinds(['emergency', 'crisis']),
    },
    {
      name: 'salama_day_refusals',
      help: `Refusals in the chat, ${help}`,
      read: kinds(['refuse', 'decline']),
    },
    {
      name: 'salama_day_reports',
      help: `Reports of posts and stories, ${help}`,
      read: async () => fromFive(await countReportsOf(db, yesterday(), yesterday() + DAY)),
    },
  ];
}

function fromFive(count: number): number | undefined {
  return count < limits.fewestTold ? undefined : count;
}

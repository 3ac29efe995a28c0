import { statfsSync } from 'node:fs';
import { type Clock, SECOND } from './clock.ts';
import type { Db } from './database/connect.ts';
import { writeProbe } from './duties-repository.ts';

/** So long one look holds: whoever asks often makes no more writes than that. */
const LOOK_AGAIN = 5 * SECOND;
/** Within this a database that takes writes has taken one. */
const PATIENCE = 1_500;
/** Bytes: with less, the next conversation may not fit any more. */
const LEAST_ROOM = 16 * 2 ** 20;

export interface Readiness {
  /** Whether a write has just gone through to the disk and there is room for more. Never throws. */
  writes(): Promise<boolean>;
  /** The process is about to go: nobody new should be sent here. */
  end(): void;
  isEnding(): boolean;
}

interface Watched {
  db: Db;
  clock: Clock;
  dataDir: string;
  /** Bytes that are free where a folder lies. */
  roomIn?: (folder: string) => number;
}

export function createReadiness({ db, clock, dataDir, roomIn = freeBytes }: Watched): Readiness {
  let isEnding = false;
  let last: { at: number; found: Promise<boolean> } | undefined;
  const look = async (): Promise<boolean> => {
    try {
      if (roomIn(dataDir) < LEAST_ROOM) return false;
      return await Promise.race([writeProbe(db, clock.now()).then(() => true), later(PATIENCE)]);
    } catch {
      return false;
    }
  };
  return {
    writes() {
      const at = clock.monotonic();
      if (!last || at - last.at >= LOOK_AGAIN) last = { at, found: look() };
      return last.found;
    },
    end() {
      isEnding = true;
    },
    isEnding: () => isEnding,
  };
}

/** Bytes that this user may still write in the file system of a folder. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref());
}

import { createStore, type StoreApi } from 'zustand';
import { useStore } from 'zustand/react';
import { onExit } from '../../lib/exit.ts';
import { addMonths, type Day, dayAt, firstOf, type Month, monthOf } from './days.ts';
import { findCrypto } from './envelope.ts';
import { createKeeper, type Keeper, type SaveFault } from './keeper.ts';
import { blankDay, type Diary, isSame, type PeriodDay } from './records.ts';
import { NO_SETTINGS, type TrackerSettings } from './settings.ts';
import type { Contents } from './storage.ts';

export interface Tracker {
  /** `starting` until the device was read: pages are rendered without it. */
  phase: 'starting' | 'locked' | 'open';
  today: Day;
  diary: Diary;
  settings: TrackerSettings;
  /** Days as they are on screen but not yet saved. */
  drafts: Diary;
  selected: Day;
  month: Month;
  /** Whether the lock is on. */
  isLocked: boolean;
  fault?: SaveFault | undefined;
  /** The days that the last Save wrote; until the next edit. */
  saved?: number | undefined;
}

interface Actions {
  /** Reads the device, again each time the page is shown. */
  start(): Promise<void>;
  /** A new day may have begun. */
  tick(): void;
  select(day: Day): void;
  showMonth(by: number): void;
  edit(day: Day, change: (record: PeriodDay) => PeriodDay): void;
  discard(day: Day): void;
  discardAll(): void;
  /** Saves every day on screen; true when it is kept. */
  save(): Promise<boolean>;
  /** Changes settings and saves them at once. */
  settle(change: (settings: TrackerSettings) => TrackerSettings): Promise<boolean>;
  /** Adds an imported diary and its settings. */
  merge(change: (contents: Contents) => Contents): Promise<boolean>;
  /** False for a wrong passphrase. */
  unlock(passphrase: string): Promise<boolean>;
  /** Hides everything until the passphrase is given; what is unsaved comes back with it. */
  lock(): void;
  turnOnLock(passphrase: string): Promise<boolean>;
  turnOffLock(): Promise<boolean>;
  /** Sets the locked diary aside and begins a new one. */
  startAnew(): Promise<boolean>;
  erase(): void;
  dismissFault(): void;
}
export type TrackerState = Tracker & Actions;

type Set = StoreApi<TrackerState>['setState'];
type Get = StoreApi<TrackerState>['getState'];

const NOTHING: Diary = new Map();

function createTracker(now: () => Date, keeper: Keeper) {
  return createStore<TrackerState>()((set, get) => {
    const today = dayAt(now());
    return {
      phase: 'starting',
      ...{ today, selected: today, month: monthOf(today) },
      ...{ diary: NOTHING, drafts: NOTHING, settings: NO_SETTINGS, isLocked: false },
      ...looking(set, get, now),
      ...editing(set, get, keeper),
      ...keeping(set, get, keeper),
      ...locking(set, get, keeper),
    };
  });
}

function looking(set: Set, get: Get, now: () => Date): Pick<Actions, 'tick' | 'select' | 'showMonth'> {
  return {
    tick() {
      const today = dayAt(now());
      const { today: before, selected } = get();
      if (today === before) return;
      set({ today, ...(selected === before && { selected: today, month: monthOf(today) }) });
    },
    select: (day) => set({ selected: day, month: monthOf(day) }),
    showMonth: (by) => set(({ month }) => ({ month: monthOf(addMonths(firstOf(month), by)) })),
  };
}

function editing(
  set: Set,
  get: Get,
  keeper: Keeper,
): Pick<Actions, 'edit' | 'discard' | 'discardAll' | 'dismissFault'> {
  return {
    edit(day, change) {
      const { diary, drafts } = get();
      const next = change(recordOf(get(), day));
      const changed = new Map(drafts);
      if (isSame(next, diary.get(day) ?? blankDay(day))) changed.delete(day);
      else changed.set(day, next);
      set({ drafts: changed, saved: undefined });
    },
    discard: (day) => set(({ drafts }) => ({ drafts: without(drafts, [day]), fault: undefined })),
    discardAll() {
      keeper.dropDrafts();
      set({ drafts: NOTHING, fault: undefined });
    },
    dismissFault: () => set({ fault: undefined }),
  };
}

function keeping(
  set: Set,
  get: Get,
  keeper: Keeper,
): Pick<Actions, 'start' | 'save' | 'settle' | 'merge' | 'erase'> {
  /** Changes what is stored now, which another tab may have written since. */
  const commit = (change: (contents: Contents) => Contents, done: () => Partial<Tracker> = () => ({})) =>
    keeper.change(change, (outcome) => {
      if (outcome === 'locked') set({ ...hidden, fault: undefined });
      else if (typeof outcome === 'string') set({ fault: outcome });
      // The lock may have closed while it was saved: then nothing of it comes back on screen.
      else if (get().phase === 'open') set({ ...outcome, fault: undefined, ...done() });
      return typeof outcome !== 'string';
    });
  return {
    start: () =>
      keeper.read((found) => {
        set(found === 'locked' ? hidden : { ...found, phase: 'open', isLocked: keeper.isLocking() });
      }),
    async save() {
      const { selected, drafts } = get();
      const batch = new Map(drafts).set(selected, recordOf(get(), selected));
      const marks = [...batch.values()].some(({ isPeriod }) => isPeriod);
      return commit(
        ({ diary, settings }) => ({
          diary: new Map([...diary, ...batch]),
          settings: marks ? { ...settings, notStarted: false } : settings,
        }),
        () => ({ drafts: unchangedSince(get().drafts, batch), saved: batch.size }),
      );
    },
    settle: (change) => commit(({ diary, settings }) => ({ diary, settings: change(settings) })),
    merge: (change) => commit(change),
    erase() {
      keeper.erase();
      set({ diary: NOTHING, drafts: NOTHING, settings: NO_SETTINGS, isLocked: false, phase: 'open' });
      set({ fault: undefined, saved: undefined });
    },
  };
}

function locking(
  set: Set,
  get: Get,
  keeper: Keeper,
): Pick<Actions, 'unlock' | 'lock' | 'turnOnLock' | 'turnOffLock' | 'startAnew'> {
  const reopen = (isLocked: boolean) => (found: Contents | SaveFault) => {
    if (typeof found === 'string') set({ fault: found });
    else set({ ...found, isLocked, fault: undefined });
    return typeof found !== 'string';
  };
  return {
    async unlock(passphrase) {
      const found = await keeper.unlock(passphrase);
      if (!found) return false;
      const { diary, settings } = found.contents;
      const drafts = new Map([...found.drafts, ...get().drafts]);
      set({ diary, settings, phase: 'open', isLocked: true, drafts: notYetIn(diary, drafts) });
      return true;
    },
    lock() {
      if (!keeper.isLocking()) return;
      keeper.lock(get().drafts);
      set({ ...hidden, drafts: NOTHING });
    },
    turnOnLock: async (passphrase) => reopen(true)(await keeper.turnOn(passphrase)),
    turnOffLock: async () => reopen(false)(await keeper.turnOff()),
    async startAnew() {
      if (!keeper.startAnew()) return false;
      await get().start();
      return true;
    },
  };
}

/** Nothing of the diary stays in memory while it is locked. */
const hidden: Partial<Tracker> = {
  phase: 'locked',
  isLocked: true,
  diary: NOTHING,
  settings: NO_SETTINGS,
  saved: undefined,
};

/** A day as it is on screen: unsaved, saved, or blank. */
function recordOf({ drafts, diary }: Pick<Tracker, 'drafts' | 'diary'>, day: Day): PeriodDay {
  return drafts.get(day) ?? diary.get(day) ?? blankDay(day);
}

function without(diary: Diary, days: Day[]): Diary {
  return new Map([...diary].filter(([day]) => !days.includes(day)));
}

function notYetIn(diary: Diary, drafts: Diary): Diary {
  return new Map([...drafts].filter(([day, record]) => !isSame(record, diary.get(day) ?? blankDay(day))));
}

/** Drafts that were edited while the batch was being saved. */
function unchangedSince(drafts: Diary, batch: Diary): Diary {
  return new Map([...drafts].filter(([day, record]) => batch.get(day) !== record));
}

/** The one tracker of this page load. */
const keeper = createKeeper(findCrypto);
const tracker = createTracker(() => new Date(), keeper);

if (typeof document !== 'undefined') {
  // Exit must not be held up by a question, and leaves nothing on screen to come back to.
  onExit(() => {
    tracker.getState().discardAll();
    tracker.getState().lock();
  });
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}

export function useTracker<T>(select: (state: TrackerState) => T): T {
  return useStore(tracker, select);
}

export function trackerActions(): Actions {
  return tracker.getState();
}

/** Whether closing the page would lose something. */
export function hasUnsaved(): boolean {
  return tracker.getState().drafts.size > 0 || keeper.isHolding();
}

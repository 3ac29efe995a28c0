import { beforeEach, describe, expect, it } from 'vitest';
import { diaryOf } from '../../testing/diary.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { type CryptoSource, findCrypto } from './envelope.ts';
import { createKeeper } from './keeper.ts';
import { type Diary, writtenDiary } from './records.ts';
import { NO_SETTINGS } from './settings.ts';
import { type Contents, readStored, writeContents } from './storage.ts';

const PASSPHRASE = 'mango river quiet chair';
const adding = (diary: Diary) => (contents: Contents) => ({
  ...contents,
  diary: new Map([...contents.diary, ...diary]),
});
const isKept = (outcome: unknown) => typeof outcome !== 'string';

/** Encrypts as always, after something else has happened. */
function cryptoThat(happens: () => void): CryptoSource {
  const { subtle } = globalThis.crypto;
  const meddled = new Proxy(subtle, {
    get(target, name) {
      if (name === 'encrypt') happens();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { subtle: meddled, getRandomValues: (array) => globalThis.crypto.getRandomValues(array) };
}

beforeEach(() => {
  writeContents({ diary: diaryOf('2026-11-01'), settings: NO_SETTINGS });
});

describe('two tabs under the lock', () => {
  it('keep what both save at the same moment', async () => {
    const [one, other] = [createKeeper(findCrypto), createKeeper(findCrypto)];
    await one.turnOn(PASSPHRASE);
    await other.unlock(PASSPHRASE);
    const saves = [
      one.change(adding(diaryOf('2026-11-02')), isKept),
      other.change(adding(diaryOf('2026-11-03')), isKept),
    ];
    expect(await Promise.all(saves)).toEqual([true, true]);
    const found = await createKeeper(findCrypto).unlock(PASSPHRASE);
    expect(found?.contents.diary).toEqual(diaryOf('2026-11-01..03'));
  }, 30_000);

  it('lose nothing when one saves while the other turns the lock on', async () => {
    const other = createKeeper(findCrypto);
    let saves = 0;
    const saveOnce = () => {
      saves += 1;
      if (saves === 1) void other.change(adding(diaryOf('2026-11-02')), isKept);
    };
    await createKeeper(() => cryptoThat(saveOnce)).turnOn(PASSPHRASE);
    expect(saves).toBe(2);
    expect(
      await other.change(
        (contents) => contents,
        (outcome) => outcome === 'locked',
      ),
    ).toBe(true);
    const found = await createKeeper(findCrypto).unlock(PASSPHRASE);
    expect(found?.contents.diary).toEqual(diaryOf('2026-11-01..02'));
  }, 30_000);
});

it('a device that refuses keeps the sealed days as they were', async () => {
  const keeper = createKeeper(findCrypto);
  await keeper.turnOn(PASSPHRASE);
  const before = localStorage.getItem('periodDays');
  fillStorage();
  expect(await keeper.change(adding(diaryOf('2026-11-02')), (outcome) => outcome === 'full')).toBe(true);
  expect(await keeper.turnOff()).toBe('full');
  expect(localStorage.getItem('periodDays')).toBe(before);
}, 30_000);

it('turning the lock off writes the list of the specification again', async () => {
  const keeper = createKeeper(findCrypto);
  await keeper.turnOn(PASSPHRASE);
  expect(readStored().kind).toBe('locked');
  await keeper.turnOff();
  expect(JSON.parse(localStorage.getItem('periodDays') ?? '')).toEqual(writtenDiary(diaryOf('2026-11-01')));
}, 30_000);

import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { HOUR, MINUTE } from '../clock.ts';
import { createMemoryStore } from './limit-store.ts';

describe('the memory store', () => {
  const clock = createTestClock();
  const store = createMemoryStore(clock);
  const add = (key: string, window = MINUTE) => store.add([{ key, window }]);

  it('counts within a window that begins with the first call', async () => {
    expect(await add('a')).toEqual({ counted: [{ count: 1, remaining: MINUTE }] });
    clock.advance(MINUTE - 1);
    expect(await add('a')).toEqual({ counted: [{ count: 2, remaining: 1 }] });
    clock.advance(1);
    expect(await add('a')).toEqual({ counted: [{ count: 1, remaining: MINUTE }] });
  });

  it('takes a call back', async () => {
    await add('b');
    await store.takeBack(['b']);
    expect(await add('b')).toMatchObject({ counted: [{ count: 1 }] });
  });

  it('counts a refused call nowhere', async () => {
    const [wide, narrow] = [
      { key: 'network.c', window: HOUR, most: 5 },
      { key: 'known.c', window: MINUTE, most: 1 },
    ];
    await store.add([wide, narrow]);
    expect(await store.add([wide, narrow])).toEqual({ refusedFor: MINUTE, at: 1 });
    expect(await store.add([wide])).toMatchObject({ counted: [{ count: 2 }] });
  });

  it('lets a full room push out nothing of another', async () => {
    await add('network.one', HOUR);
    for (let key = 0; key < 120_000; key += 1) await add(`claimed.${key}`, HOUR);
    expect(await add('network.one', HOUR)).toMatchObject({ counted: [{ count: 2 }] });
  });

  it('gives no room to what an exhausted network invents', async () => {
    const network = { key: 'network.two', window: HOUR, most: 10 };
    const invent = (name: string) => store.add([network, { key: `claimed.${name}`, window: HOUR, most: 1 }]);
    await invent('the first');
    for (let sent = 0; sent < 60_000; sent += 1) await invent(`script ${sent}`);
    clock.advance(HOUR / 2);
    expect(await store.add([{ key: 'claimed.the first', window: HOUR, most: 1 }])).toEqual({
      refusedFor: HOUR / 2,
      at: 0,
    });
  });

  it('keeps its size when keys never repeat', async () => {
    await add('first', HOUR);
    for (let key = 0; key < 120_000; key += 1) await add(`key ${key}`, HOUR);
    expect(await add('first', HOUR)).toMatchObject({ counted: [{ count: 1 }] });
  });
});

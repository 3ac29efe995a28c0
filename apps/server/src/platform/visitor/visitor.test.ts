import { describe, expect, it } from 'vitest';
import { createTestDatabase, describeDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { DAY, dayOf, HOUR } from '../clock.ts';
import { systemRandomness } from '../randomness.ts';
import { createDailyKey } from './daily-key.ts';
import { createVisitors, networksOf } from './visitor.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networksOf(address)[0]).toBe(network);
  });

  it('lies in two wider ones where it is of IPv6, and in none else', () => {
    expect(networksOf('2001:0db8:1:a2b3::9')).toEqual([
      '2001:db8:1:a2b3',
      '2001:db8:1:a200/56',
      '2001:db8:1/48',
    ]);
    expect(networksOf('2001:db8::1')).toEqual(['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']);
    expect(networksOf('192.0.2.7')).toHaveLength(1);
  });
});

it('knows nobody who has hung up, and does nothing for them', async () => {
  const key = Buffer.alloc(32, 1);
  const visitors = createVisitors({
    sessionKey: key,
    dailyKey: async () => key,
    randomness: systemRandomness,
  });
  const request = { ip: undefined, headers: {}, body: {} } as never;
  await expect(visitors.identify(request, undefined)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
});

describeDatabases('the key of the day', (kind) => {
  it('is shared by the processes of a day and overwritten on the next', async () => {
    const store = await createTestDatabase(kind);
    const clock = createTestClock();
    const [one, other] = [0, 1].map(() => createDailyKey(store.database, clock, systemRandomness));
    const first = await one?.();
    expect(await other?.()).toEqual(first);
    clock.advance(HOUR);
    expect(await one?.()).toEqual(first);
    clock.advance(DAY);
    const second = await one?.();
    expect(second).not.toEqual(first);
    expect(await other?.()).toEqual(second);
    const rows = await store.database.db.selectFrom('daily_keys').select('key').execute();
    expect(rows).toEqual([{ key: second?.toString('base64url') }]);
    await store.remove();
  });

  it('is overwritten by the clock although nobody calls, and is gone when the only process stops', async () => {
    const test = await createTestApp(kind);
    const keys = () => test.store.database.db.selectFrom('daily_keys').select(['day', 'key']).execute();
    const key = createDailyKey(test.store.database, test.clock, systemRandomness);
    await key.renew();
    const [before] = await keys();
    test.clock.advance(DAY);
    await key.renew();
    const [after] = await keys();
    expect(after?.day).toBe(dayOf(test.clock.now()));
    expect(after?.key).not.toBe(before?.key);
    await test.app.close();
    expect(await keys()).toHaveLength(kind === 'SQLite' ? 0 : 1);
    await test.store.remove();
  });
});

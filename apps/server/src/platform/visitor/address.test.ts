import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { plainAddress, trustedProxies } from './address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5555', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:5555', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['nothing like it', 'nothing like it'],
])('%s is the address %s', (told, address) => {
  expect(plainAddress(told)).toBe(address);
});

it('trusts the proxies that are listed, with a port or without, and nobody else', () => {
  const trusts = trustedProxies(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1']);
  for (const proxy of [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.9.8.7:80',
    '2001:db8:5::1',
    '[2001:db8::2]:9',
    '::1',
  ])
    expect([proxy, trusts(proxy)]).toEqual([proxy, true]);
  for (const other of ['127.0.0.2', '11.0.0.1', '2001:db9::1', '::2', 'unknown', '', undefined])
    expect([other, trusts(other)]).toEqual([other, false]);
});

it.each([
  ['41.92.1.1:5555', '41.92.1.2:5555'],
  ['[2001:db8:1:2::1]:5555, 10.0.0.2:443', '[2001:db8:1:3::1]:5555, 10.0.0.2:443'],
])('counts visitors apart who come through a proxy that tells ports: %s and %s', async (one, other) => {
  const test = await createTestApp('SQLite', { environment: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' } });
  const session = (address: string) =>
    test.call('POST', '/auth/anonymous-session', { headers: { 'x-forwarded-for': address } });
  for (let asked = 1; asked <= 600; asked += 1) expect((await session(one)).status).toBe(201);
  expect((await session(one.replace(/5555/, '6666'))).status).toBe(429);
  expect((await session(other)).status).toBe(201);
  await test.close();
});

import { expect, it } from 'vitest';
import { parseEnvelope } from './envelope.ts';
import { createVault, vaultOf } from './vault.ts';

const { crypto } = globalThis;

it('opens with the same passphrase, however its letters were typed, and with no other', async () => {
  const sealed = await (await createVault(crypto, 'un café très calme')).seal('secret ☂');
  const typed = await vaultOf(crypto, ' un cafe\u0301 tre\u0300s calme ', sealed);
  expect(await typed.open(sealed)).toBe('secret ☂');
  const other = await vaultOf(crypto, 'un cafe tres calme', sealed);
  expect(await other.open(sealed)).toBeUndefined();
});

it('draws its key in 600,000 rounds, and seals the same text differently each time', async () => {
  const vault = await createVault(crypto, 'passphrase');
  const [one, two] = await Promise.all([vault.seal('same'), vault.seal('same')]);
  expect(one.iterations).toBeGreaterThanOrEqual(600_000);
  expect(one.iv).not.toBe(two.iv);
  expect(one.data).not.toBe(two.data);
  expect(JSON.stringify(one)).not.toContain('same');
});

it('notices a changed byte', async () => {
  const vault = await createVault(crypto, 'passphrase');
  const sealed = await vault.seal('a long enough text');
  const changed = sealed.data[0] === 'A' ? `B${sealed.data.slice(1)}` : `A${sealed.data.slice(1)}`;
  expect(await vault.open({ ...sealed, data: changed })).toBeUndefined();
});

it('takes ten years of notes', async () => {
  const vault = await createVault(crypto, 'passphrase');
  const text = 'ä'.repeat(700_000);
  expect(await vault.open(await vault.seal(text))).toBe(text);
});

it('is read as it was written, and nothing else is', async () => {
  const sealed = await (await createVault(crypto, 'passphrase')).seal('x');
  expect(parseEnvelope(JSON.parse(JSON.stringify(sealed)))).toEqual(sealed);
  const wrong = [
    { locked: 2 },
    { iterations: 10 },
    { iterations: 1e12 },
    { iterations: '600000' },
    { salt: 'AAAA' },
    { iv: '' },
    { data: '<script>' },
    { data: undefined },
  ];
  for (const part of wrong) expect(parseEnvelope({ ...sealed, ...part })).toBeUndefined();
  for (const value of [null, 1, 'x', []]) expect(parseEnvelope(value)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';

const value = {
  text: 'mimba, grossesse, l’été',
  nested: [{ letters: Uint8Array.of(1, 2, 3), none: [] }, 4],
  weights: Float32Array.of(0.5, -1),
  starts: Uint32Array.of(7, 70_000),
  owners: Uint16Array.of(9, 65_535),
  empty: new Int16Array(),
};

test('gives back what was packed', () => {
  expect(unpack(pack(value))).toEqual(value);
});

test('opens inside a larger buffer without copying', () => {
  const bytes = pack(value);
  const file = new Uint8Array(bytes.length + 64);
  file.set(bytes, 64);
  const opened = unpack(file.subarray(64));
  expect(opened).toEqual(value);
  expect(opened).toHaveProperty('weights.buffer', file.buffer);
});

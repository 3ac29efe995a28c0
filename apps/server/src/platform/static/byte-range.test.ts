import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-5', { first: 95, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
  ])('reads %s of a hundred', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=-0'])('finds nothing at %s', (header) => {
    expect(byteRange(header, 100)).toBe('none');
  });

  it.each([undefined, 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=1-2'])(
    'leaves the file whole for %s',
    (header) => {
      expect(byteRange(header, 100)).toBeUndefined();
    },
  );
});

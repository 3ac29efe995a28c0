import { expect, it } from 'vitest';
import { markOldLines } from './old-lines.ts';

it.each([
  ['2026-05-30', false],
  ['2026-05-31', true],
  ['2027-01-01', true],
])('on %s it is said of a line of 2 December 2025 that nobody has confirmed it: %s', (today, isSaid) => {
  const place = document.createElement('div');
  place.innerHTML = '<strong data-confirmed="2025-12-02">Not confirmed</strong>';
  markOldLines(place, today);
  expect(place.querySelector('strong')?.hidden).toBe(!isSaid);
});

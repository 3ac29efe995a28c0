import { afterEach, beforeEach, expect, it } from 'vitest';
import { showCountryLines } from './country-lines.ts';
import { remove, write } from './storage.ts';

beforeEach(() => {
  document.body.innerHTML = '<p data-country-line="KE">Kenya</p><p data-country-line="UG">Uganda</p>';
});
afterEach(() => remove('country'));

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter(({ hidden }) => !hidden)
    .map((line) => line.textContent);

it('shows the lines of the chosen country alone', () => {
  write('country', 'UG');
  showCountryLines();
  expect(shown()).toEqual(['Uganda']);
  write('country', 'KE');
  showCountryLines();
  expect(shown()).toEqual(['Kenya']);
});

it('shows none while no country is chosen', () => {
  showCountryLines();
  expect(shown()).toEqual([]);
});

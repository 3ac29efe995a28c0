import { directories, rules } from 'virtual:salama-safety';
import { COUNTRIES } from '@salama/contract/country.ts';
import { expect, it } from 'vitest';

it('carries every rule and the lines of every country', () => {
  expect(directories.map(({ country }) => country).sort()).toEqual([...COUNTRIES, 'world'].sort());
  expect(rules.rules.length).toBeGreaterThan(0);
});

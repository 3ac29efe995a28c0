import type { CardContact } from '@salama/content/directory-types.ts';
import { afterEach, expect, it } from 'vitest';
import { correctedHere } from './corrected-lines.ts';

const inThree = { en: 'A line', sw: 'Namba', fr: 'Ligne' };
const line = (id: string, number: string, kind: CardContact['kind'] = 'gbv'): CardContact => ({
  ...{ id, kind, answeredBy: 'counsellors', number, href: `tel:${number}`, name: inThree },
  confirmed: '2026-11-20',
});
const directories = [
  { country: 'KE' as const, contacts: [line('ke-gbv', '1195'), line('ke-hiv', '1190', 'hiv')] },
  { country: 'TZ' as const, contacts: [line('tz-gbv', '116')] },
];
const numbers = () => correctedHere(directories).map(({ contacts }) => contacts.map(({ number }) => number));

afterEach(() => delete document.documentElement.dataset['corrected']);

it('leaves the lines of the build where the page tells of no correction', () => {
  expect(numbers()).toEqual([['1195', '1190'], ['116']]);
});

it('changes, adds and withdraws what the page tells of, in its country alone', () => {
  const corrected = [
    { country: 'KE', line: 'ke-gbv', contact: line('ke-gbv', '0800') },
    { country: 'KE', line: 'ke-gbv-2', contact: line('ke-gbv-2', '1196') },
    { country: 'TZ', line: 'tz-gbv' },
  ];
  document.documentElement.dataset['corrected'] = JSON.stringify(corrected);
  expect(numbers()).toEqual([['0800', '1196', '1190'], []]);
});

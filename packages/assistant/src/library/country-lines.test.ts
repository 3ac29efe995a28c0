import { expect, it } from 'vitest';
import { countryLinesOf } from './country-lines.ts';

const text = { en: 'In Uganda 12 weeks.', sw: 'Nchini Uganda wiki 12.', fr: 'En Ouganda 12 semaines.' };
const source = { organisation: 'Ministry of Health', title: 'Guidelines', url: 'https://example.org' };
const lines = [
  { section: 'injection#next', country: 'UG' as const, text, source },
  { section: 'injection#next', country: 'KE' as const, text, source },
  { section: 'implant#lasts', country: 'UG' as const, text, source },
];
const shown = ['next', 'late'].map((section) => ({
  heading: 'Next?',
  slug: 'injection',
  title: 'Injection',
  section,
}));

it('gives the lines of the chosen country for the section that answers', () => {
  expect(countryLinesOf(lines, shown, { named: [], chosen: 'UG' })).toEqual([lines[0]]);
});

it('gives those of a country that the question names instead', () => {
  expect(countryLinesOf(lines, shown, { named: ['KE'], chosen: 'UG' })).toEqual([lines[1]]);
});

it('gives none where no country is known, or nothing was shown', () => {
  expect(countryLinesOf(lines, shown, { named: [], chosen: undefined })).toEqual([]);
  expect(countryLinesOf(lines, [], { named: [], chosen: 'UG' })).toEqual([]);
});

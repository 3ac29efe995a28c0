import { parseDirectory, readDirectories } from '@salama/content/read-directory.ts';
import { expect, test } from 'vitest';
import { keepKnownNumbers } from './known-numbers.ts';

const directories = readDirectories(new URL('../../../../content/countries', import.meta.url).pathname);
const keep = (markdown: string) => keepKnownNumbers(markdown, directories);

test.each([
  'Call 112, or the child helpline [116](tel:116).',
  'Piga 1195 au 116 sasa.',
  'Appelle le 15 ou le 3919, ou le 0 800 08 11 11.',
  'Call +254 722 178 177 or 0722 178 177.',
  'PEP works within 72 hours, emergency contraception within 120 hours.',
  'Call within 72 hours. It works in 99 % of 1000 women; take 200 mg with water.',
  'Between 12 and 36 weeks, in 2019-2024, on 2026-11-20, 1 000 000 people.',
  'See [WHO](https://www.who.int/publications/i/item/9789241550147).',
])('keeps %s', (markdown) => {
  expect(keep(markdown)).toBe(markdown);
});

test.each([
  ['Call 0712 345 678 today.', '345'],
  ['Call the clinic on 4455 or 112.', '4455'],
  ['Ring [our nurse](tel:+254799999999).', '254799999999'],
  ['Piga namba 0800 123 456 bure.', '123'],
  ['Appelle le 99 ou le 112.', '99'],
  ['The hotline is **1555**.', '1555'],
  ['WhatsApp +255-754-000-111', '754'],
])('takes the unknown number out of %s', (markdown, number) => {
  expect(keep(markdown)).not.toContain(number);
});

test('keeps the known number beside the invented one', () => {
  expect(keep('Call 4455 or 112.')).toBe('Call or 112.');
});

test('keeps a known number that is written in pieces, and no half of it', () => {
  const line = `\n  - { id: bf-gbv, kind: gbv, answeredBy: police, name: { en: A, sw: B, fr: C }, number: "80 333", href: "tel:80333", languages: [fr], sources: [{ name: D, url: "https://example.org", read: "2026-11-22" }] }`;
  const police = line.replace('bf-gbv', 'bf-police').replace('kind: gbv', 'kind: police');
  const other = police.replaceAll('80 333', '17').replace('80333', '17');
  const own = [parseDirectory('BF', `contacts:${line}${other}\ngaps: []`)];
  expect(keepKnownNumbers('Call 80 333 now, or 17.', own)).toBe('Call 80 333 now, or 17.');
  expect(keepKnownNumbers('Call 333 now.', own)).toBe('Call now.');
});

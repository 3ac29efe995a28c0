import { expect, it } from 'vitest';
import { isSame, unmatched } from './parity.ts';
import { readFigures } from './read-figures.ts';
import { readReading } from './reading.ts';

const readings = {
  en: readReading('content', 'en'),
  sw: readReading('content', 'sw'),
  fr: readReading('content', 'fr'),
};
const phones = new Set(['116']);
const HOUR = 60;
const DAY = 24 * HOUR;

function figures(language: keyof typeof readings, text: string): string[] {
  return readFigures(text, readings[language], phones).map(
    ({ dimension, value }) => `${dimension} ${Number(value.toPrecision(4))}`,
  );
}

it.each([
  ['en', 'within **3 days (72 hours)**', [`minutes ${3 * DAY}`, `minutes ${72 * HOUR}`]],
  ['sw', 'ndani ya siku 3 (saa 72)', [`minutes ${3 * DAY}`, `minutes ${72 * HOUR}`]],
  ['fr', 'dans les 3 jours (72 heures)', [`minutes ${3 * DAY}`, `minutes ${72 * HOUR}`]],
] as const)('reads a clock in %s', (language, text, read) => {
  expect(figures(language, text)).toEqual(read);
});

it.each([
  ['en', 'two or three weeks', [14, 21]],
  ['sw', 'wiki mbili au tatu', [14, 21]],
  ['fr', 'deux ou trois semaines', [14, 21]],
  ['en', 'a 28-day cycle', [28]],
  ['en', 'on days 4 and 5', [4, 5]],
  ['sw', 'siku ya 4 na ya 5', [4]],
  ['fr', 'les 3 premiers jours', [3]],
  ['fr', 'le 3e jour', [3]],
] as const)('gives each number of "%s: %s" its unit', (language, text, days) => {
  expect(figures(language, text)).toEqual(expect.arrayContaining(days.map((day) => `minutes ${day * DAY}`)));
});

it.each([
  ['en', 'about 3 in 100', 0.03],
  ['en', 'fewer than 1 woman in 100', 0.01],
  ['en', 'one in ten', 0.1],
  ['en', '85 %', 0.85],
  ['en', 'half of them', 0.5],
  ['en', 'two thirds', 0.666],
  ['sw', 'wanawake 3 kati ya 100', 0.03],
  ['sw', 'asilimia 85', 0.85],
  ['sw', 'nusu ya wanawake', 0.5],
  ['fr', '3 femmes sur 100', 0.03],
  ['fr', "moins d'une femme sur 100", 0.01],
  ['fr', 'la moitié des femmes', 0.5],
] as const)('reads the share of "%s: %s"', (language, text, share) => {
  expect(figures(language, text)).toEqual([`share ${share}`]);
});

it('reads thousands and decimals as each language writes them', () => {
  expect(figures('en', '100,000 births and 0.5 ml')).toEqual(['plain 100000', 'litre 0.0005']);
  expect(figures('fr', '100 000 naissances et 0,5 ml')).toEqual(['plain 100000', 'litre 0.0005']);
});

it('takes names, marks of lists, addresses, telephones and people in a story for no figures', () => {
  const text =
    '1. Take P2 or a PF3 form.\n2. Tell two friends, see [this](/learn/x-24) or ring **116**, takeitdown.ncmec.org';
  expect(figures('en', text)).toEqual([]);
});

it('takes "8 times in 24 hours" for no share', () => {
  expect(figures('en', '8 to 12 times in 24 hours')).toEqual(['times 8', 'times 12', `minutes ${DAY}`]);
});

it('finds two texts alike that say the same in other units, and tells them apart after a small change', () => {
  const read = (language: keyof typeof readings, text: string) =>
    readFigures(text, readings[language], phones);
  const here = read('en', '3 days, under 18, a week');
  expect(unmatched(here, read('sw', 'saa 72, chini ya miaka 18, wiki moja'))).toEqual({
    here: [],
    there: [],
  });
  expect(unmatched(here, read('sw', 'saa 720, chini ya miaka 18')).here).toMatchObject([{ text: '3' }]);
});

it('takes a third for 33 %, and 2019 for no 2020', () => {
  const [third] = readFigures('one third', readings.en, phones);
  const [percent] = readFigures('33.4 %', readings.en, phones);
  const years = readFigures('2019 or 2020', readings.en, phones);
  expect(third && percent && isSame(third, percent)).toBe(true);
  expect(years[0] && years[1] && isSame(years[0], years[1])).toBe(false);
});

import { readModeration } from '@salama/content/read-moderation.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPhoneFinder } from './phone.ts';
import { plainText } from './plain-text.ts';

const { contact, helplines, phones } = readModeration(
  new URL('../../../../content', import.meta.url).pathname,
);
const find = createPhoneFinder(contact, helplines, phones);
const holdsPhone = (...fields: string[]) => find(plainText(fields));

/** Country code, first digits of its mobile numbers after the zero, digits that follow. */
const COUNTRIES: [string, string[], number][] = [
  ['254', ['71', '72', '79', '11'], 7],
  ['255', ['62', '75', '78'], 7],
  ['256', ['70', '77', '39'], 7],
  ['250', ['78', '72', '73'], 7],
  ['243', ['81', '89', '99'], 7],
  ['33', ['61', '65', '75'], 7],
  ['221', ['77', '76', '70'], 7],
  ['237', ['67', '69'], 7],
];
const SEPARATORS = ['', ' ', '-', '.', '_', '/', ' - ', '  ', '*', ') '];
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const number = fc.constantFrom(...COUNTRIES).chain(([code, starts, rest]) =>
  fc.record({
    code: fc.constant(code),
    local: fc.tuple(fc.constantFrom(...starts), digits(rest)).map((parts) => parts.join('')),
  }),
);
const grouped = (text: string, separator: string) => text.match(/.{1,3}/g)?.join(separator) ?? text;

test.each([
  'Ivory Coast: 07 08 09 10 11',
  '+225 0708091011',
  'Burkina: 70 12 34 56',
  'nipigie 226 76 45 23 81',
  'Mali: 66 75 43 21',
  '00223 76 54 32 10',
])('finds a number of the west in "%s"', (text) => {
  expect(holdsPhone(text)).toBe(true);
});

test.each(['28 30 27 31', 'aged 12 14 15 17', '60, 62, 65, 70 kg', 'my cycles: 28 29 30 31'])(
  'takes "%s" for no number',
  (text) => {
    expect(holdsPhone(text)).toBe(false);
  },
);

describe('a telephone number of nine digits at home', () => {
  test.each(['Call me ', 'ni ', 'mon numéro ', ''])('is found after "%s" in any grouping', (before) => {
    fc.assert(
      fc.property(number, fc.constantFrom(...SEPARATORS), ({ code, local }, separator) => {
        expect(holdsPhone(`${before}0${grouped(local, separator)}`)).toBe(true);
        expect(holdsPhone(`${before}+${code}${separator}${grouped(local, separator)} asante`)).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('is found when it is cut over two fields', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 3, max: 7 }), ({ local }, at) => {
        const whole = `0${local}`;
        expect(holdsPhone(`help me ${whole.slice(0, at)}`, `${whole.slice(at)} please`)).toBe(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('is found in the digits of any script', () => {
    for (const zero of ['٠', '۰', '०', '০', '０', '𝟎', '𝟢']) {
      const digitsOfScript = Array.from('0712345678', (digit) =>
        String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
      ).join('');
      expect(holdsPhone(digitsOfScript)).toBe(true);
    }
  });

  test.each([
    'call zerosevenonetwothreefourfivesixseveneight',
    'nipigie sifurisabamojambilitatunnetanositasabanane',
    'appelle zerosixquatrevingtdixcinqdeuxtroisquatrehuit',
    'ring 〇七一二三四五六七八',
    'o7iz34s67b',
    'write 07I2E45G78',
  ])('is found where nothing but number words written together tells it: %s', (text) => {
    expect(holdsPhone(text)).toBe(true);
  });

  test.each(['79 34 56 78', '+257 61 22 33 44', '25761223344'])('is found in Burundi: %s', (text) => {
    expect(holdsPhone(text)).toBe(true);
  });
});

describe('a number that is no telephone', () => {
  test('may be a date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }),
        (date) => {
          const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
          for (const separator of ['-', '/', '.']) {
            expect(holdsPhone(`on ${[year, month, day].join(separator)} I bled`)).toBe(false);
            expect(holdsPhone(`le ${[day, month, year].join(separator)}, puis rien`)).toBe(false);
          }
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });

  test.each([
    '112, 116, 999, 1195 or 3919',
    'my cycles were 28, 30, 27, 31, 29 and 28 days',
    'ages 9, 10, 11, 12, 13, 14',
    '1,500,000 TZS',
    '2000000 shillings',
    '15 000 000 FC',
    'ksh 2500000',
    'from 2019 to 2025, 2026',
    '2026-05-12 to 2026-05-16',
    'viral load 1250000',
    'hcg 25000, then 48000',
    'at 8:30, 12:30 and 20:45',
    '1500 mg 3 times for 10 days',
    'le 0 800 08 11 11 est gratuit',
    'twentyone girls and fortytwo boys',
    'siku ishirinamoja',
  ])('may be %s', (text) => {
    expect(holdsPhone(text)).toBe(false);
  });
});

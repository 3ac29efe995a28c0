import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCountry } from '@salama/contract/country.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCountries } from './read-countries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, order: number, change = (text: string) => text): void {
  const code = name.toUpperCase();
  const text = `code: ${code}\nname: { en: A, sw: B, fr: C }\norder: ${order}\nlanguages: [fr]\ncurrency: XOF\nplaces: [dakar]\nphone: { code: "221", line: "7" }\n`;
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'country.yaml'), change(text));
}

it('gives the countries in the order that they name, whatever their folders are called', () => {
  write('ci', 2);
  write('sn', 1);
  mkdirSync(join(folder, 'draft'));
  expect(readCountries(folder).map(({ code }) => code)).toEqual(['SN', 'CI']);
});

it.each([
  ['a code that is not its folder’s', 'code: SN', 'code: CI', /belongs into the folder ci/],
  ['a code that is none', 'code: SN', 'code: Senegal', /country\.yaml:1: code: must be two capital letters/],
  ['a name that lacks a language', 'sw: B, ', '', /country\.yaml:2: name\.sw/],
  ['no town', 'places: [dakar]', 'places: []', /country\.yaml:6: places: give at least one word/],
])('refuses %s', (_, from, to, fault) => {
  write('sn', 1, (text) => text.replace(from, to));
  expect(() => readCountries(folder)).toThrow(fault);
});

it('takes the seven countries of the beginning and no code in small letters', () => {
  const codes = readCountries(new URL('../../../content/countries', import.meta.url).pathname).map(
    ({ code }) => code,
  );
  expect(codes.slice(0, 7)).toEqual(['KE', 'TZ', 'UG', 'RW', 'BI', 'CD', 'FR']);
  expect(isCountry('ke')).toBe(false);
});

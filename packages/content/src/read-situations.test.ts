import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSituations } from './read-situations.ts';

function readOne(sections: string, signs = 'broke: condom broke\n') {
  const folder = mkdtempSync(join(tmpdir(), 'salama-situations-'));
  const place = join(folder, 'condom-broke');
  mkdirSync(place);
  writeFileSync(join(folder, 'order.txt'), 'condom-broke\n');
  const first = "first: { en: Act today., sw: Fanya leo., fr: Agis aujourd'hui. }";
  writeFileSync(join(place, 'situation.yaml'), `sections: [${sections}]\n${first}\n`);
  writeFileSync(join(place, 'signs.en.txt'), signs);
  return readSituations(folder);
}

test('reads what happened, what to do now and where to read on', () => {
  expect(readOne('if-it-breaks#broke')).toEqual([
    {
      id: 'condom-broke',
      signs: ['condom broke'],
      unless: [],
      sections: ['if-it-breaks#broke'],
      first: { en: 'Act today.', sw: 'Fanya leo.', fr: "Agis aujourd'hui." },
    },
  ]);
});

test('names the line of a section that is no address', () => {
  expect(() => readOne('condoms')).toThrow(/condom-broke\/situation\.yaml:1: .*slug#section/);
});

test('refuses a situation that nothing can show', () => {
  expect(() => readOne('if-it-breaks#broke', '')).toThrow(/Situation condom-broke needs a sign/);
});

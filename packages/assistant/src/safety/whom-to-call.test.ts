import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readReplies } from '@salama/content/read-replies.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Country } from '@salama/contract/country.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { expect, it, test } from 'vitest';
import { fillCalls } from './whom-to-call.ts';

const content = (folder: string) => new URL(`../../../../content/${folder}`, import.meta.url).pathname;
const directories = readDirectories(content('countries'));
const countries = readCountries(content('countries')).map(({ code }) => code);
const { texts } = readSafety(content('danger')).words;
const { replies } = readReplies(content(''));

function fill(text: string, language: Language, country?: Country) {
  return fillCalls(text, { language, country, directories, texts });
}

test.each([
  ['call-medical', 'FR', 'call 15 (ambulance) or go to the nearest hospital now'],
  [
    'call-medical',
    'BI',
    'go to the nearest hospital and have someone take you, or call 113 (fire and civil protection)',
  ],
  [
    'call-medical',
    undefined,
    'call 112 (in most countries, often the police) or go to the nearest hospital now',
  ],
  ['call-danger', 'KE', 'call 1195 (helpline against violence) or 112 (police)'],
  ['call-danger', undefined, 'call 112 (in most countries, often the police)'],
  ['call-child', 'CD', 'call 178 (child helpline) or 0900 003 921 (police)'],
  ['call-child', 'BI', 'call 116 (child helpline)'],
  ['call-crisis', 'UG', 'call 0800 21 21 21 (crisis line)'],
  [
    'call-crisis',
    'CD',
    'go to the nearest hospital and have someone take you, or call 0900 003 921 (police)',
  ],
] as const)('{%s} in %s: %s', (place, country, words) => {
  expect(fill(`Now {${place}}.`, 'en', country)).toBe(`Now ${words}.`);
});

it('leaves no place open in any reply, and names nowhere in Burundi the number that nobody answers', () => {
  for (const { id, reply } of replies)
    for (const language of LANGUAGES)
      for (const country of [undefined, ...countries]) {
        const said = fill(reply[language], language, country);
        expect(said, id).not.toContain('{call');
        if (country === 'BI') expect(said, id).not.toMatch(/\b112\b/);
      }
});

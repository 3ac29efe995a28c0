import { readCountries } from '@salama/content/read-countries.ts';
import { parseDirectory, readDirectories } from '@salama/content/read-directory.ts';
import { readHelpWords } from '@salama/content/read-help-words.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Country } from '@salama/contract/country.ts';
import { HELP_USES, markHelp } from '@salama/contract/help-words.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { fillHelp, helpLine } from './help-places.ts';
import { keepKnownNumbers } from './known-numbers.ts';

const content = (folder: string) => new URL(`../../../../content/${folder}`, import.meta.url).pathname;
const { texts } = readSafety(content('danger')).words;
const help = readHelpWords(content('library'));

function line(kind: string, answeredBy: string, number: string, scheme = 'tel'): string {
  return `
  - id: ke-${kind}-n${number.replace(/ /g, '')}
    kind: ${kind}
    answeredBy: ${answeredBy}
    name: { en: A, sw: B, fr: C }
    number: "${number}"
    href: "${scheme}:${number.replace(/ /g, '')}"
    languages: [en]
    sources: [{ name: D, url: "https://example.org", read: "2026-11-22" }]`;
}

/** Two countries made up for this: one with a line for each help, one with the police and a line for messages alone. */
const directories = [
  parseDirectory(
    'KE',
    `contacts:${line('emergency', 'police', '112')}${line('ambulance', 'medical', '15')}${line('mental', 'counsellors', '0800 21')}${line('child', 'counsellors', '116')}\ngaps: []`,
  ),
  parseDirectory(
    'TZ',
    `contacts:${line('emergency', 'police', '112')}${line('srh', 'advice', '199')}${line('mental', 'counsellors', '114', 'sms')}\ngaps: []`,
  ),
];

function said(text: string, country: Country | undefined, language: Language = 'en'): string {
  return fillHelp(markHelp(text, language, help), help, { language, country, directories, texts });
}

describe('a place in an article', () => {
  it('names the line that helps, as a link, and who picks up', () => {
    expect(said('Bleeding: {medical-help}.', 'KE')).toBe(
      'Bleeding: call [15](tel:15) (ambulance) or go to the nearest hospital now.',
    );
    expect(said('{Police-help}.', 'KE')).toBe('Call [112](tel:112) (police) or get to people you trust.');
    expect(said('{crisis-help}', 'KE', 'fr')).toBe(
      "appelle le [0800 21](tel:080021) (ligne d'écoute) ou va à l'hôpital le plus proche",
    );
    expect(said('{Child-help}', 'KE', 'sw')).toMatch(
      /^Piga \[116\]\(tel:116\) \(simu ya msaada kwa watoto\)/,
    );
  });

  it('names no number where the country has none that helps, or there is no country', () => {
    for (const country of ['TZ', 'ML', undefined] as const) {
      expect(said('{Medical-help}.', country)).toBe('Go to the nearest hospital now.');
      expect(said('{crisis-help}', country)).toBe('go to the nearest hospital with someone you trust');
    }
    expect(said('{police-help}', 'ML')).toBe('get to people you trust or to the nearest police post');
  });

  it('never sends to a wrong door in any country of the directory', () => {
    const real = readDirectories(content('countries'));
    for (const { code: country } of readCountries(content('countries'))) {
      for (const language of LANGUAGES) {
        const request = { language, directories: real, texts };
        const contacts = real.find((one) => one.country === country)?.contacts ?? [];
        const pickUp = (use: (typeof HELP_USES)[number]) => {
          const found = helpLine(use, country, request);
          return found && contacts.filter(({ href }) => href === found.href).map((one) => one.answeredBy);
        };
        expect(pickUp('medical') ?? ['medical']).toSatisfy((by: string[]) =>
          by.some((one) => one === 'medical' || one === 'any'),
        );
        expect(pickUp('police') ?? ['police']).toSatisfy((by: string[]) =>
          by.some((one) => one === 'police' || one === 'any'),
        );
        for (const use of ['crisis', 'child'] as const) expect(pickUp(use) ?? []).not.toEqual(['advice']);
        const text = HELP_USES.map((use) => `{${use}-help}`).join('\n');
        const filled = fillHelp(markHelp(text, language, help), help, { ...request, country });
        expect(keepKnownNumbers(filled, real)).toBe(filled);
        expect(filled).not.toMatch(/help:|[{}]/);
      }
    }
  });
});

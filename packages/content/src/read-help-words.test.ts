import { HELP_USES, markHelp, withoutHelpLinks } from '@salama/contract/help-words.ts';
import { expect, it } from 'vitest';
import { readHelpWords } from './read-help-words.ts';

const help = readHelpWords(new URL('../../../content/library', import.meta.url).pathname);

it('puts the words that hold anywhere into a text, and keeps what help is meant', () => {
  expect(markHelp('Fever: {medical-help}. {Child-help}.', 'en', help)).toBe(
    'Fever: [go to the nearest hospital now](help:medical). [Tell an adult you trust](help:child).',
  );
  expect(withoutHelpLinks(markHelp('{Medical-help}.', 'sw', help))).toBe(
    'Nenda sasa hivi hospitali iliyo karibu.',
  );
});

it('leaves a place that it does not know: the check names it', () => {
  expect(markHelp('{fire-help}', 'en', help)).toBe('{fire-help}');
  expect(markHelp('{medical-help}', 'en', undefined)).toBe('{medical-help}');
});

it('names no number where nobody knows the country, in any language', () => {
  for (const use of HELP_USES)
    for (const said of Object.values(help?.[use].without ?? {})) expect(said).not.toMatch(/\d/);
});

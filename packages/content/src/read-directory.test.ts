import { COUNTRIES } from '@salama/contract/country.ts';
import { expect, test } from 'vitest';
import { parseDirectory, readDirectories } from './read-directory.ts';

const contact = `
  - id: ke-emergency
    kind: emergency
    answeredBy: police
    name: { en: Emergency, sw: Dharura, fr: Urgence }
    number: "112"
    href: "tel:112"
    languages: [en]
    sources: [{ name: Police, url: "https://example.org" }]
    checked: "2026-11-20"
`;

test('reads a country with its contacts and gaps', () => {
  const directory = parseDirectory(`country: KE\ncontacts:${contact}gaps: [hiv]`);
  expect(directory.contacts[0]?.name.sw).toBe('Dharura');
  expect(directory.gaps).toEqual(['hiv']);
});

test('names the file and the faulty field', () => {
  const text = `country: KE\ncontacts:${contact.replace('tel:112', 'call me')}gaps: []`;
  expect(() => parseDirectory(text, 'ke.yaml')).toThrow(
    /ke\.yaml:8: contacts\.0\.href: must be tel: or sms:/,
  );
});

test('refuses a link that dials other digits than it shows', () => {
  const text = `country: KE\ncontacts:${contact.replace('tel:112', 'tel:113')}gaps: []`;
  expect(() => parseDirectory(text)).toThrow(/same digits/);
});

test('knows a line that takes text messages alone', () => {
  const text = `country: FR\ncontacts:${contact.replace('tel:112', 'sms:112')}gaps: []`;
  expect(parseDirectory(text).contacts[0]?.href).toBe('sms:112');
});

test('refuses a contact that does not say who answers', () => {
  const text = `country: KE\ncontacts:${contact.replace('    answeredBy: police\n', '')}gaps: []`;
  expect(() => parseDirectory(text)).toThrow(/contacts\.0\.answeredBy/);
});

test('refuses a contact without a source and a gap that has a contact', () => {
  const unsourced = contact.replace(/sources: .*/, 'sources: []');
  expect(() => parseDirectory(`country: KE\ncontacts:${unsourced}gaps: []`)).toThrow(/needs a source/);
  expect(() => parseDirectory(`country: KE\ncontacts:${contact}gaps: [emergency]`)).toThrow(/no gap/);
});

test('the directory holds every country and the world, each with its emergency number first', () => {
  const directories = readDirectories(new URL('../../../content/directory', import.meta.url).pathname);
  expect(directories.map(({ country }) => country).sort()).toEqual([...COUNTRIES, 'world'].sort());
  for (const { contacts } of directories) expect(contacts[0]?.kind).toBe('emergency');
  const ids = directories.flatMap(({ contacts }) => contacts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

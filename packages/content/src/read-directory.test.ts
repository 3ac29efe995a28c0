import { expect, test } from 'vitest';
import { readCountries } from './read-countries.ts';
import { parseDirectory, readDirectories } from './read-directory.ts';

const contact = `
  - id: ke-emergency
    kind: emergency
    answeredBy: police
    name: { en: Emergency, sw: Dharura, fr: Urgence }
    number: "112"
    href: "tel:112"
    languages: [en]
    sources: [{ name: Police, url: "https://example.org", read: "2026-11-20" }]
`;

test('reads a country with its contacts and gaps', () => {
  const directory = parseDirectory('KE', `contacts:${contact}gaps: [hiv]`);
  expect(directory.contacts[0]?.name.sw).toBe('Dharura');
  expect(directory.gaps).toEqual(['hiv']);
});

test('names the file and the faulty field', () => {
  const text = `contacts:${contact.replace('tel:112', 'call me')}gaps: []`;
  expect(() => parseDirectory('KE', text, 'ke.yaml')).toThrow(
    /ke\.yaml:7: contacts\.0\.href: must be tel: or sms:/,
  );
});

test('refuses a link that dials other digits than it shows', () => {
  const text = `contacts:${contact.replace('tel:112', 'tel:113')}gaps: []`;
  expect(() => parseDirectory('KE', text)).toThrow(/same digits/);
});

test('knows a line that takes text messages alone', () => {
  const text = `contacts:${contact.replace('tel:112', 'sms:112')}gaps: []`;
  expect(parseDirectory('KE', text).contacts[0]?.href).toBe('sms:112');
});

test('refuses a contact that does not say who answers', () => {
  const text = `contacts:${contact.replace('    answeredBy: police\n', '')}gaps: []`;
  expect(() => parseDirectory('KE', text)).toThrow(/contacts\.0\.answeredBy/);
});

test('has no day of a line that is not the day of a source', () => {
  const two = contact.replace(
    '}]',
    '}, { name: Act, url: "https://example.org/act", year: 2006, read: "2026-11-21" }]',
  );
  const [line] = parseDirectory('KE', `contacts:${two}gaps: []`).contacts;
  expect(line).toMatchObject({ checked: '2026-11-21', confirmed: '2026-11-21' });
  const typed = contact.replace('languages', 'checked: "2026-11-22"\n    languages');
  expect(() => parseDirectory('KE', `contacts:${typed}gaps: []`)).toThrow(/checked/);
  const unread = contact.replace(', read: "2026-11-20"', '');
  expect(() => parseDirectory('KE', `contacts:${unread}gaps: []`)).toThrow(/sources\.0\.read/);
});

test('takes a country without one number for all emergencies, and none without any', () => {
  const police = contact.replace('kind: emergency', 'kind: police');
  expect(parseDirectory('KE', `contacts:${police}gaps: []`).contacts).toHaveLength(1);
  const child = contact.replace('kind: emergency', 'kind: child');
  expect(() => parseDirectory('KE', `contacts:${child}gaps: []`)).toThrow(/needs a line for emergencies/);
});

test('refuses a contact without a source and a gap that has a contact', () => {
  const unsourced = contact.replace(/sources: .*/, 'sources: []');
  expect(() => parseDirectory('KE', `contacts:${unsourced}gaps: []`)).toThrow(/needs a source/);
  expect(() => parseDirectory('KE', `contacts:${contact}gaps: [emergency]`)).toThrow(/no gap/);
});

test('the directory holds every country and the world, and no id twice', () => {
  const folder = new URL('../../../content/countries', import.meta.url).pathname;
  const directories = readDirectories(folder);
  const countries = readCountries(folder).map(({ code }) => code);
  expect(directories.map(({ country }) => country)).toEqual([...countries, 'world']);
  const ids = directories.flatMap(({ contacts }) => contacts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

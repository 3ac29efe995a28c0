import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANSWERERS, CONTACT_HREF, CONTACT_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import type { Directory } from './directory-types.ts';
import { parseYaml } from './parse-yaml.ts';
import { readCountries } from './read-countries.ts';

/** The directories of `content/countries`, in the order of lists; the world's is the last. Throws what `parseDirectory` throws. */
export function readDirectories(folder: string): Directory[] {
  const read = (country: Directory['country'], file: string) =>
    parseDirectory(country, readFileSync(join(folder, file), 'utf8'), file);
  const countries = readCountries(folder).map(({ code }) =>
    read(code, `${code.toLowerCase()}/directory.yaml`),
  );
  return [...countries, read('world', 'world.yaml')];
}

/** One country's file. Throws a ContentFault that names the file, the line and the field. */
export function parseDirectory(country: Directory['country'], text: string, file = 'directory'): Directory {
  return { country, ...parseYaml(directorySchema, text, file) };
}

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const threeLanguages = v.strictObject({ en: words, sw: words, fr: words });
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-22'));

/** The day stands with what was read on it: a line has none of its own that could be made younger alone. */
const sourceSchema = v.strictObject({
  name: words,
  url: v.pipe(v.string(), v.url()),
  year: v.exactOptional(v.number()),
  read: v.pipe(
    v.string('must be the day on which this source was read'),
    v.isoDate('must be a day such as 2026-11-22'),
  ),
});

const contactSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z0-9]+)+$/, 'must look like ke-child')),
    kind: v.picklist(CONTACT_KINDS),
    answeredBy: v.picklist(ANSWERERS),
    name: threeLanguages,
    number: words,
    href: v.pipe(v.string(), v.regex(CONTACT_HREF, 'must be tel: or sms: and digits')),
    hours: v.exactOptional(threeLanguages),
    networks: v.exactOptional(threeLanguages),
    cost: v.exactOptional(threeLanguages),
    languages: v.array(words),
    ifNoAnswer: v.exactOptional(threeLanguages),
    note: v.exactOptional(threeLanguages),
    sources: v.pipe(v.array(sourceSchema), v.minLength(1, 'needs a source')),
    rung: v.exactOptional(v.strictObject({ on: day, by: words })),
  }),
  v.check(
    ({ number, href }) => number.replace(/\D/g, '') === href.replace(/\D/g, ''),
    'number and href must hold the same digits',
  ),
  v.transform((line) => {
    const checked = newest(line.sources.map(({ read }) => read));
    return { ...line, checked, confirmed: newest([checked, ...(line.rung ? [line.rung.on] : [])]) };
  }),
);

const URGENT: readonly string[] = ['emergency', 'ambulance', 'police'];

const directorySchema = v.pipe(
  v.strictObject({
    contacts: v.array(contactSchema),
    gaps: v.array(v.picklist(CONTACT_KINDS)),
  }),
  v.check(
    ({ contacts }) => contacts.some(({ kind }) => URGENT.includes(kind)),
    'needs a line for emergencies: emergency, ambulance or police',
  ),
  v.check(
    ({ contacts }) => new Set(contacts.map(({ id }) => id)).size === contacts.length,
    'every contact needs an id of its own',
  ),
  v.check(
    ({ contacts, gaps }) => contacts.every(({ kind }) => !gaps.includes(kind)),
    'a kind that has a contact is no gap',
  ),
);

function newest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}

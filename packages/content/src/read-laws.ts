import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from '@salama/contract/characters.ts';
import { LAW_TOPICS } from '@salama/contract/law.ts';
import * as v from 'valibot';
import { isoDate, text } from './front-matter.ts';
import type { CountryLaws, LawGuide, LawRow } from './law-types.ts';
import { parseYaml } from './parse-yaml.ts';
import { phrases } from './phrases.ts';
import { sourceEntry } from './read-article-data.ts';
import { readCountries } from './read-countries.ts';
import { sectionName } from './section-name.ts';

/** Code points: about three short sentences. It is a line under a passage, no second one. */
const LONGEST = 320;

/** The profiles of `content/countries`, in the order of lists; a country without `law.yaml` has none. Throws a ContentFault. */
export function readLaws(folder: string): CountryLaws[] {
  return readCountries(folder).flatMap(({ code }) => {
    const file = join(folder, code.toLowerCase(), 'law.yaml');
    return existsSync(file) ? [{ country: code, rows: parseLaws(readFileSync(file, 'utf8'), file) }] : [];
  });
}

/** One country's rows. Throws a ContentFault that names the file, the line and the field. */
export function parseLaws(content: string, file: string): LawRow[] {
  return parseYaml(lawsSchema, content, file);
}

/** `content/library/laws.yaml`. Throws a ContentFault. */
export function readLawGuide(file: string): LawGuide {
  return parseLawGuide(readFileSync(file, 'utf8'), file);
}

export function parseLawGuide(content: string, file: string): LawGuide {
  return parseYaml(guideSchema, content, file);
}

const topic = v.picklist(LAW_TOPICS, `choose one of ${LAW_TOPICS.join(', ')}`);
const row = v.pipe(
  text,
  v.check((value) => lengthOf(value) <= LONGEST, `shorten it to ${LONGEST} characters`),
  v.check((value) => !/[*_[\]#<>\n]/.test(value), 'write plain sentences, without Markdown'),
);

const languages = v.strictObject({ en: row, sw: row, fr: row });

const knownSchema = v.strictObject({
  topic,
  text: languages,
  sources: v.pipe(v.array(v.strictObject(sourceEntry.entries)), v.minLength(1, 'name at least one source')),
  checked: isoDate,
  seen: v.picklist(['opened', 'copy', 'quoted'], 'write opened, copy or quoted'),
});
const unknownSchema = v.strictObject({
  topic,
  unknown: v.literal(true, 'write true, or a text with its sources'),
  sought: text,
  checked: isoDate,
});

/** A row that says `unknown` says nothing else, so a fault is told of the kind that was meant. */
const rowSchema = v.lazy((entry) =>
  typeof entry === 'object' && entry !== null && 'unknown' in entry ? unknownSchema : knownSchema,
);

const lawsSchema = v.pipe(
  v.array(rowSchema),
  v.check((entries) => isInOrder(entries), inOrder('a row for')),
);
const guideSchema = v.strictObject({
  unknown: languages,
  words: v.strictObject({ en: phrases, sw: phrases, fr: phrases }),
  topics: v.pipe(
    v.array(v.strictObject({ topic, name: languages, sections: v.array(sectionName) })),
    v.check((entries) => isInOrder(entries), inOrder('the places of')),
  ),
});

function isInOrder(entries: readonly { topic: string }[]): boolean {
  return entries.map((entry) => entry.topic).join() === LAW_TOPICS.join();
}

function inOrder(what: string): string {
  return `write ${what} each topic once, in this order: ${LAW_TOPICS.join(', ')}`;
}

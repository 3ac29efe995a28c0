import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';
import { sectionName } from './section-name.ts';
import type { Situation } from './types.ts';

const patterns = v.array(v.string('write a pattern, between quotes when it is only a number'));
const sentence = v.pipe(v.string('write the first line in this language'), v.trim(), v.minLength(1));

const situationsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'use small letters, digits and dashes')),
      signs: v.pipe(patterns, v.minLength(1, 'give at least one pattern')),
      unless: v.optional(patterns, []),
      sections: v.pipe(v.array(sectionName), v.minLength(1, 'name at least one section of the library')),
      first: v.exactOptional(v.strictObject({ en: sentence, sw: sentence, fr: sentence })),
    }),
  ),
  v.check(
    (situations) => new Set(situations.map(({ id }) => id)).size === situations.length,
    'an id stands twice: rename one',
  ),
);

/** Reads `situations.yaml`: what happened, what to do now, where the library says more. Throws a ContentFault. */
export function readSituations(file: string): Situation[] {
  return parseSituations(readFileSync(file, 'utf8'), file);
}

export function parseSituations(text: string, file: string): Situation[] {
  return parseYaml(situationsSchema, text, file);
}

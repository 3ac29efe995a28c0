import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';
import { libraryPart } from './section-name.ts';
import type { Circumstance } from './types.ts';

const circumstancesSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'use small letters, digits and dashes')),
    said: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1))),
      v.minLength(1, 'give at least one word that says it'),
    ),
    library: v.pipe(v.array(libraryPart), v.minLength(1, 'name at least one article or section')),
  }),
);

/** Reads `circumstances.yaml`: which parts of the library concern only who is pregnant, has given birth … Throws a ContentFault. */
export function readCircumstances(file: string): Circumstance[] {
  return parseCircumstances(readFileSync(file, 'utf8'), file);
}

export function parseCircumstances(text: string, file: string): Circumstance[] {
  return parseYaml(circumstancesSchema, text, file);
}

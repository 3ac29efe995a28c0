import { lengthOf } from '@salama/contract/characters.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';

/** What a phone shows of a reply at a glance. Characters. */
const LEAD_LENGTH = 160;

const lead = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'write what answers the question'),
  v.check((text) => lengthOf(text) <= LEAD_LENGTH, `shorten it to ${LEAD_LENGTH} characters`),
  v.check((text) => !/[*#[\]\n]/.test(text), 'write plain sentences, without marks'),
);

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write an id like "at-night"'));

const leadsSchema = v.record(
  id,
  v.record(
    id,
    v.strictObject({
      ...(Object.fromEntries(LANGUAGES.map((language) => [language, lead])) as Record<Language, typeof lead>),
      /** The paragraph of the section that is said after it, counted from 1; a list belongs to the line above it. */
      paragraph: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
);

/** Sections by id; in each its narrower questions by id, and what answers them. */
export type Leads = v.InferOutput<typeof leadsSchema>;

/** Reads `leads.yaml` of an article. Throws a ContentFault. */
export function parseLeads(text: string, file: string): Leads {
  return text.trim() ? parseYaml(leadsSchema, text, file) : {};
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { REPORT_REASONS } from '@salama/contract/moderation/schemas.ts';
import * as v from 'valibot';
import { parse } from 'yaml';

const votes = v.optional(v.number(), 0);
const entry = { language: v.picklist(LANGUAGES), hours: v.number() };

const schema = v.strictObject({
  questions: v.array(
    v.strictObject({
      ...entry,
      text: v.string(),
      tags: v.array(v.string()),
      votes,
      answers: v.array(v.strictObject({ text: v.string(), votes })),
    }),
  ),
  cases: v.array(
    v.strictObject({
      ...entry,
      text: v.string(),
      waits: v.optional(v.boolean(), false),
      reports: v.optional(v.array(v.picklist(REPORT_REASONS)), []),
    }),
  ),
  stories: v.array(
    v.strictObject({
      ...entry,
      rating: v.number(),
      story: v.string(),
      name: v.optional(v.string(), ''),
      location: v.optional(v.string(), ''),
      waits: v.optional(v.boolean(), false),
    }),
  ),
  suggestions: v.array(v.strictObject({ language: v.picklist(LANGUAGES), text: v.string() })),
});

export type Copy = v.InferOutput<typeof schema>;

/** What a demonstration holds. */
export function readCopy(): Copy {
  return v.parse(schema, parse(readFileSync(join(import.meta.dirname, 'copy.yaml'), 'utf8')));
}

import { CONTACT_KINDS } from '@salama/contract/help.ts';
import { ICONS } from '@salama/contract/learning/schemas.ts';
import * as v from 'valibot';
import { isoDate, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { AGES, BODIES, PERSONS, STAGES } from './passage-tags.ts';
import { SHELVES } from './types.ts';

export const sourceEntry = v.object({
  organisation: text,
  title: text,
  year: v.exactOptional(v.pipe(v.number('write the year as four digits'), v.integer(), v.minValue(1900))),
  url: v.pipe(v.string('write the address of the page'), v.url('write the full address, https://…')),
});

const sectionSchema = v.strictObject({
  /** Numbers, from 1, of the sources below. */
  sources: v.optional(v.array(v.pipe(v.number(), v.integer())), []),
  more: v.exactOptional(v.literal(true, 'write true, or leave it out')),
  person: someOf(PERSONS),
  body: v.picklist(BODIES, `choose one of ${BODIES.join(', ')}`),
  age: someOf(AGES),
  stage: someOf(STAGES),
  circumstance: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'use small letters, digits and dashes'))),
    [],
  ),
});

const articleSchema = v.strictObject({
  icon: v.picklist(ICONS, `choose one of ${ICONS.join(', ')}`),
  audience: v.pipe(v.number('write the youngest age as a number'), v.integer(), v.minValue(0)),
  reviewed: isoDate,
  /** The day on which the page came into the library; Learn shows the newest. */
  added: v.exactOptional(isoDate),
  shelf: v.exactOptional(v.picklist(SHELVES, `choose one of ${SHELVES.join(', ')}`)),
  help: v.exactOptional(v.array(v.picklist(CONTACT_KINDS, `choose among ${CONTACT_KINDS.join(', ')}`))),
  sources: v.pipe(v.array(sourceEntry, 'list the sources'), v.minLength(1, 'name at least one source')),
  sections: v.record(v.string(), sectionSchema),
});

/** What an article is in every language: whom each of its sections is for, and what carries it. */
export type ArticleData = v.InferOutput<typeof articleSchema>;
export type SectionData = v.InferOutput<typeof sectionSchema>;

/** Reads `article.yaml`, in the format of `content/README.md`. Throws a ContentFault that says what to mend. */
export function parseArticleData(text: string, file: string): ArticleData {
  return parseYaml(articleSchema, text, file);
}

function someOf<const T extends readonly string[]>(choices: T) {
  const choice = v.picklist(choices, `choose among ${choices.join(', ')}`);
  return v.pipe(v.array(choice, 'write a list'), v.minLength(1, `choose among ${choices.join(', ')}`));
}

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import type { PassageTags } from './passage-tags.ts';
import type { Article, Circumstance } from './types.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'use small letters, digits and dashes'));

const circumstancesSchema = v.array(
  v.strictObject({
    id: name,
    means: text,
    said: v.optional(v.array(text), []),
    stages: v.optional(v.array(name), []),
    with: v.optional(v.array(name), []),
    persons: v.optional(v.array(name), []),
    named: v.optional(v.array(text), []),
  }),
);

type Entry = v.InferOutput<typeof circumstancesSchema>[number];

/**
 * Reads `circumstances.yaml`: which circumstances passages may be for, and by which words people say some of them. Throws a
 * ContentFault at a malformed file, an Error at a passage that is for circumstances which nobody has named.
 */
export function readCircumstances(file: string, articles: readonly Article[]): Circumstance[] {
  return parseCircumstances(readFileSync(file, 'utf8'), file, articles);
}

export function parseCircumstances(
  content: string,
  file: string,
  articles: readonly Article[],
): Circumstance[] {
  const entries = parseYaml(circumstancesSchema, content, file);
  const known = new Set(entries.map(({ id }) => id));
  const passages = [
    ...new Map(
      articles.flatMap(({ slug, sections }) => sections.map(({ id, tags }) => [`${slug}#${id}`, tags])),
    ),
  ];
  for (const [place, { circumstance }] of passages) {
    const strange = circumstance.find((id) => !known.has(id));
    if (strange) throw new Error(`${place} is for ${strange}: name it in ${file}, or choose another`);
  }
  return entries.map((entry) => ({
    id: entry.id,
    said: entry.said,
    named: entry.named,
    library: passages.flatMap(([place, tags]) => (concerns(tags, entry) ? [place] : [])),
  }));
}

/** A passage of several stages is for each of them: only one whose stages are all of these is for nobody else. */
function concerns(
  { person, stage, circumstance }: PassageTags,
  { id, stages, persons, with: others }: Entry,
): boolean {
  return (
    person.every((one) => persons.includes(one)) ||
    stage.every((one) => stages.includes(one)) ||
    circumstance.some((one) => one === id || others.includes(one))
  );
}

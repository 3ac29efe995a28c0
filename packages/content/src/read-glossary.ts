import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { sourceEntry } from './read-article-data.ts';

const words = v.exactOptional(
  v.pipe(v.array(text), v.minLength(1, 'name a word, or leave the language out')),
);

const glossarySchema = v.array(
  v.strictObject({
    concept: text,
    say: v.strictObject({ en: text, sw: text, fr: text }),
    not: v.strictObject({ en: words, sw: words, fr: words }),
    why: text,
    sources: v.exactOptional(
      v.array(
        v.strictObject({
          ...sourceEntry.entries,
          seen: v.picklist(['opened', 'copy', 'quoted'], 'write opened, copy or quoted'),
        }),
      ),
    ),
  }),
);

type GlossaryEntry = v.InferOutput<typeof glossarySchema>[number];

/** `content/glossary.yaml`: what a concept is called, and what it is not. Throws a ContentFault. */
export function readGlossary(file: string): GlossaryEntry[] {
  return parseYaml(glossarySchema, readFileSync(file, 'utf8'), file);
}

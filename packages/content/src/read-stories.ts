import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTACT_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import { inEachLanguage } from './each-language.ts';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';
import { sectionName } from './section-name.ts';

const FILE = 'story.yaml';
/** Code points. All together are read in about two minutes. */
const LONGEST = { title: 50, description: 160, part: 480, does: 110, follows: 520, after: 480 } as const;
const CHOICES = { fewest: 2, most: 3 } as const;
const PARTS = { fewest: 2, most: 4 } as const;

/** Where the library says it: every health fact of a story stands in one of its sections. */
const sections = v.pipe(v.array(sectionName), v.minLength(1, 'name a section of the library, slug#section'));

const choiceSchema = v.strictObject({
  does: inEachLanguage(LONGEST.does),
  follows: inEachLanguage(LONGEST.follows),
  sections: v.optional(sections),
});

const storySchema = v.strictObject({
  title: inEachLanguage(LONGEST.title),
  description: inEachLanguage(LONGEST.description),
  /** The youngest age it is written for, in years. */
  audience: v.pipe(v.number('write the youngest age as a number'), v.integer(), v.minValue(10)),
  /** Lines to offer above it, besides the emergency number, where it touches violence. */
  help: v.exactOptional(v.array(v.picklist(CONTACT_KINDS, `choose among ${CONTACT_KINDS.join(', ')}`))),
  /** Told one after the other. */
  scene: v.pipe(
    v.array(inEachLanguage(LONGEST.part)),
    v.minLength(PARTS.fewest, `write at least ${PARTS.fewest} parts`),
    v.maxLength(PARTS.most, `write at most ${PARTS.most} parts`),
  ),
  asks: inEachLanguage(LONGEST.does),
  choices: v.pipe(
    v.array(choiceSchema),
    v.minLength(CHOICES.fewest, `write at least ${CHOICES.fewest} choices`),
    v.maxLength(CHOICES.most, `write at most ${CHOICES.most} choices`),
  ),
  /** What helps, whatever was chosen. */
  after: inEachLanguage(LONGEST.after),
  sections,
});

export type Story = v.InferOutput<typeof storySchema> & { slug: string };

/** The stories of `content/stories` in the order of its `order.txt`. Throws a ContentFault. */
export function readStories(folder: string): Story[] {
  return orderedFolders(folder, FILE).map((slug) => {
    const file = join(folder, slug, FILE);
    return { slug, ...parseStory(readFileSync(file, 'utf8'), file) };
  });
}

export function parseStory(content: string, file: string): Omit<Story, 'slug'> {
  return parseYaml(storySchema, content, file);
}

/** Every section of the library that a story leans on, each once. */
export function sectionsOf({ sections: end, choices }: Pick<Story, 'sections' | 'choices'>): string[] {
  return [...new Set([...end, ...choices.flatMap((choice) => choice.sections ?? [])])];
}

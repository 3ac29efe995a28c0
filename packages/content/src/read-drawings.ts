import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import type { Drawing } from './drawing-types.ts';
import { spaceFrench } from './french-spaces.ts';
import { splitFrontMatter, text } from './front-matter.ts';
import { type DrawingShapes, parseDrawing, withLabels } from './parse-drawing.ts';
import { parseYaml } from './parse-yaml.ts';
import { sourceEntry } from './read-article-data.ts';
import { readReviewers, reviewsOfDrawings } from './read-reviews.ts';

const dataSchema = v.strictObject({
  anatomy: v.boolean('write true where a naked part of the body is seen, else false'),
  sections: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+#[a-z0-9-]+$/, 'write slug#section'))),
    v.minLength(1, 'name a section that it stands under'),
  ),
  /** Ids of the facts that its words tell, and the numbers that decide nothing, as in `facts.txt` beside an article. */
  facts: v.optional(v.array(text), []),
  counts: v.optional(v.array(text), []),
  /** What was taken from them stands as a comment beside each. */
  sources: v.pipe(
    v.array(v.strictObject(sourceEntry.entries)),
    v.minLength(1, 'name where its proportions are from'),
  ),
});
type DrawingData = v.InferOutput<typeof dataSchema>;

const wordsSchema = v.strictObject({
  title: text,
  closed: v.exactOptional(text),
  labels: v.record(v.string(), text),
});

/** Reads every drawing under `<dir>/drawings/<name>/` in all three languages. Throws a ContentFault at the first malformed file. */
export function readDrawings(contentDir: string): Drawing[] {
  const folder = join(contentDir, 'drawings');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const drawings = names.sort().flatMap((name) => readDrawing(join(folder, name), name));
  const reviews = reviewsOfDrawings(
    drawings.map((drawing) => ({ ...drawing, digest: digestOfDrawing(drawing) })),
    readReviewers(join(contentDir, 'library')),
  );
  return drawings.map((drawing, at) => ({ ...drawing, ...(reviews[at] && { reviews: reviews[at] }) }));
}

function readDrawing(folder: string, name: string): Drawing[] {
  const read = (file: string) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new ContentFault(path, 1, 'write this file');
    return { path, content: readFileSync(path, 'utf8') };
  };
  const data = read('drawing.yaml');
  const { anatomy, ...same } = parseYaml(dataSchema, data.content, data.path);
  const svg = read('drawing.svg');
  const shapes = parseDrawing(svg.content, svg.path);
  return LANGUAGES.map((language) => {
    const { path, content } = read(`${language}.md`);
    return {
      name,
      language,
      isAnatomy: anatomy,
      ...same,
      ...wordsOf(content, path, shapes, { anatomy, language }),
    };
  });
}

function wordsOf(
  content: string,
  file: string,
  shapes: DrawingShapes,
  { anatomy, language }: Pick<DrawingData, 'anatomy'> & { language: Language },
): Pick<Drawing, 'title' | 'closed' | 'width' | 'height' | 'shapes' | 'text'> {
  const { head, body, bodyLine } = splitFrontMatter(content, file);
  const { title, closed, labels } = parseYaml(wordsSchema, head, file, 1);
  const set = language === 'fr' ? spaceFrench : (words: string) => words;
  const said = body.trim();
  if (!said) throw new ContentFault(file, bodyLine, 'say in words what the drawing shows');
  if ((closed !== undefined) !== anatomy)
    throw new ContentFault(
      file,
      2,
      'write under "closed" what will be seen where it is anatomy, and only there',
    );
  requireSameLabels(shapes.labels, Object.keys(labels), file);
  const spoken = Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, set(label)]));
  const { width, height } = shapes;
  return {
    ...{ title: set(title), width, height, shapes: withLabels(shapes, spoken, file), text: set(said) },
    ...(closed !== undefined && { closed: set(closed) }),
  };
}

function requireSameLabels(drawn: readonly string[], named: readonly string[], file: string): void {
  const missing = drawn.find((id) => !named.includes(id));
  if (missing !== undefined) throw new ContentFault(file, 2, `write the label ${missing}`);
  const stray = named.find((id) => !drawn.includes(id));
  if (stray !== undefined) throw new ContentFault(file, 2, `the drawing has no label ${stray}`);
}

/** Of everything that is seen and said, in hexadecimal: what a reviewer signs. */
export function digestOfDrawing({ title, closed, shapes, text: said, sources }: Drawing): string {
  const urls = sources.map(({ url }) => url);
  return createHash('sha256')
    .update(JSON.stringify([title, closed, shapes, said, urls]))
    .digest('hex')
    .slice(0, 16);
}

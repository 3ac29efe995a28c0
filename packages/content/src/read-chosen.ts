import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { parseYaml } from './parse-yaml.ts';

/** More would be a second list of topics. */
const MOST = 8;
const chosenSchema = v.pipe(
  v.array(v.string('write names of pages'), 'write a list of pages'),
  v.minLength(1, 'name at least one page'),
  v.maxLength(MOST, `name at most ${MOST} pages`),
);

/** `content/library/chosen.yaml`: the slugs of the pages that the editors offer first. Throws a ContentFault. */
export function readChosen(file: string, articles: readonly { slug: string }[]): string[] {
  return parseChosen(readFileSync(file, 'utf8'), file, articles);
}

export function parseChosen(content: string, file: string, articles: readonly { slug: string }[]): string[] {
  const chosen = parseYaml(chosenSchema, content, file);
  for (const slug of chosen)
    if (!articles.some((article) => article.slug === slug))
      throw new ContentFault(file, 1, `${slug} is no page of the library`);
  return chosen;
}

import { join } from 'node:path';
import { readToolLinks } from '@salama/content/read-tool-links.ts';
import { readTools } from '@salama/content/read-tools.ts';
import type { Article } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';

/** Sections of the library that `content/tools` and `library/tools.yaml` name and that are not there. Throws a ContentFault at what cannot be read. */
export function toolFaults(folder: string, articles: readonly Article[]): string[] {
  const known = new Set(articles.flatMap(({ slug, sections }) => sections.map(({ id }) => `${slug}#${id}`)));
  const [tools] = LANGUAGES.map((language) => readTools(folder, language, articles));
  const timed = tools ? [...tools.days.after, ...tools.days.tests, ...tools.days.bleeding] : [];
  const named = [
    ...(tools?.methods.methods ?? []).map(({ id, more }) => ({ place: `tools/methods, ${id}`, more })),
    ...timed.map(({ id, more }) => ({ place: `tools/days, ${id}`, more })),
    ...readToolLinks(join(folder, 'library')).flatMap(({ tool, sections }) =>
      sections.map((more) => ({ place: `library/tools.yaml, ${tool}`, more })),
    ),
  ];
  return named
    .filter(({ more }) => !known.has(more))
    .map(({ place, more }) => `${place}: the library holds no ${more}`);
}

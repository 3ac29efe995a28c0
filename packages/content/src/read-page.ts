import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { fillControls } from './fill-controls.ts';
import { spaceFrench } from './french-spaces.ts';
import { isoDate, splitFrontMatter, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';

/** A page whose words stand under `content/pages`: about, policy and the like. */
export interface PageContent {
  name: string;
  language: Language;
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  /** ISO date on which its words last changed: shown to the reader, never the day of reading. */
  updated: string;
  /** Markdown. `{operator}` stands for who runs this Salama; a line `{{name}}` for a part that the page puts in. */
  body: string;
}

const schema = v.object({ title: text, lead: text, updated: isoDate });

/** Reads one page. Throws a ContentFault that says what to mend. */
export function readPage(folder: string, name: string, language: Language): PageContent {
  const file = join(folder, name, `${language}.md`);
  const front = splitFrontMatter(fillControls(readFileSync(file, 'utf8'), language), file);
  const body = front.body.trim();
  if (!body) throw new ContentFault(file, front.bodyLine, 'write the text of the page');
  const page = { name, language, ...parseYaml(schema, front.head, file, 1), body };
  if (language !== 'fr') return page;
  return { ...page, title: spaceFrench(page.title), lead: spaceFrench(page.lead), body: spaceFrench(body) };
}

/** Every page in every language. Throws when one lacks a language, or its parts differ between languages. */
export function readPages(folder: string): PageContent[] {
  const pages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      for (const file of readdirSync(join(folder, name)))
        if (!isLanguage(file.replace(/\.md$/, '')))
          throw new ContentFault(join(folder, name, file), 1, 'is no language of ours');
      return LANGUAGES.map((language) => readPage(folder, name, language));
    });
  for (const page of pages) requireSameShape(page, pages, folder);
  return pages;
}

/** A translation that lost a section or a part would promise something else than the original. */
function requireSameShape(page: PageContent, pages: readonly PageContent[], folder: string): void {
  const english = pages.find(({ name, language }) => name === page.name && language === 'en');
  if (!english || shapeOf(english) === shapeOf(page)) return;
  const file = join(folder, page.name, `${page.language}.md`);
  throw new ContentFault(file, 1, `has other sections, lists or parts than en.md: ${shapeOf(page)}`);
}

/** The order of its headings and parts, and how many points its lists have. */
function shapeOf({ body, updated }: PageContent): string {
  const marks = [...body.matchAll(/^(#{2,3} |\{\{[a-z-]+\}\}|- |\d+\. )/gm)].map(([mark]) => mark.trim());
  return `${updated} ${marks.join(' ').replace(/\d+\./g, '1.')}`;
}

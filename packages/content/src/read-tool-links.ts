import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';
import { sectionName } from './section-name.ts';
import type { Article } from './types.ts';

const text = v.pipe(v.string('write it in this language'), v.trim(), v.minLength(1));

const linksSchema = v.array(
  v.strictObject({
    tool: v.picklist(['methods', 'questions', 'days', 'bleeding'], 'name a tool'),
    text: v.strictObject({ en: text, sw: text, fr: text }),
    sections: v.pipe(v.array(sectionName), v.minLength(1, 'name at least one section of the library')),
  }),
);

/** A tool and the sections that lead to it. */
export type ToolLinks = v.InferOutput<typeof linksSchema>;

/** Reads `tools.yaml` of the library; none where it is missing. Throws a ContentFault. */
export function readToolLinks(library: string): ToolLinks {
  const file = join(library, 'tools.yaml');
  return existsSync(file) ? parseYaml(linksSchema, readFileSync(file, 'utf8'), file) : [];
}

/** The articles with the tool that each section leads to, if it does. */
export function joinToolLinks(articles: Article[], links: ToolLinks): Article[] {
  const linkOf = (name: string) => links.find(({ sections }) => sections.includes(name));
  return articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => {
      const link = linkOf(`${article.slug}#${section.id}`);
      const tool = link && { url: `/tools#${link.tool}`, text: link.text[article.language] };
      return tool ? { ...section, tool } : section;
    }),
  }));
}

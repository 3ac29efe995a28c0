import { readLibrary } from '@salama/content/read-library.ts';
import { minutesToRead } from '@salama/content/read-time.ts';
import { readTools } from '@salama/content/read-tools.ts';
import type { Article } from '@salama/content/types.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import type { LibraryEntry } from '../src/content/contents.ts';
import { folders } from './folders.ts';
import { askedIndexOf, searchIndexOf } from './search-index.ts';

const MODULE = /^virtual:salama-content\/(en|sw|fr)\/(library|search|asked|tools)$/;
const RESOLVED = '\0';

/**
 * Serves `virtual:salama-content/<language>/<part>`: what pages show of `content/`, read at build time. `library` is the
 * list of articles without their texts, `search` what finds a word inside them, `asked` what finds the section a question is
 * about, `tools` what the tools page shows.
 */
export function contentData(content: string = folders.content): Plugin {
  let articles: Article[] | undefined;
  return {
    name: 'salama-content-data',
    resolveId: (id) => (MODULE.test(id) ? RESOLVED + id : undefined),
    load(id) {
      const [, language, part] = MODULE.exec(id.slice(RESOLVED.length)) ?? [];
      const spoken = LANGUAGES.find((one) => one === language);
      if (!id.startsWith(RESOLVED) || !spoken) return undefined;
      articles ??= readLibrary(`${content}/library`);
      if (part === 'tools') return moduleOf(readTools(content, spoken, articles));
      const own = articles.filter((article) => article.language === spoken);
      return moduleOf(partOf(part, own));
    },
  };
}

function partOf(part: string | undefined, articles: readonly Article[]): unknown {
  if (part === 'library') return articles.map(entryOf);
  return part === 'asked' ? askedIndexOf(articles) : searchIndexOf(articles);
}

/** JSON.parse of a string starts faster than a literal of this size on a cheap phone. */
function moduleOf(data: unknown): string {
  return `export const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}

export function entryOf(article: Article): LibraryEntry {
  const { slug, title, description, category, shelf, icon } = article;
  const minutes = minutesToRead(article);
  return { slug, title, description, category, ...(shelf && { shelf }), icon, minutes };
}

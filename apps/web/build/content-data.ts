import { readChosen } from '@salama/content/read-chosen.ts';
import { readLanguage } from '@salama/content/read-language.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import { minutesToRead } from '@salama/content/read-time.ts';
import { readTools } from '@salama/content/read-tools.ts';
import type { Article } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { Plugin } from 'vite';
import type { AskedIndex, LibraryEntry } from '../src/content/contents.ts';
import { folders } from './folders.ts';
import { lawIndexOf } from './laws.ts';
import { askedIndexOf } from './search-index.ts';

const MODULE = /^virtual:salama-content\/(en|sw|fr)\/(library|asked|tools)$/;
const RESOLVED = '\0';

/**
 * Serves `virtual:salama-content/<language>/<part>`: what pages show of `content/`, read at build time. `library` is the
 * list of articles without their texts, `asked` what finds the section a question is about, `tools` what the tools page
 * shows.
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
      return moduleOf(part === 'library' ? listOf(own, content) : askedIn(spoken, own, content));
    },
  };
}

/** The list of Learn, with what it shows first. */
function listOf(articles: readonly Article[], content: string): LibraryEntry[] {
  const chosen = readChosen(`${content}/library/chosen.yaml`, articles);
  return articles.map((article) => {
    const rank = chosen.indexOf(article.slug);
    const { added } = article;
    return { ...entryOf(article), ...(added && { added }), ...(rank >= 0 && { chosen: rank + 1 }) };
  });
}

function askedIn(language: Language, articles: readonly Article[], content: string): AskedIndex {
  const words = readLanguage(`${content}/language`);
  return askedIndexOf(articles, words, (numberOf) => lawIndexOf(language, numberOf), language);
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

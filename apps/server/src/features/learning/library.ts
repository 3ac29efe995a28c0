import { minutesToRead } from '@salama/content/read-time.ts';
import type { Article } from '@salama/content/types.ts';
import { type Language, localPath } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import type { LibraryRow } from './repository.ts';

/** The articles of the library as materials, in its own order. */
export interface Library {
  has(slug: string): boolean;
  /** How many articles, each counted once. */
  size: number;
  materials(language: Language, rows: readonly LibraryRow[]): Material[];
}

export function createLibrary(articles: readonly Article[]): Library {
  const entries = articles.map(presentArticle);
  const slugs = new Set(entries.map(({ _id }) => _id));
  return {
    has: (slug) => slugs.has(slug),
    size: slugs.size,
    materials(language, rows) {
      const changed = new Map(rows.map((row) => [row.slug, row]));
      return entries
        .filter(({ lang }) => lang === language)
        .map((entry) => {
          const row = changed.get(entry._id);
          return row ? { ...entry, status: row.status, featured: row.featured === 1 } : entry;
        });
    },
  };
}

function presentArticle(article: Article): Material {
  const { slug, language, title, description, category, icon } = article;
  return {
    _id: slug,
    title,
    description,
    category,
    icon,
    featured: false,
    url: localPath(language, `/learn/${slug}`),
    readTime: `${minutesToRead(article)} min`,
    status: 'PUBLISHED',
    builtIn: true,
    lang: language,
  };
}

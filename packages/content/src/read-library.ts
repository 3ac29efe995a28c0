import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpWords } from '@salama/contract/help-words.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { CATEGORIES, type Category } from '@salama/contract/learning/schemas.ts';
import { parseArticle } from './read-article.ts';
import { parseArticleData } from './read-article-data.ts';
import { readHelpWords } from './read-help-words.ts';
import { joinReviews, readReviewers } from './read-reviews.ts';
import { joinToolLinks, readToolLinks } from './read-tool-links.ts';
import type { Article } from './types.ts';

/**
 * Reads every article under `<dir>/<category>/<slug>/`, in the order of categories, slugs, languages. Throws at the first file that is malformed; a language that is not written yet is no fault here,
 * `libraryGaps` names it.
 */
export function readLibrary(dir: string): Article[] {
  const help = readHelpWords(dir);
  const articles = CATEGORIES.flatMap((category) => {
    const folder = join(dir, categoryFolder(category));
    return foldersIn(folder).flatMap((slug) => readArticles(join(folder, slug), category, slug, help));
  });
  return joinToolLinks(joinReviews(articles, readReviewers(dir)), readToolLinks(dir));
}

/** `SAFE_ABORTION` lives in `safe-abortion`. */
export function categoryFolder(category: Category): string {
  return category.toLowerCase().replaceAll('_', '-');
}

/** What keeps the library from being the same in all three languages, one sentence each. */
export function libraryGaps(articles: Article[]): string[] {
  const slugs = [...new Set(articles.map(({ slug }) => slug))];
  return slugs.flatMap((slug) => {
    const versions = articles.filter((article) => article.slug === slug);
    const folders = new Set(versions.map(({ category }) => category));
    if (folders.size > 1) return [`${slug}: the same slug stands in ${[...folders].join(' and ')}`];
    return missingLanguages(slug, versions);
  });
}

function readArticles(
  folder: string,
  category: Category,
  slug: string,
  help: HelpWords | undefined,
): Article[] {
  const file = join(folder, 'article.yaml');
  const data = parseArticleData(readIfThere(file) ?? '', file);
  const leads = readIfThere(join(folder, 'leads.yaml')) ?? '';
  return LANGUAGES.flatMap((language) => {
    const prose = readIfThere(join(folder, `${language}.md`));
    if (prose === undefined) return [];
    const asks = readIfThere(join(folder, `asks.${language}.txt`)) ?? '';
    return [parseArticle({ data, prose, asks, leads }, { folder, category, slug, language }, help)];
  });
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function foldersIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

function missingLanguages(slug: string, versions: Article[]): string[] {
  const written = new Set(versions.map(({ language }) => language));
  return LANGUAGES.flatMap((language) => (written.has(language) ? [] : [`${slug}: write ${language}.md`]));
}

import type { Article, Section } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';

/** One section of one article in one language: what the assistant answers with. */
export interface Passage {
  /** The same for the section in all three languages: `implant#how-long`. */
  key: string;
  article: Article;
  section: Section;
}

export function passagesOf(articles: Article[], language: Language): Passage[] {
  return articles
    .filter((article) => article.language === language)
    .flatMap((article) =>
      article.sections.map((section) => ({ key: `${article.slug}#${section.id}`, article, section })),
    );
}

/** The keys of all sections, each once; their order numbers them. */
export function sectionKeys(articles: Article[]): string[] {
  return [...new Set(articles.flatMap(({ slug, sections }) => sections.map(({ id }) => `${slug}#${id}`)))];
}

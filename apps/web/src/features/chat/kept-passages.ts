import { type Language, localPath } from '@salama/contract/language.ts';
import type { SearchSection } from '../../content/contents.ts';
import { createQuestionFinder } from '../../content/question-finder.ts';
import { loadContent } from '../../lib/content.ts';
import { isKept } from '../../lib/kept-pages.ts';

const MOST_OFFERED = 3;

/** A passage of an article that is on this phone. */
export interface KeptPassage extends SearchSection {
  /** Of its article. */
  title: string;
}

/** What a question may be about, of the articles on this phone, which keeps all of the language. */
export async function keptPassages(language: Language, question: string): Promise<KeptPassage[]> {
  const [asked, library] = await Promise.all([
    loadContent(language, 'asked'),
    loadContent(language, 'library'),
  ]);
  const found = createQuestionFinder(asked, language)(question).slice(0, MOST_OFFERED);
  // An article that was withdrawn is not kept.
  const kept = await Promise.all(found.map(({ slug }) => isKept(localPath(language, `/learn/${slug}`))));
  return found.flatMap((section, at) => {
    const article = kept[at] && library.find(({ slug }) => slug === section.slug);
    return article ? [{ ...section, title: article.title }] : [];
  });
}

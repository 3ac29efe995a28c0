import { type Language, localPath } from '@salama/contract/language.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { GUIDE } from '../../features/directory/components/clinic-guide.tsx';
import { DirectorySheet } from '../../features/directory/components/directory-sheet.tsx';
import type { CountryDirectory } from '../../features/directory/directory.ts';
import type { ArticleView } from '../../features/learning/article.ts';
import { ArticleSheet } from '../../features/learning/components/article-sheet.tsx';
import { LawIndex, LawSheet } from '../../features/learning/components/law-sheet.tsx';
import { LAW_PATH, type LawView, lawPath } from '../../features/learning/law.ts';
import { LanguageProvider, loadMessages, messagesNow } from '../../lib/messages.tsx';
import { provideText } from '../../lib/prerendered-text.ts';
import { memoryVisits, Router } from '../../lib/router.tsx';
import { LateNotice, UnableNotice } from '../notices.tsx';
import { loadPage } from '../page-loading.ts';
import { Root } from '../root.tsx';
import { matchRoute, notFound, routes } from '../routes.ts';

export { routes };

export interface Prerendered {
  html: string;
  /** What stands before the app. */
  ahead: string;
  /** What stands beside the app. */
  beside: string;
  title: string;
  description: string;
}

/** The page of an address in one language as HTML, without any inline script or style. */
export async function prerenderPage(path: string, language: Language): Promise<Prerendered> {
  const address = localPath(language, path);
  const match = matchRoute(address);
  if (match.route === notFound && path !== notFound.path) throw new Error(`${path} has no page`);
  await Promise.all([loadPage(match), loadMessages(language, 'late')]);
  const shell = messagesNow(language, 'shell');
  if (!shell) throw new Error(`The shell has no texts in ${language}`);
  const app = (
    <Router visits={memoryVisits(address)}>
      <Root />
    </Router>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} in ${language} cannot be rendered`, { cause: errors[0] });
  const around = { ahead: textOf(<UnableNotice />, language), beside: textOf(<LateNotice />, language) };
  return { html, ...around, title: shell.titles[match.route.title], description: shell.description };
}

interface LongTexts {
  articles: readonly ArticleView[];
  directories: readonly CountryDirectory[];
  laws: readonly LawView[];
}

/** Renders the long texts of a language's pages, which these then hold. */
export async function renderTexts(
  { articles, directories, laws }: LongTexts,
  language: Language,
): Promise<void> {
  await loadMessages(language, ['directory', 'learning', 'review', 'shell']);
  const provide = (path: string, text: ReactNode) =>
    provideText(localPath(language, path), textOf(text, language));
  for (const view of articles) await provide(`/learn/${view.article.slug}`, <ArticleSheet {...view} />);
  await provide(LAW_PATH, <LawIndex laws={laws} />);
  for (const law of laws) await provide(lawPath(law.country), <LawSheet law={law} laws={laws} />);
  const guide = articles.find(({ article }) => article.slug === GUIDE.slug)?.article;
  if (!guide) throw new Error(`The services page needs the article ${GUIDE.slug}`);
  await provide('/services', <DirectorySheet {...{ directories, guide }} />);
}

function textOf(text: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <Router visits={memoryVisits('/')}>
      <LanguageProvider language={language}>{text}</LanguageProvider>
    </Router>,
  );
}

import { type Language, localPath } from '@salama/contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { ArticleView } from './features/learning/article.ts';
import { provideArticle } from './features/learning/article-html.ts';
import { ArticleSheet } from './features/learning/components/article-sheet.tsx';
import { LanguageProvider, loadMessages, messagesNow } from './lib/messages.tsx';
import { memoryVisits, Router } from './lib/router.tsx';
import { loadPage } from './page-loading.ts';
import { Root } from './root.tsx';
import { matchRoute, notFound, routes } from './routes.ts';

export { routes };

export interface Prerendered {
  html: string;
  title: string;
  description: string;
}

/** The page of an address in one language as HTML, without any inline script or style. */
export async function prerenderPage(path: string, language: Language): Promise<Prerendered> {
  const address = localPath(language, path);
  const match = matchRoute(address);
  if (match.route === notFound && path !== notFound.path) throw new Error(`${path} has no page`);
  await loadPage(match);
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
  return { html, title: shell.titles[match.route.title], description: shell.description };
}

/** Writes the text of an article, which its page then holds. */
export async function renderArticle(view: ArticleView, language: Language): Promise<void> {
  await loadMessages(language, ['article', 'learning', 'shell']);
  const html = renderToStaticMarkup(
    <Router visits={memoryVisits('/')}>
      <LanguageProvider language={language}>
        <ArticleSheet {...view} />
      </LanguageProvider>
    </Router>,
  );
  await provideArticle(language, view.article.slug, html);
}

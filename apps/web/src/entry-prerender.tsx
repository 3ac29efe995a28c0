import { type Language, localPath } from '@salama/contract/language.ts';
import { prerender } from 'react-dom/static';
import { messagesNow } from './lib/messages.tsx';
import { memoryVisits, Router } from './lib/router.tsx';
import { loadPage } from './page-loading.ts';
import { Root } from './root.tsx';
import { type Route, routes } from './routes.ts';

export { routes };

export interface Prerendered {
  html: string;
  title: string;
  description: string;
}

/** One page in one language as HTML, without any inline script or style. */
export async function prerenderPage(route: Route, language: Language): Promise<Prerendered> {
  await loadPage(route, language);
  const shell = messagesNow(language, 'shell');
  if (!shell) throw new Error(`The shell has no texts in ${language}`);
  const app = (
    <Router visits={memoryVisits(localPath(language, route.path))}>
      <Root />
    </Router>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0)
    throw new Error(`${route.path} in ${language} cannot be rendered`, { cause: errors[0] });
  return { html, title: shell.titles[route.title], description: shell.description };
}

import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserVisits, Router } from './lib/router.tsx';
import { loadPage } from './page-loading.ts';
import { Root } from './root.tsx';
import { matchRoute } from './routes.ts';
import './styles/main.css';

const container = document.getElementById('root');
const { route, language } = matchRoute(window.location.pathname);
const app = (
  <Router visits={browserVisits()}>
    <Root />
  </Router>
);

/** The page and its texts are here before React starts, so that the prerendered page never flickers. */
async function start(element: HTMLElement): Promise<void> {
  await loadPage(route, language).catch(() => undefined);
  const isSame = element.dataset['page'] === route.path && element.dataset['language'] === language;
  if (isSame) hydrateRoot(element, app);
  else createRoot(element).render(app);
}

if (container) void start(container);

import { createRoot, hydrateRoot } from 'react-dom/client';
import { APP_LATE, APP_STARTED, APP_UNABLE, RETRY } from '../../lib/app-start.ts';
import { MOVING } from '../../lib/moving.ts';
import { browserVisits, Router } from '../../lib/router.tsx';
import { loadPage } from '../page-loading.ts';
import { Root } from '../root.tsx';
import { matchRoute, pathOf } from '../routes.ts';
import '../../styles/main.css';

const container = document.getElementById('root');
const match = matchRoute(window.location.pathname);
const visits = browserVisits();
window.addEventListener('popstate', tellMove);
const app = (
  <Router visits={visits} prepare={prepare}>
    <Root />
  </Router>
);

/** The page and its texts are here before React starts, so that the prerendered page never flickers. */
async function start(element: HTMLElement): Promise<void> {
  await loadFirstPage();
  // A page that stands for many addresses was rendered for none of them: its links would keep the wrong one.
  const isSame = element.dataset['page'] === pathOf(match) && element.dataset['language'] === match.language;
  if (isSame) hydrateRoot(element, app);
  else createRoot(element).render(app);
  document.dispatchEvent(new Event(APP_STARTED));
}

/** Until it is here the prerendered page stays: it reads well, and Exit and the gate work without the app. */
async function loadFirstPage(): Promise<void> {
  for (;;) {
    try {
      return await loadPage(match);
    } catch (error) {
      // What this engine cannot read it will not read the next time.
      if (error instanceof SyntaxError) throw error;
      document.dispatchEvent(new Event(APP_LATE));
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

function prepare(address: string): Promise<unknown> {
  tellMove();
  return loadPage(matchRoute(new URL(address, window.location.href).pathname));
}

/** What is still asleep on this page must be able to follow. */
function tellMove(): void {
  document.dispatchEvent(new Event(MOVING));
}

if (container)
  start(container).catch((error: unknown) => {
    document.dispatchEvent(new Event(APP_UNABLE));
    throw error;
  });

import { APP_LATE, APP_STARTED, RETRY } from './app-start.ts';

/** A page that reads without the app: its own script (`wake.ts`) fetches the app, and asks for it again. */
const SLEEPING = 'script[data-app]';

/**
 * Says on the root element that the app is late, which shows the notice beside it (`notices.tsx`), and hears its
 * button. The app asks itself for what it lacks; its first file nobody asks for again but this.
 */
export function watchAppStart(): void {
  const { dataset } = document.documentElement;
  const tellLate = () => {
    dataset['late'] = '';
  };
  document.addEventListener(APP_LATE, tellLate);
  document.addEventListener(APP_STARTED, () => delete dataset['late']);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) window.location.reload();
  });
  // Not heard by who only waits for what bubbles.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      if (document.querySelector(SLEEPING)) return;
      tellLate();
      setTimeout(fetchAgain, RETRY, target);
    },
    true,
  );
}

function fetchAgain(failed: HTMLScriptElement): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = failed.src;
  failed.replaceWith(script);
}

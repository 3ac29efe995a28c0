import { APP_LATE, APP_STARTED, RETRY } from '../../lib/app-start.ts';
import { watchCountryText } from '../../lib/country-text.ts';
import { readCredentials } from '../../lib/credentials.ts';

/**
 * The script of a page that reads without the app: an article. It blocks, so that what the reader's country adds stands in
 * the text before the first paint; the browser fetches it beside the boot script. The app comes when somebody presses what
 * needs it, and at once where it costs nothing (it is kept on this device) or where somebody is signed in. Links and the
 * boot script's own buttons work without it. A framed page never needs it.
 */
const NEEDS_APP = 'button, input, select, label';
const WORKS_ALREADY = 'a, .law-lines, [data-exit], [data-consent], [data-print], [data-reload]';

const entry = document.currentScript?.dataset['app'] ?? '';
let pressed: HTMLElement | undefined;
let isComing = false;

watchCountryText();

if (!('embedded' in document.documentElement.dataset)) {
  document.addEventListener('click', hold, true);
  document.addEventListener(APP_STARTED, pressAgain);
  if (navigator.serviceWorker?.controller || readCredentials().token) fetchApp();
}

/** Keeps the press until the app can hear it. */
function hold(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_APP);
  if (!control || target?.closest(WORKS_ALREADY)) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  fetchApp();
}

function pressAgain(): void {
  document.removeEventListener('click', hold, true);
  pressed?.removeAttribute('aria-busy');
  pressed?.click();
}

/** It must find the whole page. */
function fetchApp(): void {
  if (isComing) return;
  isComing = true;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', addApp);
  else addApp();
}

function addApp(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  script.onerror = () => {
    script.remove();
    if (pressed) tellLate();
    else isComing = false;
  };
  document.head.append(script);
}

/** Only to who is waiting for it: the text is here. */
function tellLate(): void {
  document.dispatchEvent(new Event(APP_LATE));
  setTimeout(() => {
    isComing = false;
    fetchApp();
  }, RETRY);
}

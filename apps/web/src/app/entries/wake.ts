import { APP_LATE, APP_STARTED, RETRY } from '../../lib/app-start.ts';
import { watchCountryText } from '../../lib/country-text.ts';
import { readCredentials } from '../../lib/credentials.ts';
import { showVoices, watchVoices } from '../../lib/voices.ts';

/**
 * The script of a page that reads without the app: an article. It blocks, so that what the reader's country adds stands in
 * the text before the first paint; the browser fetches it beside the boot script. The app comes when somebody presses what
 * needs it, and at once where it costs nothing (it is kept on this device) or where somebody is signed in. Links and the
 * boot script's own buttons work without it. A framed page never needs it. What is played with (a quiz, a voice) has a
 * small script of its own, which comes with the first press.
 */
const NEEDS_APP = 'button, input, select, label';
const WORKS_ALREADY = 'a, [data-asks-country], [data-exit], [data-consent], [data-print], [data-reload]';

const PLAYED = '[data-play]';

const { app: entry = '', player = '' } = document.currentScript?.dataset ?? {};
const { dataset: told } = document.documentElement;
const isEmbedded = 'embedded' in told;
let pressed: HTMLElement | undefined;
let isComing = false;

watchCountryText();
watchVoices(showVoices);
document.addEventListener('click', hold, true);

if (!isEmbedded) {
  document.addEventListener(APP_STARTED, pressAgain);
  if (navigator.serviceWorker?.controller || readCredentials().token) fetchApp();
}

/** Keeps the press until the app can hear it. */
function hold(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_APP);
  if (!control || target?.closest(WORKS_ALREADY)) return;
  const isPlayed = control.closest(PLAYED) !== null;
  // Once its script is here, it hears the press itself.
  if (isPlayed ? 'play' in told : isEmbedded) return;
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute('aria-busy', 'true');
  if (isPlayed) addPlayer(control);
  else {
    pressed = control;
    fetchApp();
  }
}

function addPlayer(control: HTMLElement): void {
  const script = document.createElement('script');
  script.src = player;
  script.onload = () => {
    control.removeAttribute('aria-busy');
    control.click();
  };
  script.onerror = () => {
    script.remove();
    control.removeAttribute('aria-busy');
    document.dispatchEvent(new Event(APP_LATE));
  };
  document.head.append(script);
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

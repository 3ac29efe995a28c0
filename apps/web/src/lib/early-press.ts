import { APP_STARTED } from './app-start.ts';
import { isPlainClick } from './plain-click.ts';
import { remove, write } from './storage.ts';

/** A page that reads without the app: its own script (`wake.ts`) keeps presses, and fetches the app for them. */
const SLEEPING = 'script[data-app]';
const WORKS_ALREADY = '[data-exit], [data-consent], [data-print], [data-reload]';

/**
 * Keeps the last press of a button until the app can hear it, and presses it again then. Buttons that send a form are
 * left out: what they send is only read by the app.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLElement | undefined;
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
    if (!button || button.matches(WORKS_ALREADY) || document.querySelector(SLEEPING)) return;
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', keep);
  document.addEventListener(
    APP_STARTED,
    () => {
      document.removeEventListener('click', keep);
      pressed?.removeAttribute('aria-busy');
      pressed?.click();
    },
    { once: true },
  );
}

/** Pixels that a finger may tremble within one press. */
const TREMBLE = 10;

/**
 * A press is meant for what it began on, also when that slid away before the finger was lifted because something above
 * it had just come: a list on the board, a picture. The browser would press what is there now, or nothing.
 */
export function keepMovedPress(): void {
  let control: HTMLElement | null = null;
  let top = 0;
  let pressedAt = 0;
  document.addEventListener('pointerdown', ({ target, clientY }) => {
    control = target instanceof Element ? target.closest('button, a') : null;
    top = control?.getBoundingClientRect().top ?? 0;
    pressedAt = clientY;
  });
  document.addEventListener(
    'click',
    (event) => {
      const meant = control;
      control = null;
      if (!meant || !(event.target instanceof Node) || meant.contains(event.target)) return;
      if (Math.abs(event.clientY - pressedAt) > TREMBLE || meant.getBoundingClientRect().top === top) return;
      event.preventDefault();
      event.stopPropagation();
      meant.click();
    },
    true,
  );
}

/**
 * A question that is chosen before the app can hand it over in memory is kept for the page that its link leads to. In
 * the address it would stay in the browser's history. React lets no press through on a part that it has not woken, so this
 * listens before it; what the app has taken up is not kept.
 */
export function keepChosenQuestion(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const question = event.target.closest('a')?.querySelector('[data-question]')?.textContent;
      if (question) write('chosen_question', question);
    },
    true,
  );
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented) remove('chosen_question');
  });
}

import { acceptAge, declineAge, readGate, resetAge, showGate } from './gate.ts';

const ANSWERS: Record<string, () => void> = { accept: acceptAge, decline: declineAge, reset: resetAge };

/** Hears the gate's buttons (`data-consent`) from the boot script: they work before the app has loaded. */
export function listenForAnswers(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('[data-consent]') : null;
    const answer = ANSWERS[target?.getAttribute('data-consent') ?? ''];
    if (!answer) return;
    answer();
    showGate(readGate(), window.location.pathname);
    focusHeading();
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.dataset['gate']) focusHeading();
  });
}

/** The heading of what is on screen now: of a gate panel, else of the page. */
function focusHeading(): void {
  const gate = document.documentElement.dataset['gate'];
  const heading = document.querySelector<HTMLElement>(gate ? `#gate-${gate}-title` : '#main h1');
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

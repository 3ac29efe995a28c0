import { splitPath } from '@salama/contract/language.ts';

/** Told to the page around a framed one when Escape is pressed inside. */
export const FRAME_ESCAPE = 'salama-frame-escape';

/** Whether this page stands in a frame, or was asked to show itself without its surroundings. */
export function isEmbedded(): boolean {
  return isFramed() || new URLSearchParams(window.location.search).has('embedded');
}

function isFramed(): boolean {
  return window.top !== window.self;
}

/** A framed page shows its text alone; what leads elsewhere leads the whole tab there. */
export function showEmbedded(): void {
  document.documentElement.dataset['embedded'] = isFramed() ? 'frame' : 'tab';
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && !/^\/learn\/./.test(splitPath(link.pathname).path)) link.target = '_top';
  });
  if (isFramed()) document.addEventListener('DOMContentLoaded', nameMain);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tellParent();
  });
}

/** Two documents in one window have a main part each: this one is called by its heading. */
function nameMain(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1')?.textContent;
  if (main && heading) main.setAttribute('aria-label', heading);
}

/** Only a page of ours may frame ours, so the parent can be spoken to. */
function tellParent(): void {
  if (isFramed()) window.parent.document.dispatchEvent(new Event(FRAME_ESCAPE));
}

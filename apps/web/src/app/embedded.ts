import { splitPath } from '@salama/contract/language.ts';
import { FRAME_ESCAPE } from '../lib/moving.ts';
import { isPlainClick } from '../lib/plain-click.ts';

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
  document.addEventListener('click', followLink);
  if (isFramed()) document.addEventListener('DOMContentLoaded', nameMain);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tellParent();
  });
}

/** In a frame the next page or section takes the place of this one: the history would name it, and Back leave the reader open. */
function followLink(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"], a[href^="#"]') : null;
  if (!link || event.defaultPrevented) return;
  const stays =
    link.pathname === window.location.pathname || /^\/learn\/./.test(splitPath(link.pathname).path);
  if (!stays) link.target = '_top';
  else if (isFramed() && isPlainClick(event)) {
    event.preventDefault();
    window.location.replace(link.href);
  }
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

import { splitPath } from '@salama/contract/language.ts';
import { exitAddress } from './exit-address.ts';
import { readFlag, readText, remove, removeEverything, write } from './storage.ts';

const LEAVING = 'salama-exit';
const PRESSES = 3;
const WINDOW_MS = 5_000;

/**
 * Registers what must be emptied when the person leaves in a hurry: chat in memory, drafts. Returns the way to stop.
 * An event rather than a list, since the script that leaves is a separate file that works before the app does.
 */
export function onExit(callback: () => void, page: Document = document): () => void {
  page.addEventListener(LEAVING, callback);
  return () => page.removeEventListener(LEAVING, callback);
}

/**
 * Leaves at once, in every tab: hides the page in this frame, even when the network stalls, lets the app empty itself
 * and replaces the page, so that Back does not return to it. Login, signed session and tracker stay; the kept board
 * goes, and nobody is told any more which posts were written here (`lib/own-marks.ts`).
 */
export function leave(): void {
  hidePage();
  remove('community-storage', 'testimonials');
  write('last_exit', Math.random().toString(36).slice(2));
  leaveTab();
}

/** The same for one tab: another has left, or everything was erased and nothing may be written. */
export function leaveTab(): void {
  hidePage();
  write('exited', true);
  remove('chosen_question');
  emptyMemory();
  goAway();
}

/** Empties what the app holds in memory, and what it would write back. */
export function emptyMemory(): void {
  for (const page of new Set([document, outermost().document])) page.dispatchEvent(new Event(LEAVING));
}

/**
 * Guards against Back: a page reached through the history while `exited` is set replaces itself, from the network
 * (`back_forward`), a restored tab (`reload`) or the browser's cache of live pages. A visit typed or clicked is a
 * `navigate` and means that the person wants to be here again.
 */
export function guardReturn(): void {
  if (readFlag('exited') && navigationType() !== 'navigate') {
    hidePage();
    goAway();
  } else {
    remove('exited');
  }
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted || !readFlag('exited')) return;
    hidePage();
    goAway();
  });
}

/** Tells every other tab that this device is being emptied. They hear of the change; what was written goes at once. */
export function tellErasing(): void {
  write('erased', true);
  remove('erased');
}

/**
 * What is erased or left in one tab is left in all of them: this one would go on showing it, and write it back. A page
 * out of the browser's cache of live pages has heard nothing, but finds the age gate closed that was open (`isOpen`), or
 * another Exit than it knew.
 */
export function listenForOtherTabs(isOpen: () => boolean): void {
  const followErasing = () => {
    removeEverything();
    leaveTab();
  };
  let before = { isOpen: false, exit: readText('last_exit') };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null) return;
    if (key === 'erased') followErasing();
    if (key === 'last_exit') leaveTab();
  });
  window.addEventListener('pagehide', () => {
    before = { isOpen: isOpen(), exit: readText('last_exit') };
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const exit = readText('last_exit');
    if (before.isOpen && !isOpen()) followErasing();
    else if (exit !== undefined && exit !== before.exit) leaveTab();
  });
}

/** Exit by click on anything marked `data-exit`, and by Shift three times within five seconds. */
export function listenForExit(now: () => number): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-exit]')) return;
    event.preventDefault();
    leave();
  });
  let presses: number[] = [];
  document.addEventListener('keydown', (event) => {
    if (event.repeat) return;
    presses = event.key === 'Shift' ? [...presses.filter((at) => now() - at < WINDOW_MS), now()] : [];
    if (presses.length >= PRESSES) leave();
    else tellPresses(presses.length);
  });
}

function hidePage(): void {
  for (const page of new Set([document, outermost().document])) {
    page.documentElement.dataset['left'] = '';
    page.title = '…';
  }
}

function goAway(): void {
  outermost().location.replace(exitAddress(splitPath(window.location.pathname).language));
}

/** Leaving a framed page means leaving the page around it. Only a page of ours may frame ours. */
function outermost(): Window {
  return window.top ?? window;
}

function navigationType(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : 'navigate';
}

/** Tells a screen reader how many presses are left. The sentences stand in the page, in its language. */
function tellPresses(count: number): void {
  const status = document.getElementById('exit-status');
  if (status) status.textContent = (count > 0 && status.dataset[`after${count}`]) || '';
}

import { read } from './storage.ts';

/** What prerendered text offers and needs no app for: heard by the boot script. */
export function listenForPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}

/** A link to a folded place unfolds it first: browsers of before 2026 do not all do so by themselves. */
export function listenForFolded(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) unfoldPlace(link.hash);
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (unfoldPlace(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}

/** Opens what hides the place that a hash names; whether anything did. */
export function unfoldPlace(hash: string): boolean {
  const folded = hash ? document.getElementById(hash.slice(1))?.closest('details') : null;
  if (!folded || folded.open) return false;
  folded.open = true;
  return true;
}

/** Unfolds the lines of the country that the person has chosen, as soon as they are there. */
export function openChosenCountry(): void {
  document.addEventListener('DOMContentLoaded', unfoldCountry);
}

export function unfoldCountry(): void {
  const country = read('country', (value) => (typeof value === 'string' ? value : undefined));
  for (const lines of document.querySelectorAll<HTMLDetailsElement>('details[data-country]'))
    if (lines.dataset['country'] === country) lines.open = true;
}

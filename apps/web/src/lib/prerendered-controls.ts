import { read } from './storage.ts';

/** What prerendered text offers and needs no app for: heard by the boot script. */
export function listenForPrint(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
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

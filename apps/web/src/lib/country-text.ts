import { COUNTRY_CHOSEN } from './country-event.ts';
import { showCountryLines } from './country-lines.ts';
import { showCountryRows, watchCountryRows } from './country-rows.ts';
import { showHelpPlaces } from './help-places.ts';
import { unfoldCountry } from './prerendered-controls.ts';

/**
 * Fills what a text leaves to the reader's country: as soon as the parser has brought it and before it is painted, and anew
 * when another country is chosen. For an article's own script, and for the app that shows one; who comes second is idle.
 */
export function watchCountryText(): void {
  const { dataset } = document.documentElement;
  if ('countryText' in dataset) return;
  dataset['countryText'] = '';
  watchCountryRows();
  document.addEventListener(COUNTRY_CHOSEN, showHelpPlaces);
  document.addEventListener(COUNTRY_CHOSEN, showCountryLines);
  document.addEventListener(COUNTRY_CHOSEN, unfoldCountry);
  show();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    show();
  });
}

function show(): void {
  showCountryRows();
  showHelpPlaces();
  showCountryLines();
}

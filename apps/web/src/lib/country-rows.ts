import { isCountry } from '@salama/contract/country.ts';
import { localPath, splitPath } from '@salama/contract/language.ts';
import { COUNTRY_CHOSEN, tellCountry } from './country-event.ts';
import { read, remove, write } from './storage.ts';

const PAGE = '/learn/law';

/** Pages of countries by their address, as far as they were asked for. */
const pages = new Map<string, Promise<Document>>();

/** Hears which country is chosen in a text that reads without the app, and fills its rows anew whenever one is. */
export function watchCountryRows(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-country-choice]')) return;
    if (target.value) write('country', target.value);
    else remove('country');
    // What was asked for is read out; what comes by itself, and to other passages, is not.
    for (const row of target.closest('.law-lines')?.querySelectorAll('[data-row]') ?? [])
      row.setAttribute('aria-live', 'polite');
    tellCountry();
  });
  document.addEventListener(COUNTRY_CHOSEN, showCountryRows);
}

/** Fills what a text leaves to the reader's country: room is kept for each row, so that nothing moves when it comes. */
export function showCountryRows(): void {
  const country = read('country', (value) => (isCountry(value) ? value : undefined)) ?? '';
  const { language } = splitPath(location.pathname);
  const address = localPath(language, country ? `${PAGE}-${country.toLowerCase()}` : PAGE);
  for (const choice of all<HTMLSelectElement>('select[data-country-choice]')) choice.value = country;
  for (const link of all<HTMLAnchorElement>('a[data-country-page]')) link.setAttribute('href', address);
  for (const place of all('[data-country-row]')) {
    if ((place.dataset['shows'] ?? '') === country) continue;
    place.dataset['shows'] = country;
    place.hidden = !keepRoom(place, country);
    if (!place.hidden) void fill(place, country, address);
  }
}

function all<E extends HTMLElement>(selector: string): NodeListOf<E> {
  return document.querySelectorAll<E>(selector);
}

/** As many letters as will come, and a line for their source. False where the country has no profile. */
function keepRoom(place: HTMLElement, country: string): boolean {
  const length: unknown = JSON.parse(place.dataset['lengths'] ?? '{}')[country];
  const row = place.querySelector('[data-row]');
  if (typeof length !== 'number' || !row) return false;
  const room = document.createElement('p');
  room.className = 'invisible';
  room.textContent = 'letter '.repeat((length + LENGTH_OF_SOURCE) / 7);
  row.replaceChildren(room);
  return true;
}
const LENGTH_OF_SOURCE = 110;

async function fill(place: HTMLElement, country: string, address: string): Promise<void> {
  try {
    const page = await pageAt(address);
    const row = page.querySelector(`[data-row-of="${place.dataset['countryRow']}"]`);
    if (place.dataset['shows'] !== country) return;
    place.hidden = !row;
    if (row) place.querySelector('[data-row]')?.replaceChildren(...document.importNode(row, true).childNodes);
  } catch {
    // The link to the page stays; the next choice, or the next visit, tries again.
    place.hidden = true;
    delete place.dataset['shows'];
  }
}

function pageAt(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const asked = fetchPage(address);
  asked.catch(() => pages.delete(address));
  pages.set(address, asked);
  return asked;
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

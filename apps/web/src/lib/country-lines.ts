import { isCountry } from '@salama/contract/country.ts';
import { read } from './storage.ts';

/** Shows, of what countries do otherwise, the lines of the one that is chosen. Without scripts all of them stand there. */
export function showCountryLines(): void {
  const country = read('country', (value) => (isCountry(value) ? value : undefined));
  for (const line of document.querySelectorAll<HTMLElement>('[data-country-line]'))
    line.hidden = line.dataset['countryLine'] !== country;
}

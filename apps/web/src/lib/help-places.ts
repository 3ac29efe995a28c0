import { isCountry } from '@salama/contract/country.ts';
import { read } from './storage.ts';

/** Names the lines of the country that the person has chosen; without one the words that hold anywhere stay. */
export function showHelpPlaces(): void {
  const country = storedCountry();
  for (const text of document.querySelectorAll<HTMLElement>('[data-help-words]')) {
    for (const help of (text.dataset['helpWords'] ?? '').split('\n')) {
      const [use = '', words = '', ...lines] = help.split('\t');
      const line = lines.find((one) => one.startsWith(`${country}=`))?.slice(country.length + 1);
      for (const place of text.querySelectorAll<HTMLElement>(`[data-help="${use}"]`)) {
        if ((place.dataset['shows'] ?? '') !== country) show(place, words, line);
        place.dataset['shows'] = country;
      }
    }
  }
}

function storedCountry(): string {
  return read('country', (value) => (isCountry(value) ? value : undefined)) ?? '';
}

function show(place: HTMLElement, words: string, line: string | undefined): void {
  const anywhere = place.dataset['anywhere'] ?? place.textContent ?? '';
  place.dataset['anywhere'] = anywhere;
  const [, number, answerer] = /^(.+) (\(.+\))$/.exec(line ?? '') ?? [];
  if (!words || !number) {
    place.textContent = anywhere;
    return;
  }
  const link = document.createElement('a');
  link.href = `tel:${number.replace(/ /g, '')}`;
  link.textContent = number;
  const [before = '', after = ''] = words.split('{line}');
  const isCapital = anywhere.charAt(0) !== anywhere.charAt(0).toLowerCase();
  const begun = isCapital ? before.charAt(0).toUpperCase() + before.slice(1) : before;
  place.textContent = begun;
  place.append(link, ` ${answerer}${after}`);
}

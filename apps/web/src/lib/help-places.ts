import { isCountry } from '@salama/contract/country.ts';
import { read } from './storage.ts';

/** What a page says of whom to call, in its `data-help-words`. Made by `apps/web/build/help-places.ts`. */
export interface PageHelp {
  /** By the help that is meant: the words with a line of the country, `{line}` in its place. */
  words: Record<string, string>;
  /** By country and help: number and who picks up, `1199 (crisis line)`. Nothing where no line is known to help. */
  lines: Record<string, Record<string, string>>;
}

/** Names the lines of the country that the person has chosen; without one the words that hold anywhere stay. */
export function showHelpPlaces(): void {
  const country = storedCountry();
  for (const text of document.querySelectorAll<HTMLElement>('[data-help-words]')) {
    const { words, lines }: PageHelp = JSON.parse(text.dataset['helpWords'] ?? '');
    for (const place of text.querySelectorAll<HTMLElement>('[data-help]')) {
      const use = place.dataset['help'] ?? '';
      if ((place.dataset['shows'] ?? '') !== country) show(place, words[use], lines[country]?.[use]);
      place.dataset['shows'] = country;
    }
  }
}

function storedCountry(): string {
  return read('country', (value) => (isCountry(value) ? value : undefined)) ?? '';
}

function show(place: HTMLElement, words: string | undefined, line: string | undefined): void {
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

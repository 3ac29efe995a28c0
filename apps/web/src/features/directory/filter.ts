import type { Country } from '@salama/contract/country.ts';
import { answers, type Need } from './needs.ts';

/** Shows the lines of a country, or of all, that answer a need, or all. Returns how many lines are shown. */
export function showLines(place: HTMLElement, country: Country | undefined, need: Need | undefined): number {
  let count = 0;
  for (const section of place.querySelectorAll<HTMLElement>('[data-lines-of]')) {
    section.hidden = country !== undefined && section.dataset['linesOf'] !== country;
    const shown = showKinds(section, 'li[data-kind]', need);
    if (!section.hidden) count += shown;
    const gaps = section.querySelector<HTMLElement>('[data-gaps]');
    if (gaps) gaps.hidden = showKinds(gaps, '[data-gap]', need) === 0;
  }
  return count;
}

function showKinds(place: HTMLElement, items: string, need: Need | undefined): number {
  const all = [...place.querySelectorAll<HTMLElement>(items)];
  for (const item of all) item.hidden = !answers(need, item.dataset['kind'] ?? item.dataset['gap'] ?? '');
  return all.filter(({ hidden }) => !hidden).length;
}

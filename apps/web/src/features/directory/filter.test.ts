import { beforeEach, describe, expect, it } from 'vitest';
import { showLines } from './filter.ts';

const section = (country: string, kinds: string[], gaps: string[] = []) => `
  <section data-lines-of="${country}">
    <ul>${kinds.map((kind) => `<li data-kind="${kind}">${country} ${kind}</li>`).join('')}</ul>
    <div data-gaps><ul>${gaps.map((kind) => `<li data-gap="${kind}">no ${kind}</li>`).join('')}</ul></div>
  </section>`;

describe('the lines that are shown', () => {
  const place = document.createElement('div');
  beforeEach(() => {
    place.innerHTML =
      section('world', ['emergency']) +
      section('KE', ['emergency', 'police', 'gbv', 'gbv'], ['hiv', 'mental']) +
      section('TZ', ['emergency'], ['gbv']);
  });
  const visible = () =>
    [...place.querySelectorAll<HTMLElement>('li')]
      .filter((item) => !item.closest('[hidden]'))
      .map(({ textContent }) => textContent);

  it('are all of them while nothing is chosen', () => {
    expect(showLines(place, undefined, undefined)).toBe(6);
    expect(visible()).toHaveLength(9);
  });

  it('are those of the country that is chosen', () => {
    expect(showLines(place, 'TZ', undefined)).toBe(1);
    expect(visible()).toEqual(['TZ emergency', 'no gbv']);
  });

  it('are those that answer the need, with what is missing for it', () => {
    expect(showLines(place, 'KE', 'gbv')).toBe(2);
    expect(visible()).toEqual(['KE gbv', 'KE gbv']);
    expect(showLines(place, 'KE', 'hiv')).toBe(0);
    expect(visible()).toEqual(['no hiv']);
    expect(showLines(place, 'KE', 'emergency')).toBe(2);
  });

  it('come back when the choice is taken back', () => {
    showLines(place, 'KE', 'hiv');
    expect(showLines(place, undefined, undefined)).toBe(6);
    expect(visible()).toHaveLength(9);
  });
});

import type { Page } from '@playwright/test';
import { controls as en } from '@salama/contract/texts/en-controls.ts';
import { controls as fr } from '@salama/contract/texts/fr-controls.ts';
import { controls as sw } from '@salama/contract/texts/sw-controls.ts';

/** Where Exit leads; nothing is fetched from there (`salama.ts` answers). */
export const ELSEWHERE = /wikipedia/;

/** The Exit of the page, which shows on every one. */
export const exitOf = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^(?:${en.exit}|${sw.exit}|${fr.exit})$`) }).first();

/** Every Exit in sight that does not lie whole inside the screen, and every header that is wider than it. */
export function lostExits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1,
      );
    const inFront = document.querySelector('dialog[open]') ?? document;
    const exits = shown('[data-exit]').filter((exit) => inFront.contains(exit));
    const cut = exits.filter((exit) => {
      const { left, right, top, bottom } = exit.getBoundingClientRect();
      const isInside = left >= 0 && right <= width && top >= 0 && bottom <= window.innerHeight;
      const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !isInside || exit.scrollWidth > exit.clientWidth || !spot?.closest('[data-exit]');
    });
    const wide = shown('header > *').filter((row) => row.scrollWidth > width);
    return [
      ...(exits.length === 0 ? ['there is no Exit'] : []),
      ...cut.map((exit) => `Exit at ${exit.getBoundingClientRect().right}`),
      ...wide.map((row) => `a header of ${row.scrollWidth}`),
    ];
  });
}

import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const SIZES = [100, 150, 200];
const WIDTHS = [360, 320];
const HEIGHT = 740;

/** Every Exit in sight that does not lie whole inside the screen, and every header that is wider than it. */
function lost(page: Page): Promise<string[]> {
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

/** Looks at the age gate, the page behind it and its menu. */
async function look(page: Page, language: (typeof LANGUAGES)[number], enlarge: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const note = async (place: string) =>
      found.push(...(await lost(page)).map((what) => `${width} ${place}: ${what}`));
    await page.goto(localPath(language, '/about'));
    await enlarge();
    await page.evaluate(() => {
      document.documentElement.dataset['gate'] = 'ask';
    });
    await note('gate');
    await page.evaluate(() => delete document.documentElement.dataset['gate']);
    await note('page');
    await page.locator('header button[aria-haspopup]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await note('menu');
  }
  return found;
}

for (const language of LANGUAGES)
  for (const size of SIZES)
    test(`Exit stays inside the screen with the browser's text at ${size} % in ${language}`, async ({
      page,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
      expect(await look(page, language, async () => undefined)).toEqual([]);
    });

test.describe('on a phone whose own text is large', () => {
  test.use({ isMobile: true });

  for (const language of LANGUAGES)
    for (const size of SIZES)
      test(`Exit stays inside the screen at ${size} % in ${language}`, async ({ page }) => {
        const enlarge = () =>
          page.evaluate(
            (percent) => document.documentElement.style.setProperty('text-size-adjust', `${percent}%`),
            size,
          );
        expect(await look(page, language, enlarge)).toEqual([]);
      });
});

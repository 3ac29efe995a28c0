import { endMotion } from './axe.ts';
import { lostExits } from './exits.ts';
import { expect, LANGUAGES, localPath, type Page, PUBLIC_PATHS, test } from './salama.ts';

const SIZES = [100, 150, 200];
const WIDTHS = [360, 320];
const HEIGHT = 740;

/** Looks at the age gate, the page behind it and its menu, at each size of text and width of screen. */
async function look(
  page: Page,
  language: (typeof LANGUAGES)[number],
  enlarge: (size: number) => Promise<void>,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const size of SIZES) {
    await page.goto(localPath(language, '/about'));
    await enlarge(size);
    const note = async (place: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        found.push(...(await lostExits(page)).map((what) => `${size} % ${width} ${place}: ${what}`));
      }
    };
    await page.evaluate(() => {
      document.documentElement.dataset['gate'] = 'ask';
    });
    await note('gate');
    await page.evaluate(() => delete document.documentElement.dataset['gate']);
    await note('page');
    await page.locator('header button[aria-haspopup]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await endMotion(page);
    await note('menu');
  }
  return found;
}

for (const language of LANGUAGES)
  test(`Exit stays inside the screen with the browser's text at 100, 150 and 200 % in ${language}`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const enlarge = async (size: number) =>
      void (await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } }));
    expect(await look(page, language, enlarge)).toEqual([]);
  });

test.describe('on a phone whose own text is large', () => {
  test.use({ isMobile: true });

  for (const language of LANGUAGES)
    test(`Exit stays inside the screen at 100, 150 and 200 % in ${language}`, async ({ page }) => {
      const enlarge = (size: number) =>
        page.evaluate(
          (percent) => document.documentElement.style.setProperty('text-size-adjust', `${percent}%`),
          size,
        );
      expect(await look(page, language, enlarge)).toEqual([]);
    });
});

for (const language of LANGUAGES)
  test(`no page is wider than the screen with text at 200 % in ${language}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
    const wide: string[] = [];
    for (const path of [...PUBLIC_PATHS, '/learn/condoms', '/profile']) {
      await page.goto(localPath(language, path));
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) wide.push(`${path} ${width}`);
    }
    expect(wide).toEqual([]);
  });

import { faultsOf } from './axe.ts';
import { newWord } from './board.ts';
import { openDesk, postHeld } from './desk.ts';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

const PARTS = [
  '',
  '/users',
  '/materials',
  '/materials/new',
  '/reports',
  '/suggestions',
  '/stories',
  '/answers',
  '/corrections',
  '/trail',
  '/protection',
];
const NARROW = { width: 320, height: 640 };

for (const language of LANGUAGES)
  test(`every part of the desk in ${language} passes axe and fits a narrow phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.request.post('/api/v1/suggestions', { data: { suggestion: `More about ${newWord()}` } });
    await postHeld(page, `Let us meet at the ${newWord()} market tomorrow`);
    await openDesk(page);
    const usual = page.viewportSize() ?? NARROW;
    const found: Record<string, unknown> = {};
    for (const part of PARTS) {
      await page.goto(localPath(language, `/admin${part}`));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('main').locator('.animate-pulse')).toHaveCount(0);
      const faults = await faultsOf(page);
      await page.setViewportSize(NARROW);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.setViewportSize(usual);
      if (over !== 0 || faults.length > 0) found[part] = { over, faults };
    }
    expect(found).toEqual({});
  });

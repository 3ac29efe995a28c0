import { newWord, openBoard, post } from './board.ts';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

test('on a phone the newest question stands in the first screen, below one line to write on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page);
  await post(page, `What did others ask about ${newWord()}?`);
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/community'));
    const title = page.getByRole('article').first().getByRole('heading');
    await expect(title).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(title).toBeInViewport({ ratio: 0.6 });
    const box = page.getByRole('textbox').first();
    expect((await box.boundingBox())?.height).toBeLessThan(60);
    await box.focus();
    await expect(page.locator('form button[type="submit"]')).toBeVisible();
  }
});

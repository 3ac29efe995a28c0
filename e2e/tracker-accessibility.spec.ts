import { AxeBuilder } from '@axe-core/playwright';
import { openTracker, periodsFrom } from './diary.ts';
import { expect, LANGUAGES, type Page, test } from './salama.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

for (const language of LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the tracker with everything open passes axe in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const long = periodsFrom(304, 276, 248, 180, 152, 124, 62).concat(periodsFrom(58));
      await openTracker(page, { language, diary: long });
      await expect(page.locator('summary').nth(3)).toBeVisible();
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      await page.getByRole('switch').first().check();
      expect(await violations(page)).toEqual([]);
    });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the closed lock and the questions pass axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openTracker(page);
    await page.getByRole('switch', { name: 'Period Day' }).check();
    await page.getByRole('link', { name: 'Find Services' }).click();
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Lock', { exact: true }).click();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Turn on the lock' }) });
    await form.getByLabel('Passphrase', { exact: true }).fill('four words to keep');
    await form.getByLabel('Repeat the passphrase').fill('four words to keep');
    await form.getByRole('button', { name: 'Turn on the lock' }).click();
    await page.getByRole('button', { name: 'Lock now' }).click();
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

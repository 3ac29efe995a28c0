import { faultsOf } from './axe.ts';
import { openTracker, periodsFrom } from './diary.ts';
import { expect, LANGUAGES, test } from './salama.ts';

for (const language of LANGUAGES)
  test(`the tracker with everything open passes axe in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const long = periodsFrom(304, 276, 248, 180, 152, 124, 62).concat(periodsFrom(58));
    await openTracker(page, { language, diary: long });
    await expect(page.locator('summary').nth(3)).toBeVisible();
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await page.getByRole('switch').first().check();
    expect(await faultsOf(page)).toEqual([]);
  });

test('the closed lock and the questions pass axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTracker(page);
  await page.getByRole('switch', { name: 'Period Day' }).check();
  await page.getByRole('link', { name: 'Find Services' }).click();
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Lock', { exact: true }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Turn on the lock' }) });
  await form.getByLabel('Passphrase', { exact: true }).fill('four words to keep');
  await form.getByLabel('Repeat the passphrase').fill('four words to keep');
  await form.getByRole('button', { name: 'Turn on the lock' }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

import { ask, expect, started, test } from './salama.ts';

test('switching the language keeps the conversation and the half-written question', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'How long does an implant last?');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(
    /3 to 5 years|five years|5 years/,
  );
  await page.getByRole('textbox', { name: 'Your question' }).fill('and the coil');
  await page
    .getByRole('link', { name: /Kiswahili|SW/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sw\/chat$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByText('How long does an implant last?')).toBeVisible();
  await expect(page.locator('textarea')).toHaveValue('and the coil');
});

test('the chosen language is remembered', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Français|FR/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr$/);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr$/);
});

test('the theme follows the system until one is chosen, and the choice lasts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).not.toBe(dark);
  await page
    .getByRole('group', { name: 'Theme' })
    .getByRole('radio', { name: 'Dark' })
    .check({ force: true });
  await expect.poll(background).toBe(dark);
  await page.reload();
  await expect.poll(background).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('who wants less motion sees the colours change at once, and not level by level', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await started(page);
  const transitions = page.evaluate(
    () =>
      new Promise((resolve) => {
        let begun = 0;
        document.addEventListener('transitionrun', () => ++begun);
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
          setTimeout(() => resolve(begun), 300),
        );
      }),
  );
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await transitions).toBe(0);
});

test('the page begins at the top after every change of page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

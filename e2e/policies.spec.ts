import { expect, started, test } from './salama.ts';

test('the privacy policy has its eight sections and the date of its words', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-03-05T10:00:00Z'));
  await page.goto('/privacy-policy');
  await expect(page.locator('main h2')).toHaveText([
    '1. Introduction',
    '2. Information We Collect',
    '3. How We Use Your Information',
    '4. Information Security',
    '5. Messaging-app integration',
    '6. Your Rights',
    '7. Contact Us',
    '8. Updates to This Policy',
  ]);
  await expect(page.getByText('Last updated:')).toContainText('23 November 2026');
  await expect(page.getByText('Read by you on:')).toContainText('5 March 2027');
});

test('the buttons of the about page lead somewhere', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main').getByRole('link', { name: 'Join the community' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await page.goto('/about');
  await page.locator('main').getByRole('link', { name: 'Ask a question' }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('the apps page opens the tracker, names what is coming, and installs where the browser offers it', async ({
  page,
}) => {
  await page.goto('/apps');
  const main = page.locator('main');
  await expect(main.getByText('Coming soon')).toBeVisible();
  await expect(main.getByText('choose “Add to home screen”')).toBeVisible();
  await expect(page.getByRole('switch')).toBeVisible();
  await started(page);
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
    });
    window.dispatchEvent(event);
  });
  await main.getByRole('button', { name: 'Add to home screen' }).click();
  await expect(page.locator('html[data-prompted]')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(main.getByText('Salama is on your home screen.')).toBeVisible();
  await main.getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(/\/apps\/period-tracker$/);
});

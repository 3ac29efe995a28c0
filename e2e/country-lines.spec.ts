import { expect, test } from './salama.ts';

const DANGER_SIGNS = '/learn/recovery-care#danger-signs';

test('an article says what holds anywhere to who has no scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(DANGER_SIGNS);
  const section = page.getByRole('region', { name: 'danger signs after an abortion' });
  await expect(section).toContainText('Go to the nearest hospital now if you have one of these signs');
  await context.close();
});

test('an article names the line of the chosen country before its text is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('country', 'RW');
    // In the frame in which it would be painted for the first time.
    const look = () => {
      const place = document.querySelector('[data-help="medical"]');
      if (place) document.documentElement.dataset['firstSaid'] = place.textContent ?? '';
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(DANGER_SIGNS);
  const section = page.getByRole('region', { name: 'danger signs after an abortion' });
  await expect(section).toContainText('Call 912 (ambulance) or go to the nearest hospital now if you have');
  await expect(section.getByRole('link', { name: '912' })).toHaveAttribute('href', 'tel:912');
  await expect(page.locator('html')).toHaveAttribute('data-first-said', /912 \(ambulance\)/);
});

test('an article that is opened from another page follows the country too', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Rwanda');
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('danger signs after an abortion');
  await page
    .getByRole('link', { name: /danger signs after an abortion/ })
    .first()
    .click();
  await expect(page.locator('[data-help="medical"]').first()).toContainText('912 (ambulance)');
});

test('a line that nobody has confirmed for half a year says so on the day of its reader', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T12:00:00Z');
  await page.goto('/services');
  await expect(page.getByText(/^\d+ lines$/)).toBeVisible();
  await expect(page.getByText('Not confirmed since').filter({ visible: true })).toHaveCount(0);
  await page.clock.setFixedTime('2030-01-01T12:00:00Z');
  await page.reload();
  await expect(page.getByText('Not confirmed since').filter({ visible: true }).first()).toBeVisible();
});

test('an article tells what the guidelines of the chosen country do otherwise, and of no other', async ({
  page,
}) => {
  await page.goto('/learn/every-three-months');
  const line = page.getByText(/^In Uganda you go back for the next injection/).first();
  await expect(line).toBeHidden();
  await page.evaluate(() => localStorage.setItem('country', 'UG'));
  await page.reload();
  await expect(line).toBeVisible();
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './axe.ts';
import { expect, kept, LANGUAGES, localPath, test } from './salama.ts';

const COUNTRIES = readdirSync(join(import.meta.dirname, '../content/countries'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name.toUpperCase());

test('every country’s lines are readable without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/services');
  for (const country of COUNTRIES) {
    const lines = page.locator(`[data-lines-of="${country}"]`);
    await expect(lines.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(lines.getByRole('link', { name: /^Call \d/ }).first()).toBeVisible();
  }
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.getByRole('navigation', { name: 'All countries' }).getByRole('link', { name: 'Uganda' }).click();
  await expect(page.getByRole('heading', { name: 'Uganda', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Will they tell my parents?' })).toBeVisible();
  await context.close();
});

test('the country is chosen, never guessed, and remembered', async ({ page }) => {
  await page.goto('/services');
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await expect(country).toHaveValue('');
  await country.selectOption('Kenya');
  await expect(page.getByRole('heading', { name: 'Tanzania', exact: true })).toBeHidden();
  const child = page.getByRole('link', { name: 'Call 116, Child helpline' });
  await expect(child).toHaveAttribute('href', 'tel:116');
  await page.reload();
  await expect(country).toHaveValue('KE');
  await expect(page.getByRole('heading', { name: 'Tanzania', exact: true })).toBeHidden();
  await country.selectOption('All countries');
  await expect(page.getByRole('heading', { name: 'Tanzania', exact: true })).toBeVisible();
});

test('the lines are narrowed to a need, and what nobody confirmed is said', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Tanzania');
  await page.getByText('HIV', { exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '0 lines' })).toBeVisible();
  const region = page.getByRole('region', { name: 'Tanzania' });
  await expect(region.getByText('No line confirmed')).toBeVisible();
  await expect(region.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await page.getByText('Violence', { exact: true }).first().click();
  await expect(region.getByRole('link', { name: /^Call 116/ })).toBeVisible();
});

test('a country whose 112 nobody answers shows its own number alone', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call 112' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Burundi');
  await expect(main.getByRole('link', { name: /^Call 113/ })).toBeVisible();
  await expect(main.locator('a[href="tel:112"]:visible')).toHaveCount(0);
});

test('each line names its source and the day it was checked', async ({ page }) => {
  await page.goto('/services');
  const lines = page.locator('[data-lines-of] li[data-kind]');
  const count = await lines.count();
  expect(count).toBeGreaterThan(30);
  for (const text of await lines.allTextContents())
    expect(text).toMatch(/Source read on \d+ \w+ \d{4}\. Source: \S/);
});

test('the page with a country chosen passes axe and needs no sideways scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/services'));
    await page.getByRole('combobox').selectOption('CD');
    expect(await faultsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  }
});

test.describe('with what the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page works offline after a visit', async ({ page, context }) => {
    await page.goto('/services');
    await kept(page);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/services');
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Rwanda');
    await expect(
      page.getByRole('region', { name: 'Rwanda' }).getByRole('link', { name: /^Call 112/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kenya', exact: true })).toBeHidden();
  });

  test('an article that was read stays readable offline, and titles can still be searched', async ({
    page,
    context,
  }) => {
    await page.goto('/learn');
    await kept(page);
    await page.reload();
    await page.goto('/learn/condoms');
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/learn/condoms'))))
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/learn/condoms');
    await expect(page.getByRole('heading', { level: 1, name: 'Condoms, step by step' })).toBeVisible();
    await page.goto('/learn');
    await page.getByRole('searchbox').fill('step by step');
    await expect(page.getByRole('link', { name: /Condoms, step by step/ }).first()).toBeVisible();
  });
});

test('a source in another language than the page says in which', async ({ page }) => {
  await page.goto('/sw/services');
  const sources = page.locator('main a[target="_blank"]');
  await expect(sources.locator('[lang="en"]').first()).toBeAttached();
  await expect(sources.locator('[lang="sw"]')).toHaveCount(0);
  await page.goto('/services');
  await expect(page.locator('main a[target="_blank"] [lang="fr"]').first()).toBeAttached();
});

import { faultsOf } from './axe.ts';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

/** A section that leaves the law to the reader's country. */
const ARTICLE = '/learn/first-times';
const ROW = '[data-country-row="consent"]';

test('a passage shows the law of the country that is chosen in it, without the app, and keeps the choice', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ARTICLE);
  const row = page.locator(ROW).first();
  await expect(row).toBeHidden();
  await page.locator('select[data-country-choice]').first().selectOption({ label: 'Kenya' });
  await expect(row).toContainText('18');
  await expect(row.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(scripts.filter((url) => !/\/(?:boot|wake)-/.test(url))).toEqual([]);
  await page.reload();
  await expect(row).toContainText('18');
  await page.goto('/services');
  await expect(page.getByRole('combobox')).toHaveValue('KE');
});

test('nothing moves when the row of the country comes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('country', 'UG'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/learn/law-ug', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${ARTICLE}#age-of-consent`, { waitUntil: 'domcontentloaded' });
  const row = page.locator(ROW).first();
  await expect(row.locator('.invisible')).toHaveCount(1);
  const before = await row.boundingBox();
  release();
  await expect(row).toContainText('18');
  const after = await row.boundingBox();
  /** Two lines of this text. */
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(60);
});

test('the law of every country reads without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  await expect(page.locator('select[data-country-choice]').first()).toBeHidden();
  await page.getByRole('link', { name: 'The law, country by country' }).first().click();
  await page.getByRole('link', { name: 'Uganda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The law in Uganda' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Age of consent' })).toBeVisible();
  expect(await page.locator('[data-row-of]').count()).toBe(10);
  await context.close();
});

for (const language of LANGUAGES)
  test(`the law of a country has no accessibility fault in ${language}`, async ({ page }) => {
    await page.goto(localPath(language, '/learn/law'));
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(localPath(language, '/learn/law-ke'));
    expect(await faultsOf(page)).toEqual([]);
    await page.addInitScript(() => localStorage.setItem('country', 'KE'));
    await page.goto(localPath(language, ARTICLE));
    await expect(page.locator(ROW).first()).toContainText('18');
    expect(await faultsOf(page)).toEqual([]);
  });

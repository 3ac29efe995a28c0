import { faultsOf } from './axe.ts';
import { card, openReader, openTopic } from './library.ts';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

const ARTICLE = '/learn/condoms';

for (const [language, query, heading] of [
  ['en', 'condon brok', 'The condom broke or came off. What do I do?'],
  ['fr', 'PRESERVATIF CRAQUE', /préservatif/i],
  ['sw', 'kondomu imepasuk', /kondomu/i],
] as const)
  test(`the search finds "${query}" inside articles in ${language}`, async ({ page }) => {
    await page.goto(localPath(language, '/learn'));
    await page.getByRole('searchbox').fill(query);
    const link = page.getByRole('link', { name: heading }).first();
    await link.click();
    await expect(page).toHaveURL(/\/learn\/if-it-breaks#broke$/);
    await expect(page.locator('#broke')).toBeInViewport();
  });

test('an article reads, links and prints without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/learn');
  await card(page, 'Contraception').locator('summary').click();
  await page.getByRole('link', { name: /Condoms, step by step/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Condoms, step by step' })).toBeVisible();
  await expect(page.getByText(/No clinician has signed it yet/)).toBeVisible();
  const sources = page.locator('details', { has: page.locator('#source-1') });
  await expect(sources.locator('summary')).toHaveText(/^All \d+ sources$/);
  await expect(sources.getByRole('link').first()).toBeHidden();
  await page.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(sources.getByRole('link').first()).toBeVisible();
  await expect(sources.getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.getByText('On this page').first().click();
  await page.getByRole('link', { name: 'The condom broke or came off. What do I do?' }).first().click();
  await expect(page).toHaveURL(/#broke$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#broke')).toBeVisible();
  await context.close();
});

test('an article fetches no app, until somebody presses what needs it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => !/\/(?:boot|wake)-/.test(url))).toEqual([]);
  expect(scripts).toHaveLength(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Condoms, step by step' })).toBeVisible();
});

test('an article about danger unfolds the lines of the country that was chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('country', 'KE'));
  await page.goto('/learn/hard-thoughts');
  await expect(page.getByRole('link', { name: /Befrienders/ })).toHaveAttribute('href', 'tel:+254722178177');
  await expect(page.getByRole('link', { name: 'Call 112' }).first()).toHaveAttribute('href', 'tel:112');
});

test('from one article to the next the page begins at its top, and its language changes in place', async ({
  page,
}) => {
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('Condoms, step');
  await page
    .getByRole('link', { name: /Condoms, step by step/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Open in new tab/ }).waitFor();
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'the emergency pill' }).click();
  await expect(page).toHaveURL(/\/learn\/emergency-pill$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('an unknown article is a 404 that leads back to the library', async ({ page }) => {
  const response = await page.goto('/learn/no-such-article');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'To the library' }).click();
  await expect(page).toHaveURL(/\/learn$/);
});

test('the tab never says what is being read', async ({ page }) => {
  for (const path of ['/learn', ARTICLE, '/learn/hard-thoughts']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Salama');
  }
  await openReader(page);
  await expect(page).toHaveTitle('Salama');
});

for (const language of LANGUAGES)
  test(`the library and articles in ${language} pass axe and need no sideways scrolling`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/learn', ARTICLE, '/learn/safe-as-a-child', '/learn/condoms?embedded']) {
      if (path === '/learn') await openTopic(page, language);
      else await page.goto(localPath(language, path));
      await expect(page.locator('h1').first()).toBeAttached();
      expect({ path, found: await faultsOf(page) }).toEqual({ path, found: [] });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
  });

test('the reader with an article in it passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openReader(page);
  expect(await faultsOf(page)).toEqual([]);
});

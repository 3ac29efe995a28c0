import { faultsOf } from './axe.ts';
import { card, openReader, openTopic } from './library.ts';
import { expect, LANGUAGES, localPath, test } from './salama.ts';

const ARTICLE = '/learn/condoms';

for (const [language, query, heading] of [
  ['en', 'condon brok', 'The condom broke or came off. What do I do?'],
  ['fr', 'PRESERVATIF CRAQUE', /préservatif a craqué/i],
  ['sw', 'kondomu imepasuk', /kondomu imepasuka/i],
] as const)
  test(`the search finds "${query}" inside articles in ${language}`, async ({ page }) => {
    await page.goto(localPath(language, '/learn'));
    await page.getByRole('searchbox').fill(query);
    // A page may be called nearly the same.
    const link = page.locator('main a[href*="#"]').filter({ hasText: heading }).first();
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
  await page
    .getByRole('link', { name: /^Where do I get condoms/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#where$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#where')).toBeVisible();
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
  await page.getByText('Do you need help now?').click();
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

test('the tab tells pages apart and never says what is being read', async ({ page }) => {
  const titles: string[] = [];
  for (const path of ['/learn', ARTICLE, '/learn/hard-thoughts', '/learn/law-ke']) {
    await page.goto(path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join()).not.toMatch(/condom|suicid|thoughts|law/i);
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect(page).toHaveTitle('Read · Salama');
  await openReader(page);
  await expect(page).toHaveTitle('Read · Salama');
  await page.goBack();
  await page.getByRole('searchbox').fill('how well do condoms protect');
  await page.getByRole('link', { name: 'How well do condoms protect?' }).click();
  await expect(page).toHaveTitle(titles[1] ?? '');
});

test('what few come for is folded, and a link to it unfolds it', async ({ page }) => {
  await page.goto(ARTICLE);
  const folded = page.locator('details', { has: page.locator('#two-condoms') });
  await expect(folded.locator('#two-condoms')).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('#two-condoms')).toBeVisible();
  await page.goto('/offline');
  await page.goto(`${ARTICLE}#two-condoms`);
  await expect(page.locator('#two-condoms')).toBeInViewport();
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('are two condoms safer');
  await page.getByRole('link', { name: 'Are two condoms safer than one?' }).click();
  await expect(page.locator('#two-condoms')).toBeInViewport();
});

test('an address of before leads to where it is told now', async ({ page }) => {
  await page.goto(`${ARTICLE}#broke`);
  const link = page.locator('main li', { has: page.locator('#broke') }).getByRole('link');
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/\/learn\/if-it-breaks#broke$/);
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

test('Learn offers where to begin, what is new, and where one was in this tab until Exit', async ({
  page,
}) => {
  await page.goto('/learn');
  for (const name of ['A good start', 'New'])
    await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  const lastRead = page.getByRole('region', { name: 'Where you were' });
  await expect(lastRead).toBeHidden();
  await openReader(page);
  await page.goBack();
  await page.goBack();
  await expect(lastRead.getByRole('link')).toHaveCount(1);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/condoms/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'New' })).toBeVisible();
  await expect(lastRead).toBeHidden();
});

test('what is typed into the search goes to no server and no address, and along to the chat', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('zanzibarite xqz');
  await expect(page.getByText(/^Nothing found/)).toBeVisible();
  await page.getByRole('link', { name: 'Ask in the chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('zanzibarite xqz');
  expect(page.url()).toMatch(/\/chat$/);
  expect(asked.join('\n')).not.toContain('zanzibarite');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('zanzibarite');
});

test('the country is chosen at the head of an article, and everything on it follows', async ({ page }) => {
  await page.goto('/learn/hard-thoughts');
  await page.locator('header select[data-country-choice]').selectOption('KE');
  await page.getByText('Do you need help now?').click();
  await expect(page.getByRole('link', { name: /Befrienders/ })).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('KE');
  await page.getByRole('link', { name: 'The law in Kenya' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The law in Kenya' })).toBeVisible();
});

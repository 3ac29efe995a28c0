import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@salama/contract/language.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const ELSEWHERE = /wikipedia/;
const ARTICLE = '/learn/condoms';
const TITLE = 'Condoms, step by step';

/** The Learn page with its fifth topic open. */
async function openTopic(page: Page, language: Language = 'en') {
  await page.goto(localPath(language, '/learn'));
  // From then on a click is heard by the app.
  await expect(page.getByRole('button', { name: /^(?:Menu|Menyu)$/ })).toBeEnabled();
  await page.locator('details.topic summary').nth(4).click();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
}

/** The reader with an article in it. */
async function openReader(page: Page) {
  await openTopic(page);
  await page.getByRole('link', { name: TITLE }).click();
  const frame = page.frameLocator(`iframe[title="${TITLE}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeAttached();
  return frame;
}

/** Every address of this tab's history, and what the entry on screen keeps beside it. */
function history(page: Page) {
  return page.evaluate(() => ({
    length: window.history.length,
    written: JSON.stringify([
      (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      window.history.state,
    ]),
  }));
}

/** Material that an administrator added, told to the page as the server would. */
async function addMaterial(page: Page, url: string) {
  const id = '0b8f2c5e-3a47-4d1c-9c52-6a2a9d0d1e11';
  const material = {
    ...{ _id: id, title: 'A film', description: 'About it.', category: 'CONTRACEPTION', icon: 'Heart' },
    ...{ featured: false, url, readTime: '5 min', status: 'PUBLISHED', builtIn: false, lang: null },
  };
  const answer = (data: unknown) => ({ json: { success: true, data } });
  await page.route('**/api/v1/learning-materials/changes', (route) =>
    route.fulfill(answer({ withdrawn: [], featured: [], added: { CONTRACEPTION: 1 } })),
  );
  await page.route('**/api/v1/learning-materials?*', (route) => route.fulfill(answer([material])));
}

async function violations(page: Page): Promise<string[]> {
  const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const card = (page: Page, name: string) => page.locator('details.topic').filter({ hasText: name });

test('topics open one at a time, and Back closes them', async ({ page }) => {
  await openTopic(page);
  await expect(page.getByRole('link', { name: /Condoms, step by step/ })).toBeVisible();
  await card(page, 'Relationships').locator('summary').click();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Condoms, step by step/ })).toBeVisible();
  await page.goBack();
  await expect(page.locator('details.topic[open]')).toHaveCount(0);
});

test('an article opens in the reader without header and footer, and Back or Escape closes it', async ({
  page,
}) => {
  const frame = await openReader(page);
  const reader = page.getByRole('dialog', { name: 'Condoms, step by step' });
  await expect(reader.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'How do I put on a condom properly?' })).toBeVisible();
  await expect(frame.getByRole('banner')).toBeHidden();
  await expect(frame.getByRole('contentinfo').last()).toBeHidden();
  await expect(frame.getByRole('link', { name: 'Exit' })).toBeVisible();
  await page.goBack();
  await expect(reader).toBeHidden();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  await page.goForward();
  await frame.getByRole('heading', { name: 'How do I put on a condom properly?' }).click();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
});

test('what is read stands in no address, no entry and no state of the history', async ({ page }) => {
  const frame = await openReader(page);
  const before = await history(page);
  expect(before.written).toMatch(/\/learn"/);
  expect(before.written).not.toMatch(/topic|material|condom|CONTRACEPTION/i);
  await frame.getByText('On this page').first().click();
  await frame.getByRole('link', { name: 'The condom broke or came off. What do I do?' }).first().click();
  await expect(frame.locator('#broke')).toBeInViewport();
  await frame.getByRole('link', { name: 'the emergency pill' }).first().click();
  await expect(frame.getByRole('heading', { level: 1, name: /Emergency contraception/ })).toBeAttached();
  expect(await history(page)).toEqual(before);
  await page.getByRole('dialog', { name: TITLE }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  expect((await history(page)).written).not.toMatch(/topic|material|condom|CONTRACEPTION/i);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Exit inside the framed article leaves the whole page', async ({ page }) => {
  await page.goto('/about');
  const frame = await openReader(page);
  await frame.getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goBack();
  await expect(page).toHaveURL(ELSEWHERE);
});

test('Shift three times inside the framed article leaves the whole page', async ({ page }) => {
  const frame = await openReader(page);
  await frame.getByRole('heading', { name: 'How do I put on a condom properly?' }).click();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(ELSEWHERE);
});

test('a link out of a framed article leads the whole tab there', async ({ page }) => {
  const frame = await openReader(page);
  await frame.getByRole('link', { name: /Ask about this/ }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('a page of somebody else is shown only after a warning, with a way out beside it', async ({ page }) => {
  await addMaterial(page, 'https://films.example/rights');
  await openTopic(page);
  await page.getByRole('link', { name: /A film/ }).click();
  const reader = page.getByRole('dialog', { name: 'A film' });
  await expect(reader.getByText(/films\.example can see that somebody/)).toBeVisible();
  await expect(reader.locator('iframe')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Show it here' }).click();
  await expect(reader.getByText(/Do you see nothing, or an error\?/)).toBeVisible();
  await expect(page.frameLocator('iframe[title="A film"]').getByText('An ordinary page')).toBeVisible();
  await expect(reader.getByRole('link', { name: /Open in new tab/ })).toHaveAttribute(
    'href',
    'https://films.example/rights',
  );
});

test('a page without https is never framed, and says why', async ({ page }) => {
  await addMaterial(page, 'http://clinic.example/');
  await openTopic(page);
  await page.getByRole('link', { name: /A film/ }).click();
  await expect(page.getByText(/^clinic\.example cannot be shown inside Salama/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

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
    await expect(page).toHaveURL(/\/learn\/condoms#broke$/);
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
  await expect(sources.locator('summary')).toHaveText(/^Sources \(\d+\)$/);
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`the library, its reader and articles pass axe and need no sideways scrolling, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of LANGUAGES)
      for (const path of ['/learn', ARTICLE, '/learn/safe-as-a-child', '/learn/condoms?embedded']) {
        if (path === '/learn') await openTopic(page, language);
        else await page.goto(localPath(language, path));
        await expect(page.locator('h1').first()).toBeAttached();
        expect({ language, path, found: await violations(page) }).toEqual({ language, path, found: [] });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ language, path, overflow }).toEqual({ language, path, overflow: 0 });
      }
    await openReader(page);
    expect(await violations(page)).toEqual([]);
  });

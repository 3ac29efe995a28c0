import { test as base, expect } from '@playwright/test';
import { LANGUAGES, localPath, type Page } from './salama.ts';

/** An error on the page is what these tests make: they cannot use the ones that fail at it. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      for (const [key, value] of Object.entries({
        consent: 'true',
        age_verified: 'true',
        too_young: 'false',
      }))
        localStorage.setItem(key, value);
    });
    await use(page);
  },
});
const TITLE = {
  en: 'The assistant does not work in this browser',
  sw: 'Msaidizi hafanyi kazi kwenye kivinjari hiki',
  fr: 'L’assistant ne marche pas dans ce navigateur',
};

/** A file of the app in a syntax that no engine has yet, as an old engine sees those of ours. */
async function breakSyntax(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const newer = ||> {};' }),
  );
}

for (const language of LANGUAGES)
  test(`an engine that cannot read the app says so in ${language} and gives the help lines`, async ({
    page,
  }) => {
    await breakSyntax(page, /\/assets\/app-[^/]+\.js$/);
    await page.goto(localPath(language, '/chat'));
    const notice = page.getByRole('alert').filter({ hasText: TITLE[language] });
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
    await expect(page.locator('textarea')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /112/ })).toBeInViewport();
    await expect(page.locator('.app-late')).toBeHidden();
    await notice.getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${localPath(language, '/services')}$`));
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  });

test('so does one that cannot read a part that comes later', async ({ page }) => {
  await breakSyntax(page, /\/assets\/chat-[^/]+\.js$/);
  await page.goto('/chat');
  await expect(page.getByRole('alert').filter({ hasText: TITLE.en })).toBeVisible();
});

test('so does one in which the app throws while it starts', async ({ page }) => {
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '[].notOfThisEngine();' }),
  );
  await page.goto('/chat');
  await expect(page.getByRole('alert').filter({ hasText: TITLE.en })).toBeVisible();
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('so does one that knows no modules, on an article too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.route(/\/assets\/(?!boot-|wake-)[^/]+\.js$/, (route) => route.abort());
  for (const path of ['/chat', '/learn/condoms']) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: TITLE.en })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Condoms, step by step' })).toBeVisible();
});

test('a press that nothing will hear is not kept waiting', async ({ page }) => {
  await breakSyntax(page, /\/assets\/app-[^/]+\.js$/);
  await page.goto('/learn/condoms');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('alert').filter({ hasText: TITLE.en })).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
});

test('it stands behind the gate, and Exit works all the same', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
  await page.route(/wikipedia/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await breakSyntax(page, /\/assets\/app-[^/]+\.js$/);
  await page.goto('/chat');
  const notice = page.getByRole('alert').filter({ hasText: TITLE.en });
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'I Have 10+ Years' }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Exit', exact: true }).first().click();
  await expect(page).toHaveURL(/wikipedia/);
});

test('Exit stays in sight above it with large text too', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await breakSyntax(page, /\/assets\/app-[^/]+\.js$/);
  await page.goto('/fr/chat');
  const exits = page.getByRole('link', { name: 'Sortir', exact: true });
  await expect(exits.first()).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(exits.first()).toBeInViewport({ ratio: 1 });
});

test('a slow or broken network is told as such', async ({ page }) => {
  await page.route(/\/assets\/(?:app|chat)-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/chat');
  await expect(page.getByText('Part of this page has not arrived')).toBeVisible();
  await expect(page.getByText(TITLE.en)).toBeHidden();
  await expect(page.locator('textarea')).toHaveCount(1);
});

test('what works before the app is written in the syntax of 2017', async ({ page, request }) => {
  await page.goto('/learn/condoms');
  const files = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const code = await (await request.get(file)).text();
    // Optional chaining, its assignments, a catch without a name, and what regular expressions have learnt since.
    expect(code.match(/\?\.[a-z[(]|\?\?|\|\|=|&&=|catch\s*\{|\\p\{|\(\?<[=!a-z]/gi)).toBeNull();
  }
});

import { ask, expect, LANGUAGES, localPath, type Page, started, test } from './salama.ts';

/** Requests fail while it is down, as when a mast or the server is gone; the phone itself thinks that it is connected. */
async function network(page: Page, what: RegExp): Promise<{ isDown: boolean }> {
  const state = { isDown: true };
  await page.clock.install();
  await page.route(what, (route) => (state.isDown ? route.abort() : route.continue()));
  return state;
}

/** What was lost is asked for again by itself, after some seconds. */
const passSomeSeconds = (page: Page) => page.clock.fastForward(5_000);

const late = (page: Page) => page.getByText('Part of this page has not arrived');

/** What a page fetches besides the script that blocks and the app's first file. */
const PART = /\/assets\/(?!boot-|app-|rolldown-)[^/]+\.js$/;

test('a link pressed while the server is away leaves the conversation and the help on screen', async ({
  page,
}) => {
  await page.goto('/chat');
  await ask(page, 'I want to kill myself');
  const help = page.getByRole('link', { name: /112|999|116/ }).first();
  await expect(help).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question' }).fill('half a question');
  const server = await network(page, /127\.0\.0\.1/);
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByText('Salama cannot be reached right now', { exact: true })).toBeInViewport();
  await page.locator('main').getByRole('button', { name: 'Close' }).first().press('Enter');
  await expect(page.getByText('Salama cannot be reached right now', { exact: true })).toBeHidden();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('half a question');
  await expect(help).toBeVisible();
  server.isDown = false;
  await expect(async () => {
    await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/, { timeout: 1_000 });
  }).toPass();
});

test('the chat in the corner that cannot be fetched leaves its page as it is', async ({ page }) => {
  await page.goto('/about');
  const launcher = page.getByRole('button', { name: 'Ask Health Questions' });
  await started(page);
  // Only the chat is to be lost, none of the parts that the page itself fetches late.
  await page.waitForLoadState('networkidle');
  await network(page, /127\.0\.0\.1/);
  await launcher.click();
  await expect(page.getByText('Salama cannot be reached right now')).toBeInViewport();
  await expect(page).toHaveURL(/\/about$/);
  await expect(launcher).toBeEnabled();
});

for (const language of LANGUAGES)
  test(`a page in ${language} whose file is lost on the first visit says so, and comes to life with it`, async ({
    page,
  }) => {
    const server = await network(page, /\/assets\/chat-[^/]+\.js$/);
    await page.goto(localPath(language, '/chat'));
    const again = page.getByRole('button', {
      name: { en: 'Try again', sw: 'Jaribu tena', fr: 'Réessayer' }[language],
    });
    await expect(again).toBeVisible();
    const question = page.locator('main').getByRole('button').first();
    await question.click();
    server.isDown = false;
    await passSomeSeconds(page);
    await expect(
      page
        .locator('main article, main li')
        .filter({ has: page.locator('a') })
        .first(),
    ).toBeVisible();
    await expect(again).toBeHidden();
  });

test('so does a page whose first file is lost', async ({ page }) => {
  const server = await network(page, /\/assets\/app-[^/]+\.js$/);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(late(page)).toBeVisible();
  server.isDown = false;
  await passSomeSeconds(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
  await expect(late(page)).toBeHidden();
});

test('the notice loads the page anew, and stands behind the gate', async ({ page, stranger }) => {
  const server = await network(page, PART);
  await page.goto('/about');
  await expect(late(page)).toBeVisible();
  server.isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(late(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await network(stranger, PART);
  await stranger.goto('/about');
  await expect(stranger.locator('[data-late]')).toHaveCount(1);
  await expect(late(stranger)).toBeHidden();
});

test('an article says so only to who has pressed something', async ({ page }) => {
  const server = await network(page, /\/assets\/(?!boot-|wake-)[^/]+\.js$/);
  await page.goto('/learn/long-lasting');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(late(page)).toBeVisible();
  server.isDown = false;
  await passSomeSeconds(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
  await expect(late(page)).toBeHidden();
});

test('a page that comes after Back was pressed does not take its place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(PART, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(PART);
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  const arrived = page.waitForResponse(PART);
  resolve();
  await arrived;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  await expect(page).toHaveURL(/\/$/);
});

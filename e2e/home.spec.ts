import { card, newWord } from './board.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const part = (page: Page, name: string) => page.locator(`[data-late="${name}"]`);

/** Opens a section as a reader does. */
async function unfold(page: Page, name: string): Promise<void> {
  await part(page, name).locator('summary').first().click();
}

/** Goes down the page as a reader does, so that its parts wake up. */
async function readOn(page: Page): Promise<void> {
  for (const name of ['topics', 'stories', 'questions', 'impact', 'suggestions', 'closing'])
    await part(page, name).scrollIntoViewIfNeeded();
}

const scripts = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
};

test('home leads to the assistant and the community, and shows a real answer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ask a question' }).first()).toHaveAttribute('href', '/chat');
  await expect(page.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/community');
  const sample = page.getByRole('figure', { name: 'An example of a question and its answer' });
  await expect(sample).toContainText('21 to 35 days');
  await expect(sample).toContainText('NHS');
});

/** Pixels of the whole page on a phone, in every language, with questions and stories on it. It was 11,400 once. */
const HIGHEST = 5_000;

test('a phone shows in its first screen how to ask, be helped and read, and not much more follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/'));
    for (const path of ['/chat', '/services', '/learn', '/community'])
      await expect(page.locator(`main a[href="${localPath(language, path)}"]`).first()).toBeInViewport({
        ratio: 1,
      });
    await expect(page.getByRole('figure').first()).toBeInViewport({ ratio: 0.1 });
    await readOn(page);
    await expect(part(page, 'questions').getByRole('textbox')).toBeEditable();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST);
  }
});

test('the sample answer ends where a sentence ends', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/'));
    const paragraphs = await page.getByRole('figure').first().locator('p').allTextContents();
    const sources = paragraphs.findIndex((text) => /^(Sources|Vyanzo)/.test(text));
    expect(paragraphs[sources - 1]).toMatch(/[.!?]$/);
  }
});

test('home offers no messaging bot and no social page that nobody has set', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Ask on our messaging bot')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Facebook|Twitter|Instagram/ })).toHaveCount(0);
});

test('what is far below is fetched only when somebody comes near', async ({ page }) => {
  const loaded = scripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((file) => file.includes('compose-home'))).toEqual([]);
  await unfold(page, 'stories');
  await expect(page.getByRole('button', { name: 'Share Your Story' })).toBeEnabled();
  expect(loaded.some((file) => file.includes('compose-home'))).toBe(true);
});

test('switching language works before anything below has woken', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.locator('footer').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.getByRole('heading', { name: 'Comment ça marche' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que les gens en disent' })).toBeVisible();
});

test('a question that is picked on home stands in the chat, and not in the address', async ({ page }) => {
  await page.goto('/');
  const topics = page.locator('[data-late="topics"]');
  await topics.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await topics.getByRole('link', { name: /contraception nearby/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(/contraception nearby/);
  expect(page.url()).toMatch(/\/chat$/);
});

test('each impact figure carries its mark and its truth', async ({ page }) => {
  await page.goto('/');
  const impact = part(page, 'impact');
  await unfold(page, 'impact');
  const figure = (label: string) => impact.getByRole('listitem').filter({ hasText: label });
  await expect(figure('Private & Anonymous')).toContainText('Completed');
  await expect(figure('Private & Anonymous')).toContainText('not stored');
  await expect(figure('Support Available')).toContainText('call 112');
  await expect(figure('Healthcare Providers')).toContainText('In progress');
  await expect(figure('Healthcare Providers')).toContainText(/Today our list holds \d+/);
  await expect(figure('Questions Answered')).toContainText(
    /So far, the assistant here has answered [1-9]|This Salama is new/,
  );
});

test('the newest questions show on home, and one can be asked there', async ({ page }) => {
  const text = `Is ${newWord()} safe to ask from home?`;
  await page.goto('/');
  const board = page.locator('[data-late="questions"]');
  await board.scrollIntoViewIfNeeded();
  const box = board.getByRole('textbox', { name: 'Your question' });
  await box.fill(text);
  await board.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(card(page, text)).toBeVisible();
  await expect(page.getByText('Your question has been posted!')).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Keep this code' })).toBeVisible();
  await expect(box).toHaveValue('');
  await board.getByRole('link', { name: text }).click();
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
});

test('a question from home that breaks a rule stays in the form, with the reason', async ({ page }) => {
  await page.goto('/');
  const board = page.locator('[data-late="questions"]');
  await board.scrollIntoViewIfNeeded();
  const box = board.getByRole('textbox', { name: 'Your question' });
  await box.fill('Call me on 0712 345 678');
  await board.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(board.getByRole('alert').filter({ hasText: 'phone number' })).toBeVisible();
  await expect(box).toHaveValue('Call me on 0712 345 678');
});

for (const width of [320, 360, 1280])
  test(`home is never wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const language of LANGUAGES) {
      await page.goto(localPath(language, '/'));
      await readOn(page);
      for (const fold of await page.locator('main details').all())
        await fold.locator('summary').first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('home reads without scripts, and its links lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [language, how] of [
    ['en', 'How it works'],
    ['sw', 'Inavyofanya kazi'],
    ['fr', 'Comment ça marche'],
  ] as const) {
    await page.goto(localPath(language, '/'));
    await expect(page.getByRole('heading', { name: how })).toBeVisible();
    await expect(page.locator('main h2')).toHaveCount(10);
  }
  await page.goto('/');
  // The test's browser switches scripts off after parsing, so it does not show what stands for their absence.
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<noscript><p[^>]*>Stories show here when scripts are switched on/);
  await page.locator('[data-late="closing"]').getByRole('link', { name: 'Read first' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await context.close();
});

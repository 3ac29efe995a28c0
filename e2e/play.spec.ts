import { faultsOf } from './axe.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const ARTICLE = '/learn/condoms';
const STORY = '/learn/story-the-ride-home';

/** Answers of the quiz under the article about condoms, as its content has them. */
const TRUTHS = ['myth', 'fact', 'myth'] as const;

test('a quiz is answered by keyboard alone, says kindly what is so, and counts at the end', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
  });
  await page.goto(ARTICLE);
  const quiz = page.locator('[data-play="quiz"]');
  const questions = quiz.locator('[data-truth]');
  await expect(questions).toHaveCount(TRUTHS.length);
  for (const [at, truth] of TRUTHS.entries()) {
    const question = questions.nth(at);
    await expect(question.locator('details p').first()).toBeHidden();
    // The first is answered wrongly.
    const answer = at === 0 ? 'fact' : truth;
    await question.locator(`[data-answer="${answer}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(question.locator('details p').first()).toBeVisible();
    await expect(question.getByRole('status')).toHaveText(at === 0 ? /^Many people think so/ : /^Yes/);
    await expect(question.locator(`[data-answer="${answer}"]`)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(quiz.getByRole('status').last()).toHaveText('You knew 2 of 3.');
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /condom|quiz|myth/i,
  );
});

test('a quiz brings no app, and works in the frame of the reader', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await page.locator('[data-answer="myth"]').first().click();
  await expect(page.locator('[data-truth] details p').first()).toBeVisible();
  expect(scripts.filter((url) => !/\/(?:boot|wake|play)-/.test(url))).toEqual([]);
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('Condoms, step');
  await page
    .getByRole('link', { name: /Condoms, step by step/ })
    .first()
    .click();
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('[data-answer="myth"]').first().click();
  await expect(frame.locator('[data-truth] details p').first()).toBeVisible();
});

test('a quiz works where the app shows the article', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'the emergency pill' }).click();
  await expect(page).toHaveURL(/\/learn\/emergency-pill$/);
  await page.locator('[data-answer="fact"]').first().click();
  await expect(page.locator('[data-truth]').first().getByRole('status')).toHaveText(/^Yes/);
});

test('quiz, story and cards read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  const question = page.locator('[data-truth]').first();
  await expect(question.locator('[data-answer]').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.getByText('This is not true.')).toBeVisible();
  await readStory(page);
  await page.goto('/learn/cards');
  await expect(page.locator('[data-card]')).toHaveCount(10);
  await expect(page.locator('[data-pass]').first()).toBeHidden();
  await context.close();
});

test('a story is told step by step with the keyboard, and one may choose again', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: /Short stories/ }).click();
  await page.getByRole('link', { name: 'The ride home' }).click();
  await expect(page.getByText('Do you need help now?')).toBeVisible();
  const choices = page.locator('#choices');
  await expect(choices).toBeHidden();
  await page.getByText('Go on', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(choices).toBeVisible();
  const choice = page.locator('details[name="choice"]').first();
  await choice.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(choice.getByText('gifts and rides are never a debt')).toBeVisible();
  await choice.getByRole('link', { name: 'Choose again' }).focus();
  await page.keyboard.press('Enter');
  await expect(choices).toBeFocused();
  await page.locator('details[name="choice"]').nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('it is not a yes')).toBeVisible();
  await expect(choice.getByRole('link', { name: 'Choose again' })).toBeHidden();
  await expect(page).toHaveTitle('The ride home · Salama');
});

test('a card is passed on as a picture without our name, and as words', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await page.goto('/learn/cards');
  const card = page.locator('[data-card]').first();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Pass on the picture' }).click();
  expect((await download).suggestedFilename()).toBe('card.png');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  const picture = Buffer.concat(chunks);
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  // No text, no time, no place is kept beside the dots.
  expect(picture.toString('latin1')).not.toMatch(/tEXt|iTXt|zTXt|eXIf|tIME|Salama/);
  await card.getByRole('button', { name: 'Copy the words' }).click();
  await expect(card.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  expect(copied).toMatch(/^You can get pregnant the first time\.\n\n/);
  expect(copied).not.toMatch(/salama|http/i);
});

for (const language of LANGUAGES)
  test(`quiz, stories and cards pass axe in ${language}`, async ({ page }) => {
    test.slow();
    await page.goto(localPath(language, ARTICLE));
    for (const answer of await page.locator('[data-answer="fact"]').all()) await answer.click();
    expect(await faultsOf(page, '[data-play="quiz"]')).toEqual([]);
    await page.goto(localPath(language, STORY));
    for (const summary of await page.locator('article summary').all())
      if (await summary.isVisible()) await summary.click();
    expect(await faultsOf(page)).toEqual([]);
    for (const path of ['/learn/stories', '/learn/cards']) {
      await page.goto(localPath(language, path));
      expect(await faultsOf(page)).toEqual([]);
    }
  });

async function readStory(page: Page): Promise<void> {
  await page.goto(STORY);
  await page.getByText('Go on', { exact: true }).click();
  const choice = page.locator('details[name="choice"]').nth(1);
  await choice.locator('summary').click();
  await expect(choice.getByText('it is not a yes')).toBeVisible();
}

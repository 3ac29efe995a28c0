import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

/** Keeps the app's scripts away until they are let go; the blocking script comes at once, as on a slow network. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of LANGUAGES)
  test(`a question tapped on home in ${language} before the app is here stands in the chat`, async ({
    page,
  }) => {
    const letGo = await holdApp(page);
    await page.goto(localPath(language, '/'), { waitUntil: 'commit' });
    const question = page.locator('[data-late="topics"] a [data-question]').last();
    const text = (await question.textContent()) ?? '';
    expect(text).toMatch(/contraception|uzazi wa mpango/);
    await question.click();
    await expect(page).toHaveURL(new RegExp(`${localPath(language, '/chat')}$`));
    letGo();
    await expect(page.locator('main textarea')).toHaveValue(text);
    expect(await page.evaluate(() => sessionStorage.getItem('chosen_question'))).toBeNull();
    await page.reload();
    await expect(page.locator('main textarea')).toBeEnabled();
    await expect(page.locator('main textarea')).toHaveValue('');
  });

test('a question tapped in the chat before the app is here is asked as soon as it is', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'What prenatal care services are needed?' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('group', { name: 'Did this help?' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('the menu tapped before the app is here opens once it is', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
});

test('a press right after the board began counts, though the list comes and moves its button', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/.*questions/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
  await page.goto('/community');
  const button = page.getByRole('button', { name: 'Find my posts' });
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error('The button is not on the screen');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  resolve();
  await expect.poll(async () => (await button.boundingBox())?.y).not.toBe(before.y);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Your posts' })).toBeVisible();
});

test('who leaves after such a tap leaves no question on the device', async ({ page }) => {
  await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-late="topics"] a [data-question]').first().click();
  await expect(page).toHaveURL(/\/chat$/);
  expect(await page.evaluate(() => sessionStorage.getItem('chosen_question'))).not.toBeNull();
  await page.locator('header').getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/wikipedia\.org/);
  await page.goto('/offline', { waitUntil: 'commit' });
  expect(await page.evaluate(() => sessionStorage.getItem('chosen_question'))).toBeNull();
});

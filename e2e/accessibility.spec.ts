import { faultsOf } from './axe.ts';
import { ask, expect, LANGUAGES, localPath, test } from './salama.ts';

test('the age gate and its refusal pass axe', async ({ stranger: page }) => {
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/learn'));
    await expect(page.locator('[role="dialog"]:visible, dialog:visible').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
  await page.locator('button:visible').filter({ hasText: /jeune/ }).click();
  await expect(page.locator('a[href="tel:116"]:visible').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('a conversation passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/chat');
  await ask(page, 'I was raped last night');
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(/womb|uterus/i);
  expect(await faultsOf(page)).toEqual([]);
});

test('the open widget and the menu pass axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ask Health Questions' }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('the guidelines of the board pass axe in every language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/community'));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('home with everything unfolded and the board with its composer pass axe in every language', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/'));
    for (const fold of await page.locator('main details').all())
      await fold.locator('summary').first().click();
    await expect(page.locator('[data-late="suggestions"] textarea')).toBeEditable();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(localPath(language, '/community'));
    const box = page.getByRole('textbox').first();
    await expect(box).toBeEditable();
    await box.focus();
    await expect(page.locator('form input[type="text"]').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
});

import { newWord } from './board.ts';
import { cell, openTracker } from './diary.ts';
import { expect, type Page, test } from './salama.ts';

/** Goes on by Tab until the wished-for control has the focus; it must be seen then. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' | 'searchbox',
): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control).toBeInViewport({ ratio: 0.5 });
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab`);
}

const place = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active?.closest('dialog, main, header, footer')?.localName ?? active?.localName;
  });

test('a first visitor passes the gate and asks by keyboard alone', async ({ stranger: page }) => {
  await page.goto('/');
  await tabTo(page, 'I Have 10+ Years', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Welcome to Salama' })).toBeHidden();
  await tabTo(page, 'Ask a question', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  await tabTo(page, 'Your question', 'textbox');
  await page.keyboard.type('How long does an implant last?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(/5 years/);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
});

test('the guidelines hand the focus to the board, and a post is written by keyboard alone', async ({
  page,
}) => {
  const text = `Does the ${newWord()} change my periods?`;
  await page.goto('/community');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await place(page)).toBe('main');
  await tabTo(page, 'Your question', 'textbox');
  await page.keyboard.type(text);
  await tabTo(page, 'Post', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: text })).toBeInViewport();
});

test('a day chosen by keyboard stays in sight, is said, and its chips hand the focus on', async ({
  page,
}) => {
  await openTracker(page);
  await cell(page, 'November 18, 2026').focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('heading', { name: 'Wednesday, November 18, 2026' });
  await expect(said).toHaveAttribute('aria-live', 'polite');
  await expect(cell(page, 'November 18, 2026')).toBeFocused();
  await expect(cell(page, 'November 18, 2026')).toBeInViewport({ ratio: 1 });
  for (const symptom of ['Cramps', 'Headache']) {
    await tabTo(page, symptom, 'button');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'Remove Cramps', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Headache' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Add a symptom...')).toBeFocused();
});

test('an article is found and opened by keyboard alone', async ({ page }) => {
  await page.goto('/learn');
  await tabTo(page, 'Search the library', 'searchbox');
  await page.keyboard.type('condom');
  await tabTo(page, /Condoms, step by step/, 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn/);
  await expect(page.getByRole('heading', { name: 'Condoms, step by step' }).first()).toBeVisible();
  expect(await place(page)).not.toBe('footer');
});

test('a helpline is reached by keyboard alone', async ({ page }) => {
  await page.goto('/services');
  await tabTo(page, /999|112/, 'link');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^tel:/);
});

test('a login that lacks something names the field', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, 'Username', 'textbox');
  await page.keyboard.type('calm-heron');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/Please fill in all required fields/);
  await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid', 'true');
});

test('no two landmarks of a page have one name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', '/chat', '/community', '/apps/period-tracker', '/services', '/learn']) {
    await page.goto(path);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute('aria-label') ?? each.id),
      );
    expect([path, new Set(names).size]).toEqual([path, names.length]);
  }
});

import { readFile } from 'node:fs/promises';
import { newWord, openBoard, post } from './board.ts';
import { ask, expect, newAccount, newUsername, PASSWORD, test } from './salama.ts';

test('a new username is saved, and a refused one is explained', async ({ page }) => {
  await newAccount(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Username').fill('0712345678');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('cannot look like a phone number')).toBeVisible();
  const next = newUsername();
  await page.getByLabel('Username').fill(next);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your new username is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(next);
});

test('a changed password opens the account, and the old one does not', async ({ page }) => {
  const { username } = await newAccount(page);
  const next = 'a loud lake at noon';
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Your password').fill('not this one at all');
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  const enter = async (password: string) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await enter(PASSWORD);
  await expect(page.getByText("Couldn't sign you in")).toBeVisible();
  await enter(next);
  await expect(page.getByRole('banner')).toContainText(username);
});

test('a new recovery code is shown once', async ({ page }) => {
  const { code } = await newAccount(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make a new code' }).click();
  const panel = page.getByRole('region', { name: 'Keep your recovery code' });
  await expect(panel).toBeVisible();
  expect(await panel.locator('code').textContent()).not.toBe(code);
});

test('the export holds the chat and the posts of the account', async ({ page }) => {
  const { username } = await newAccount(page);
  await page.goto('/chat');
  await ask(page, 'How long does an implant last?');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(/years/);
  const text = `Is ${newWord()} safe?`;
  await openBoard(page);
  await post(page, text);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.username).toBe(username);
  expect(JSON.stringify(data.kept.chat)).toContain('How long does an implant last?');
  expect(data.kept.community.questions[0].content).toBe(text);
});

test('a deleted account is gone with what it posted', async ({ page }) => {
  const { username } = await newAccount(page);
  const text = `Is ${newWord()} safe?`;
  await openBoard(page);
  await post(page, text);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('What stays')).toBeVisible();
  await page.getByLabel('Your password').fill('not this one at all');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is gone' })).toBeFocused();
  await openBoard(page);
  await expect(page.getByText(text)).toHaveCount(0);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText("Couldn't sign you in")).toBeVisible();
});

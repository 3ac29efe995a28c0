import { ask, expect, newAccount, newUsername, PASSWORD, type Page, register, test } from './salama.ts';

test('a reader registers, is greeted at home with her recovery code once, and is signed in', async ({
  page,
}) => {
  const { username, code } = await register(page);
  await expect(page).toHaveURL(/\/$/);
  expect(code.replace(/[^A-Z0-9]/g, '')).toHaveLength(24);
  await expect(page.getByRole('banner')).toContainText(username);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(code.slice(0, 9));
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
});

test('she signs out by the profile, and signs in again', async ({ page }) => {
  const { username } = await newAccount(page);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(username)).toBeVisible();
  await expect(page.getByText('Salama does not ask for one')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => ['token', 'sessionId'].map((key) => localStorage.getItem(key)));
  expect(kept).toEqual([null, null]);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner')).toContainText(username);
});

test('the recovery code sets a new password and works only once', async ({ page }) => {
  const { username, code } = await newAccount(page);
  await forget(page);
  const recover = async (newPassword: string) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'I have a recovery code' }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    await page.getByRole('button', { name: 'Set new password' }).click();
  };
  await recover('another long sentence');
  await expect(page.getByRole('region', { name: 'Keep your recovery code' })).toBeVisible();
  await forget(page);
  await recover('a third long sentence');
  await expect(page.getByRole('alert').first()).toContainText('do not go together');
});

test('the form says what is wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await page.getByLabel('Username').fill(newUsername());
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText("Couldn't sign you in, check your credentials")).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');
  await page.getByRole('button', { name: 'No account yet? Create one' }).click();
  await expect(page.getByText("Couldn't sign you in, check your credentials")).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm password').fill('another one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a name that could expose its owner is refused with the reason', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'No account yet? Create one' }).click();
  await page.getByLabel('Username').fill('0712345678');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('cannot look like a phone number').first()).toBeVisible();
});

test('a stale token is dropped with a word, and she goes on as a visitor', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('token', 'stale');
    localStorage.setItem('auth-storage', JSON.stringify({ token: 'stale', sessionId: null }));
  });
  await page.goto('/chat');
  await expect(page.getByText('You have been signed out').first()).toBeVisible();
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(/fibroid/i);
});

test('a profile is for those who are signed in', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});

test('the admin panel is not for readers', async ({ page }) => {
  await newAccount(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

/** Takes everything off the device, while no app is there to write it again. */
async function forget(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.clear());
}

import { codeOf, setUp } from './authenticator.ts';
import { openDesk, signInAs } from './desk.ts';
import { expect, test } from './salama.ts';

test('with an authenticator the desk wants a code at every sign-in', async ({ page }) => {
  const { username } = await openDesk(page);
  const { secret, codes } = await setUp(page);
  expect(codes).toHaveLength(8);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await signInAs(page, username);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'The code of your authenticator' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('That code does not fit')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a spare code opens the desk, and the authenticator can be removed', async ({ page }) => {
  const { username } = await openDesk(page);
  const { codes } = await setUp(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await signInAs(page, username);
  await page.goto('/admin/protection');
  await page.getByRole('textbox', { name: 'Code' }).fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('7 spare codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the authenticator' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Your desk opens with the password alone.')).toBeVisible();
});

import { createHmac } from 'node:crypto';
import { openDesk, signInAs } from './desk.ts';
import { expect, type Page, test } from './salama.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator shows now, or in so many half-minutes: RFC 6238. */
function codeOf(secret: string, later = 0): string {
  const bits = Array.from(secret.replace(/\s/g, ''), (symbol) =>
    BASE32.indexOf(symbol).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Sets an authenticator up by the screen. Answers its key and the spare codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('link', { name: 'Sign-in protection' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await page.getByLabel('Then enter the six digits it shows').fill('000000');
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('That code does not fit')).toBeVisible();
  await page.getByLabel('Then enter the six digits it shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these spare codes' })).toBeVisible();
  const codes = ((await page.locator('main code').textContent()) ?? '').split('\n');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('An authenticator guards your desk.')).toBeVisible();
  return { secret, codes };
}

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

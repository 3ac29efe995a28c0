import { createHmac } from 'node:crypto';
import { expect, type Page } from './salama.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator shows now, or in so many half-minutes: RFC 6238. */
export function codeOf(secret: string, later = 0): string {
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
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
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

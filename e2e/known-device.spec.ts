import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdministrator, signInAs } from './desk.ts';
import { type OwnProgram, startSalama } from './own-server.ts';
import { expect, PASSWORD, test } from './salama.ts';

let salama: OwnProgram;
let dataDir: string;

/** One that counts, unlike the server of the other tests. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-device-'));
  salama = await startSalama({ DATA_DIR: dataDir, RATE_LIMITS: 'on' });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

test('an administrator signs in where she has before while strangers try her password, until she erases it', async ({
  page,
}) => {
  const { username } = makeAdministrator(undefined, dataDir);
  await signInAs(page, username, salama.address);
  await page.goto(`${salama.address}/profile`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${salama.address}/`);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain('known_device');
  expect(kept).not.toContain('token');

  const answers: number[] = [];
  for (let tried = 0; tried < 6; tried += 1)
    answers.push((await tryPassword(username, 'not the password')).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await tryPassword(username, PASSWORD)).status).toBe(429);

  await signInAs(page, username, salama.address);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

  await page.goto(`${salama.address}/about`);
  await page.locator('footer').getByRole('button', { name: 'Erase my traces' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).toHaveURL(/wikipedia\.org/);
  await page.goto(`${salama.address}/icon.svg`);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('known_device');
});

function tryPassword(username: string, password: string): Promise<Response> {
  return fetch(`${salama.address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

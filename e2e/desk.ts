import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { carryToken, expect, newAccount, newUsername, PASSWORD, type Page } from './salama.ts';

const root = join(import.meta.dirname, '..');

export interface Administrator {
  username: string;
}

/** An administrator of this worker, made by the operator's command; she makes the others. */
let first: Administrator | undefined;

/** An administrator of this test alone, signed in on its device. */
async function newAdministrator(page: Page): Promise<Administrator> {
  first ??= makeAdministrator();
  const { token } = await signIn(page, first.username);
  const { username, id } = await newAccount(page);
  const answer = await page.request.patch(`/api/v1/admin/users/${id}/role`, {
    headers: { authorization: `Bearer ${token}` },
    data: { role: 'ADMIN' },
  });
  expect(answer.status()).toBe(200);
  // A token from before has not proved the password lately.
  await carryToken(page, (await signIn(page, username)).token);
  return { username };
}

async function signIn(page: Page, username: string): Promise<{ token: string }> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { username, password: PASSWORD } });
  return (await answer.json()).data;
}

/** Somebody whom the operator makes an administrator by the command, as an operator does. */
export function makeAdministrator(
  username = newUsername(),
  dataDir = process.env['E2E_DATA_DIR'] ?? '',
): Administrator {
  const script = join(root, 'apps/server/src/admin-command.ts');
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, 'create', username], {
    env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { username };
}

/** Signs in by the form. */
export async function signInAs(page: Page, username: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** An administrator at her desk. */
export async function openDesk(page: Page, path = '/admin'): Promise<Administrator> {
  const admin = await newAdministrator(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /^Admin Panel ?: \w/ })).toBeVisible();
  return admin;
}

/** The row or card that holds this text. */
export function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

/** A question that waits for a moderator, posted by a visitor over the wire. */
export async function postHeld(
  page: Page,
  content: string,
): Promise<{ headers: Record<string, string>; id: string }> {
  const session = await (await page.request.post('/api/v1/auth/anonymous-session')).json();
  const headers = { 'x-session-id': `${session.data.sessionId}.${session.data.signature}` };
  const answer = await (
    await page.request.post('/api/v1/community/questions', { headers, data: { content, tags: [] } })
  ).json();
  expect(answer.data.question.moderation).toBe('held');
  return { headers, id: answer.data.question._id };
}

/** The card that holds this text, on whichever page of the queue it stands. */
export async function findInQueue(page: Page, text: string) {
  const one = page.getByRole('article').filter({ hasText: text });
  for (let at = 0; at < 20; at += 1) {
    await expect(page.getByRole('article').first()).toBeVisible();
    if ((await one.count()) > 0) break;
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${at + 2}`)).toBeVisible();
  }
  return one;
}

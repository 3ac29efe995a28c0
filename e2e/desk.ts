import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, newUsername, PASSWORD, type Page } from './salama.ts';

const root = join(import.meta.dirname, '..');

export interface Administrator {
  username: string;
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
  const admin = makeAdministrator();
  await signInAs(page, admin.username);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
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

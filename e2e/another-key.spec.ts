import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, card, openBoard } from './board.ts';
import { type OwnProgram, startSalama } from './own-server.ts';
import { ask, expect, test } from './salama.ts';

const UNAVAILABLE = 'Salama cannot save or load right now. Please try again in a moment.';
const asked = 'How long does an implant last?';
let salama: OwnProgram;
let dataDir: string;

test.describe.configure({ mode: 'serial' });

/** A server whose database belongs to another key. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-key-'));
  const first = await startSalama({ DATA_DIR: dataDir });
  await fetch(`${first.address}/api/v1/community/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: asked }),
  });
  await first.stop();
  salama = await startSalama({ DATA_DIR: dataDir, SECRET_KEY: 'k'.repeat(32) });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

test('a question that cannot be taken stays in its box with its tag, and the page says so', async ({
  page,
}) => {
  await openBoard(page, `${salama.address}/community`);
  await expect(card(page, asked)).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Your question' });
  await begin(page);
  await page.getByLabel(/^Tags \(/).fill('injection');
  await page.getByLabel(/^Tags \(/).press('Enter');
  await box.fill('Does the injection change my periods?');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(box).toHaveValue('Does the injection change my periods?');
  await expect(page.getByRole('button', { name: /injection/ })).toBeVisible();
});

test('whoever tells of danger there gets help all the same', async ({ page }) => {
  await openBoard(page, `${salama.address}/community`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('He raped me last night, what do I do?');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
});

test('the chat answers', async ({ page }) => {
  await page.goto(`${salama.address}/chat`);
  await ask(page, asked);
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('3 to 5 years');
});

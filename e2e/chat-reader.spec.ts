import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnProgram, startProgram, startSalama } from './own-server.ts';
import { ask, expect, test } from './salama.ts';

const conversation = { name: 'Conversation' };
const programs: OwnProgram[] = [];
let salama: string;
let model: string;

test.describe.configure({ mode: 'serial' });

/** A server of its own, whose operator has set a language model to read. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const scripted = await startProgram('testing/scripted-model.ts', {}, /^(http:\S+)$/m);
  model = scripted.address;
  const dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-reader-'));
  const own = await startSalama({ DATA_DIR: dataDir, AI_BASE_URL: model, AI_MODEL: 'scripted' });
  salama = own.address;
  programs.push(scripted, own);
});

test.afterAll(async () => {
  for (const program of programs) await program.stop();
});

test('what a model chose appears whole, in the library’s words', async ({ page }) => {
  await play({ pick: 'P2', sentences: [1] });
  await page.goto(`${salama}/chat`);
  await ask(page, 'How long does an implant last?');
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText('From our library, word for word.');
  await expect(list).not.toContainText('Written by a computer');
});

test('what it writes instead is seen by nobody', async ({ page }) => {
  await play('Condoms never work.');
  await page.goto(`${salama}/chat`);
  await ask(page, 'How long does an implant last?');
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText('3 to 5 years');
  await expect(list).not.toContainText('never work');
});

test('danger brings the card, whatever the model would choose', async ({ page }) => {
  await play({ pick: 'act-ok' });
  await page.goto(`${salama}/chat`);
  await ask(page, 'I want to kill myself');
  await expect(page.getByRole('list', conversation)).toContainText(/you are not alone|please/i);
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
});

async function play(choice: object | string): Promise<void> {
  const text = typeof choice === 'string' ? choice : JSON.stringify(choice);
  await fetch(model, { method: 'PUT', body: JSON.stringify({ text }) });
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from './axe.ts';
import { type OwnProgram, startProgram, startSalama } from './own-server.ts';
import { ask, expect, test } from './salama.ts';

const conversation = { name: 'Conversation' };
const question = 'How long does an implant last?';
const beginning = 'An implant lasts 3 to 5 years, depending on its type [1]. ';
const programs: OwnProgram[] = [];
let salama: string;
let model: string;

test.describe.configure({ mode: 'serial' });

/** A server of its own, whose operator has set a language model. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const scripted = await startProgram('testing/scripted-model.ts', {}, /^(http:\S+)$/m);
  model = scripted.address;
  const dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-model-'));
  const own = await startSalama({
    DATA_DIR: dataDir,
    AI_BASE_URL: model,
    AI_MODEL: 'scripted',
    AI_WORDING: 'on',
  });
  salama = own.address;
  programs.push(scripted, own);
  await learned(salama);
});

test.afterAll(async () => {
  for (const program of programs) await program.stop();
});

test('a model’s answer grows, is marked as one, and names its passages', async ({ page }) => {
  await play({ text: `${beginning}It does not protect you from HIV or other STIs [1].` });
  await page.goto(`${salama}/chat`);
  await ask(page, question);
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText('It does not protect you from HIV');
  await expect(list).toContainText('Written by a computer from the passages below.');
  await expect(list).toContainText('The passages: checked by our editors');
  await expect(page.getByRole('list', { name: 'Passages' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
});

test('a screen reader hears the finished answer once, and none of its pieces', async ({ page }) => {
  await play({ text: `${beginning}It does not protect you from HIV [1].` });
  await page.goto(`${salama}/chat`);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (records: MutationRecord[]) => {
      const regions = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role=status],[aria-live]'),
      );
      for (const region of new Set(regions)) if (region?.textContent) heard.push(region.textContent);
    };
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, everything);
  });
  await ask(page, question);
  await expect(page.getByRole('list', conversation)).toContainText('Written by a computer');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const answers = heard.filter((text) => text.includes('implant lasts'));
  expect(answers).toEqual([
    'Salama: An implant lasts 3 to 5 years, depending on its type. It does not protect you from HIV.',
  ]);
});

test('Stop ends the answer where it is, by keyboard, and says so', async ({ page }) => {
  await play({ text: `${beginning}A trained nurse `, end: 'silence' });
  await page.goto(`${salama}/chat`);
  await ask(page, question);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await expect(page.getByRole('list', conversation)).toContainText('depending on its type');
  await stop.press('Enter');
  await expect(page.getByRole('list', conversation)).toContainText('You stopped this answer.');
  await expect(stop).toBeHidden();
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
});

test('an answer that breaks off is replaced by the library’s, with a word about it', async ({ page }) => {
  await play({ text: `${beginning}A trained nurse `, end: 'break' });
  await page.goto(`${salama}/sw/chat`);
  await page.goto(`${salama}/chat`);
  await ask(page, question);
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText('This is what our library says.');
  await expect(list).toContainText('From our library, word for word.');
  await expect(list).not.toContainText('A trained nurse [');
});

test('the widget shows the same', async ({ page }) => {
  await play({ text: `${beginning}It does not protect you from HIV [1].` });
  await page.goto(`${salama}/about`);
  await page.getByRole('button', { name: 'Ask Health Questions' }).click();
  await ask(page, question);
  const widget = page.getByRole('dialog', { name: 'Ask Health Questions' });
  await expect(widget).toContainText('Written by a computer from the passages below.');
});

test('with a model that is away, the library answers', async ({ page }) => {
  await play({ status: 500 });
  await page.goto(`${salama}/chat`);
  await ask(page, question);
  await expect(page.getByRole('list', conversation)).toContainText('From our library, word for word.');
});

/** A server that has just started learns first; on a busy machine that takes its time. */
async function learned(origin: string): Promise<void> {
  const body = JSON.stringify({ question, sessionId: '7d5c2f8e-6f1d-4b0e-9f3b-2f6a1c0d9e11' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/api/v1/chat`, { method: 'POST', headers, body });
}

async function play(script: object): Promise<void> {
  await fetch(model, { method: 'PUT', body: JSON.stringify(script) });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, setUp } from './authenticator.ts';
import { faultsOf } from './axe.ts';
import { makeAdministrator, signInAs } from './desk.ts';
import { type OwnProgram, startSalama } from './own-server.ts';
import { expect, type Page, started, test } from './salama.ts';

let salama: OwnProgram;
let dataDir: string;

/** One with a single administrator. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-corrections-'));
  salama = await startSalama({ DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('the only administrator corrects a line: it is checked, waits for a day, and can be stopped', async ({
  page,
}) => {
  const { username } = makeAdministrator(undefined, dataDir);
  await signInAs(page, username, salama.address);
  await page.goto(`${salama.address}/admin/protection`);
  const { secret } = await setUp(page);
  await page.getByRole('link', { name: 'Corrections' }).click();
  await expect(page.getByText('You are the only administrator')).toBeVisible();
  await expect(page.getByText('Nothing is corrected')).toBeVisible();

  const emergency = line(page, 'Emergency services');
  await expect(emergency.getByText('For emergencies: add the new line')).toBeVisible();
  await expect(emergency.getByRole('button', { name: 'Change' })).toHaveCount(0);

  await line(page, '1195').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('heading', { name: /^Change: .*1195/ })).toBeFocused();
  await page.getByLabel('Number', { exact: true }).fill('+1 202 555 0100');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('This is needed.').first()).toBeVisible();
  await page.getByLabel('Name of the source').fill('The ministry');
  await page.getByLabel('Its address').fill('https://ministry.example/lines');
  await page.getByLabel('Read or rung on').fill('2026-11-20');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('This number does not fit the country')).toBeVisible();
  await expect(page.getByLabel('Name of the source')).toHaveValue('The ministry');
  expect(await faultsOf(page, 'main')).toEqual([]);
  await page.getByLabel('Number', { exact: true }).fill('0800 720 100');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The draft is saved. Nobody sees it yet.')).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: '0800 720 100' });
  await card.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('Code of your authenticator app').fill('000000');
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('That code does not fit')).toBeVisible();
  await page.getByLabel('Code of your authenticator app').fill(codeOf(secret, 1));
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(card.getByText('Everybody sees it from')).toBeVisible();
  await expect(line(page, '1195')).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await card.getByRole('button', { name: 'Stop it' }).click();
  await expect(card.getByText('Thrown away')).toBeVisible();
});

test('a line that was corrected is said everywhere: on pages without scripts, in articles, on cards made on the phone', async ({
  browser,
  page,
}) => {
  const { stop, address } = await withCorrection();
  try {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const services = await plain.newPage();
    await services.goto(`${address}/services`);
    const kenya = services.locator('section[data-lines-of="KE"]');
    await expect(kenya.getByText('0800 720 199')).toBeVisible();
    await expect(kenya.getByText('Corrected since this version came out')).toHaveCount(1);
    await expect(kenya.locator('a[href="tel:1199"]')).toHaveCount(0);
    await plain.close();

    await page.addInitScript(() => localStorage.setItem('country', 'KE'));
    await page.route('**/api/v1/chat', (route) => route.abort());
    await page.goto(`${address}/chat`);
    await started(page);
    await page.getByRole('textbox', { name: 'Your question' }).fill('i want to kill myself');
    await page.keyboard.press('Enter');
    await expect(page.locator('a[href="tel:0800720199"]').first()).toBeVisible();
    await expect(page.locator('a[href="tel:1199"]')).toHaveCount(0);
  } finally {
    await stop();
  }
});

/** A server whose desk has published another number for Kenya's crisis line. */
async function withCorrection(): Promise<OwnProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'salama-e2e-corrected-'));
  await (await startSalama({ DATA_DIR: folder })).stop();
  const { country, line, value, source } = CORRECTION;
  const database = new DatabaseSync(join(folder, 'salama.sqlite'));
  database
    .prepare(
      `insert into line_corrections (id, country, line, action, value, source, state, version, author_id, author, changed_at)
       values ('c', ?, ?, 'change', ?, ?, 'published', 2, 'a', 'a', 0)`,
    )
    .run(country, line, JSON.stringify(value), JSON.stringify(source));
  database.close();
  const started = await startSalama({ DATA_DIR: folder });
  return {
    ...started,
    stop: async () => {
      await started.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const inThree = (text: string) => ({ en: text, sw: text, fr: text });
const CORRECTION = {
  ...{ country: 'KE', line: 'ke-red-cross' },
  source: { name: 'The ministry', url: 'https://ministry.example', read: '2026-11-20' },
  value: {
    ...{ kind: 'mental', answeredBy: 'counsellors', name: inThree('Crisis line'), number: '0800 720 199' },
    languages: ['en', 'sw'],
  },
};

import { readFile } from 'node:fs/promises';
import { CORRUPT_DIARIES } from './corrupt-diaries.ts';
import { cell, openTracker, periodsFrom, storedDays } from './diary.ts';
import { expect, type Page, test } from './salama.ts';

const USUAL = periodsFrom(60, 32, 4);
const PASSPHRASE = 'mango river quiet chair';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const mark = (page: Page) => page.getByRole('switch', { name: 'Period Day' }).check();

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function turnOnLock(page: Page): Promise<void> {
  await page.getByText('Lock', { exact: true }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Turn on the lock' }) });
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Turn on the lock' }).click();
  await expect(page.getByText('The lock is on.')).toBeVisible();
}

test('two open tabs agree and never overwrite each other', async ({ page, context }) => {
  await openTracker(page);
  const other = await context.newPage();
  await openTracker(other);
  await mark(page);
  await save(page).click();
  await expect(cell(other, 'November 20, 2026, period day')).toBeVisible();
  await cell(other, 'November 19, 2026').click();
  await mark(other);
  await save(other).click();
  await expect(cell(page, 'November 19, 2026, period day')).toBeVisible();
  expect((await storedDays(page)).map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
});

test('unsaved days hold up a link, not Exit, and survive another language', async ({ page }) => {
  await openTracker(page);
  await mark(page);
  await page.getByRole('link', { name: 'Find Services' }).click();
  const question = page.getByRole('dialog', { name: 'Not saved yet' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Français' }).last().click();
  await expect(page).toHaveURL(/\/fr\/apps\/period-tracker$/);
  await expect(page.getByRole('switch', { name: 'Jour de règles' })).toBeChecked();
  let wasAsked = false;
  page.on('dialog', (dialog) => {
    wasAsked = true;
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Sortir', exact: true }).first().click();
  await expect(page).toHaveURL(/wikipedia/);
  expect(wasAsked).toBe(false);
});

test('unsaved days can be saved on the way out', async ({ page }) => {
  await openTracker(page);
  await mark(page);
  await page.getByRole('link', { name: 'Find Services' }).click();
  await page.getByRole('button', { name: 'Save and go' }).click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await storedDays(page)).toHaveLength(1);
});

test('the lock encrypts at rest, closes when hidden and after a reload, and opens with the passphrase alone', async ({
  page,
}) => {
  await openTracker(page, { diary: USUAL });
  await turnOnLock(page);
  const raw = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(raw).not.toMatch(/isPeriod|Cramps|2026-11/);
  await cell(page, 'November 20, 2026').click();
  await page.getByRole('button', { name: 'Happy' }).click();
  await hide(page);
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await page.getByLabel('Passphrase').fill('something else');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(/That does not open it/)).toBeVisible();
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(cell(page, 'November 20, 2026, period day, Medium, Happy')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(cell(page, 'November 20, 2026, period day, Medium, Happy')).toBeVisible();
});

test('an export lands under a neutral name and brings everything back on another phone', async ({
  page,
  browser,
}) => {
  await openTracker(page, { diary: USUAL });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('notes-2026-11-20.json');
  const path = await file.path();
  const content = JSON.parse(await readFile(path, 'utf8'));
  expect(content.periodDays).toEqual(USUAL);
  expect(content.statistics).toEqual({
    avgCycleLength: 28,
    avgPeriodLength: 5,
    nextPredictedPeriod: '2026-12-14',
  });
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.addInitScript(() => {
    for (const key of ['consent', 'age_verified']) localStorage.setItem(key, 'true');
  });
  await openTracker(phone);
  await phone.getByText('Save and bring back').click();
  await phone.getByLabel('Choose a file').setInputFiles(path);
  await expect(phone.getByText('15 days new')).toBeVisible();
  await phone.getByRole('button', { name: 'Add to my calendar' }).click();
  await expect(phone.getByText('Done. The days are in your calendar.')).toBeVisible();
  expect(await storedDays(phone)).toEqual(USUAL);
  await context.close();
});

test('a table of another app is read on the phone', async ({ page }) => {
  await openTracker(page);
  await page.getByText('Save and bring back').click();
  const buffer = Buffer.from(
    'date,bleeding.value,bleeding.exclude\n2026-11-01,3,false\n2026-11-02,1,false\n',
  );
  await page.getByLabel('Choose a file').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  await expect(cell(page, 'November 1, 2026, period day, Heavy')).toBeVisible();
  await expect(cell(page, 'November 2, 2026, period day, Light')).toBeVisible();
});

test('a full phone loses nothing and says so', async ({ page }) => {
  await openTracker(page);
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let part = 0; part < 3; part += 1)
        try {
          localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // Full for this size: a smaller piece may still fit.
        }
  });
  await mark(page);
  await page.getByRole('textbox', { name: 'Notes' }).fill('a few words that need room');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Period Day' })).toBeChecked();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill-')) localStorage.removeItem(key);
  });
  await save(page).click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  expect(await storedDays(page)).toMatchObject([{ isPeriod: true, notes: 'a few words that need room' }]);
});

/** One of each kind; what is read and kept of every one is proved beside the storage. */
const KINDS = CORRUPT_DIARIES.filter((_, at) => at % 6 === 0 || at > 38);

test('corrupt values never leave a blank screen, and are never overwritten', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/icon.svg');
  for (const raw of KINDS) {
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('periodDays')) localStorage.removeItem(key);
      localStorage.setItem('periodDays', value);
    }, raw);
    await page.goto('/apps/period-tracker');
    await expect(page.getByText('Something could not be read'), raw).toBeVisible();
    await mark(page);
    await save(page).click();
    await expect(page.getByText('Saved on this phone.'), raw).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('periodDays.unreadable')), raw).toBe(raw);
  }
});

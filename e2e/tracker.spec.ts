import { cell, openTracker, periodsFrom, storedDays } from './diary.ts';
import { expect, kept, LANGUAGES, type Page, test } from './salama.ts';

const USUAL = periodsFrom(60, 32, 4);
const panel = (page: Page) => page.getByRole('region', { name: /2026$/ });

test('a day is marked, described, saved, and there after a reload', async ({ page }) => {
  await openTracker(page);
  await cell(page, 'November 18, 2026').click();
  const day = panel(page);
  await expect(day.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible();
  await expect(day.getByRole('group', { name: 'Flow Intensity' })).toBeHidden();
  await day.getByRole('switch', { name: 'Period Day' }).check();
  await expect(day.getByRole('button', { name: 'Medium' })).toHaveAttribute('aria-pressed', 'true');
  await day.getByRole('button', { name: 'Heavy' }).click();
  await day.getByRole('button', { name: 'Happy' }).click();
  await day.getByPlaceholder('Add a symptom...').fill('Back pain');
  await day.getByRole('button', { name: 'Add', exact: true }).click();
  await day.getByPlaceholder('Add notes for this day...').fill('At school');
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(day.getByText('Saved on this phone.')).toBeVisible();
  expect(await storedDays(page)).toEqual([
    {
      ...{ date: '2026-11-18', isPeriod: true, flow: 'heavy' },
      ...{ symptoms: ['Back pain'], mood: 'happy', notes: 'At school' },
    },
  ]);
  await page.reload();
  await expect(cell(page, 'November 18, 2026, period day, Heavy, Happy, with notes')).toBeVisible();
});

test('the keyboard alone does everything', async ({ page }) => {
  await openTracker(page);
  await cell(page, 'November 20, 2026').focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp', 'PageDown', 'End', 'ArrowRight'])
    await page.keyboard.press(key);
  // 20 → 13 → 12 → 8 (Sunday first) → October 8 → November 8 → 14 → 15.
  await expect(cell(page, 'November 15, 2026')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Sunday, November 15, 2026' })).toBeVisible();
  const reach = async (name: string, role: 'switch' | 'button' | 'textbox') => {
    const control = panel(page).getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 25; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await reach('Period Day', 'switch');
  await page.keyboard.press('Space');
  await reach('Light', 'button');
  await page.keyboard.press('Enter');
  await reach('Sad', 'button');
  await page.keyboard.press('Space');
  await reach('Symptoms', 'textbox');
  await page.keyboard.type('Tired');
  await page.keyboard.press('Enter');
  await reach('Notes', 'textbox');
  await page.keyboard.type('ok');
  await reach('Save', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  expect(await storedDays(page)).toEqual([
    {
      ...{ date: '2026-11-15', isPeriod: true, flow: 'light' },
      ...{ symptoms: ['Tired'], mood: 'sad', notes: 'ok' },
    },
  ]);
});

test('a finger turns the month sideways', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const key of ['consent', 'age_verified']) localStorage.setItem(key, 'true');
  });
  await openTracker(page);
  const box = await page.getByRole('grid').boundingBox();
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: (box?.y ?? 0) + 120 }],
    });
  await touch('touchStart', 280);
  for (const x of [240, 190, 140, 100]) await touch('touchMove', x);
  await touch('touchEnd', 100);
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await context.close();
});

test('the figures rest on periods, not on days, and say on how many cycles', async ({ page }) => {
  await openTracker(page, { diary: USUAL });
  const card = page.getByRole('region', { name: 'Cycle Statistics' });
  await expect(card).toContainText('Average Cycle Length28 days');
  await expect(card).toContainText('Average Period Length5 days');
  await expect(card).toContainText('Next Predicted PeriodDec 14');
  await expect(card).toContainText('From your last 2 cycles.');
});

test('a late period brings facts and no date', async ({ page }) => {
  await openTracker(page, { diary: periodsFrom(96, 68, 40) });
  await expect(page.getByRole('region', { name: 'Cycle Statistics' })).toContainText('No date now');
  const facts = page.getByRole('region', { name: 'Your period is 12 days later than your average' });
  await expect(facts).toContainText('21 days after the sex');
  await expect(facts).toContainText('112');
  await expect(facts.getByRole('link', { name: 'Where to go' })).toHaveAttribute('href', '/services');
});

test('the history is drawn, and stands in a table', async ({ page }) => {
  await openTracker(page, { diary: periodsFrom(200, 172, 144, 116, 88, 60, 32, 4) });
  const history = page.getByRole('region', { name: 'Your cycles' });
  await expect(history.getByRole('listitem')).toHaveCount(7);
  await history.getByRole('button', { name: 'Show all 7' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(8);
  await history.getByText('Show as a table').click();
  await expect(history.getByRole('row')).toHaveCount(8);
  await expect(history.getByRole('row').nth(1)).toContainText('19 October 2026');
});

for (const [timezoneId, moment, date] of [
  ['Africa/Nairobi', '2026-11-19T21:30:00Z', 'November 20, 2026'],
  ['America/New_York', '2026-11-01T05:30:00Z', 'November 1, 2026'],
  ['Europe/Berlin', '2026-03-28T23:30:00Z', 'March 29, 2026'],
  ['Pacific/Kiritimati', '2026-11-19T10:30:00Z', 'November 20, 2026'],
  ['UTC', '2026-11-20T23:30:00Z', 'November 20, 2026'],
] as const)
  test(`today is the person’s own day in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      for (const key of ['consent', 'age_verified']) localStorage.setItem(key, 'true');
    });
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/apps/period-tracker');
    const today = page.getByRole('grid').locator('[aria-current="date"]');
    await expect(today).toHaveAttribute('aria-label', new RegExp(date));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [saved] = await storedDays(page);
    expect(
      new Date(`${saved?.['date']}T00:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }),
    ).toBe(date);
    await context.close();
  });

for (const language of LANGUAGES)
  test(`nothing needs sideways scrolling at 320 pixels in ${language}, everything open`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openTracker(page, { language, diary: periodsFrom(304, 276, 248, 180, 152, 124, 60) });
    await expect(page.locator('summary').first()).toBeVisible();
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

test.describe('with what the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no word is said to any server', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openTracker(page, { diary: USUAL });
    await expect(page.getByRole('region', { name: 'Your cycles' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    const before = asked.length;
    await cell(page, 'November 10, 2026').click();
    await page.getByRole('switch', { name: 'Period Day' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('heading', { name: 'Pause' }).click();
    await page.getByLabel('I am breastfeeding').check();
    // Parts of the page that come when they are opened, and the worker that keeps it: files of ours, nothing said.
    const more = asked
      .slice(before)
      .filter((url) => !/^http:\/\/127\.0\.0\.1:\d+\/(assets\/[\w.-]+|sw\.js)$/.test(url));
    expect(more).toEqual([]);
  });

  test('everything works without a network after one visit', async ({ page, context }) => {
    await openTracker(page, { language: 'sw', diary: USUAL });
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mizunguko yako' })).toBeVisible();
    await page.getByText('Kufuli', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Weka kufuli' })).toBeVisible();
    await page.getByRole('button', { name: 'Hifadhi', exact: true }).click();
    await expect(page.getByText('Imehifadhiwa kwenye simu hii.')).toBeVisible();
  });
});

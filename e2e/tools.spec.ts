import type { Language } from '@salama/contract/language.ts';
import { faultsOf } from './axe.ts';
import { expect, LANGUAGES, localPath, type Page, started, test } from './salama.ts';

const TOOLS = ['methods', 'questions', 'days', 'bleeding'] as const;
const toolOf = (page: Page, name: (typeof TOOLS)[number]) => page.locator(`#${name}`);

async function open(page: Page, name: (typeof TOOLS)[number], language: Language = 'en') {
  await page.goto(`${localPath(language, '/tools')}#${name}`);
  await started(page);
  return toolOf(page, name);
}

for (const language of LANGUAGES)
  test(`every tool in ${language} passes axe with its answer, in light and in dark`, async ({ page }) => {
    test.slow();
    await page.goto(localPath(language, '/tools'));
    await started(page);
    for (const name of TOOLS) {
      const tool = await open(page, name, language);
      if (name !== 'methods') await tool.locator('input[type=radio]').first().check();
      if (name === 'days') await tool.locator('input[inputmode=numeric]').fill('4');
      const submit = tool.locator('button[type=submit]');
      if (await submit.first().isVisible()) await submit.first().click();
    }
    expect(await faultsOf(page)).toEqual([]);
  });

/** Goes on by Tab to the wished-for control of a tool; sooner or later the page ends. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const isThere = await page.evaluate((wished) => document.activeElement?.matches(wished), selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

test('the seven questions are answered by keyboard alone, and nothing is sent or kept', async ({ page }) => {
  const tool = await open(page, 'questions');
  // The language is remembered by every page.
  const stored = () =>
    page.evaluate(() => {
      const all = Object.entries({ ...localStorage, ...sessionStorage });
      return JSON.stringify(all.filter(([key]) => key !== 'language').sort());
    });
  await page.waitForLoadState('networkidle');
  const before = await stored();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Each press of Tab leaves a group of radios, each Space ticks a box.
  await tabTo(page, '#questions input[type=radio]');
  await page.keyboard.press('Space');
  for (const answer of ['No', 'Under 35 years', 'None']) {
    await page.keyboard.press('Tab');
    await tabTo(page, '#questions input[type=radio]');
    await page.keyboard.press('Space');
    await expect(tool.getByRole('radio', { name: answer, exact: true, checked: true }).last()).toBeVisible();
  }
  for (const answer of [/Before such a headache/, 'None of these', 'None of these', 'hard to notice']) {
    const box = tool.getByRole('checkbox', { name: answer });
    const wished =
      typeof answer === 'string' && answer.startsWith('None') ? box.nth(asked.length) : box.first();
    for (let presses = 0; presses < 40 && !(await isFocused(wished)); presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await tabTo(page, '#questions button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('heading', { name: 'What can be asked for' })).toBeFocused();
  expect(asked, 'no request while answering').toEqual([]);
  expect(await stored()).toBe(before);
  expect(page.url()).toMatch(/\/tools#questions$/);
});

const isFocused = (control: ReturnType<Page['locator']>) =>
  control.evaluate((element) => element === document.activeElement);

test('the seven questions say what can be asked for, what to ask first, and what we did not ask', async ({
  page,
}) => {
  const tool = await open(page, 'questions');
  const group = (name: string) =>
    tool.getByRole('heading', { name, exact: true }).locator('xpath=..').getByRole('listitem');
  const choose = async (name: string | RegExp, at = 0) =>
    tool
      .getByLabel(name, { exact: typeof name === 'string' })
      .nth(at)
      .check();
  await choose('No', 0);
  await choose('No', 1);
  await choose('Under 35 years');
  await choose('None');
  await choose(/Before such a headache/);
  await choose('None of these', 1);
  await choose('None of these', 2);
  await choose('without hormones');
  await tool.getByRole('button', { name: 'Show what can be asked for' }).click();
  await expect(group('Not before a nurse has looked')).toHaveCount(1);
  await expect(group('Not before a nurse has looked')).toContainText(
    /Combined pill.*a stroke is more likely/s,
  );
  await expect(group('Can be asked for').first()).toContainText(/Copper coil.*without hormones/s);
  await expect(tool.getByText('What we did not ask')).toBeVisible();
  await expect(tool).not.toContainText(/suits you/);
  // What is not known moves a method down.
  await tool.getByRole('checkbox', { name: "I don't know about one of these" }).nth(1).check();
  await expect(group('Ask first').first()).toContainText('It is not known: a serious illness.');
  await tool.getByRole('button', { name: 'Clear all answers' }).click();
  await expect(tool.getByText('What we did not ask')).toBeHidden();
  await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the answers are gone after a reload and after Exit', async ({ page }) => {
  const tool = await open(page, 'questions');
  await tool.getByLabel("Perhaps, or I don't know").check();
  await page.reload();
  await started(page);
  await expect(toolOf(page, 'questions').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the result alone goes on paper', async ({ page }) => {
  const tool = await open(page, 'questions');
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { hasPrinted: true }) }),
  );
  await tool.getByRole('button', { name: 'Show what can be asked for' }).click();
  await tool.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => 'hasPrinted' in window);
  await page.emulateMedia({ media: 'print' });
  await expect(tool.getByRole('heading', { name: 'What can be asked for' })).toBeVisible();
  await expect(tool.getByRole('heading', { name: 'Could there be a pregnancy now?' })).toBeHidden();
  for (const other of ['methods', 'days', 'bleeding'] as const)
    await expect(toolOf(page, other)).toBeHidden();
});

test('the table shows what fulfils a wish, and the longest first', async ({ page }) => {
  const tool = await open(page, 'methods');
  const rows = tool.getByRole('row').filter({ has: page.getByRole('link') });
  const all = await rows.count();
  expect(all).toBeGreaterThan(10);
  await tool.getByLabel('Show').selectOption('also against HIV and STIs');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Condom');
  await tool.getByLabel('Show').selectOption('without hormones');
  await tool.getByLabel('First').selectOption('what lasts longest');
  await expect(rows.first()).toContainText('Tied tubes');
});

test('the days say what the assistant says', async ({ page }) => {
  const tool = await open(page, 'days');
  const part = (name: string) => tool.getByRole('region', { name, exact: true });
  await expect(part('HIV test')).toContainText(/up to 72 hours.*less than 3 weeks.*from 3 months on/s);
  await tool.getByRole('textbox', { name: 'Number' }).fill('four');
  await tool.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(tool.getByRole('alert')).toHaveText('Write a number from 0 to 999.');
  await tool.getByRole('textbox', { name: 'Number' }).fill('4');
  await tool.getByRole('button', { name: 'Show', exact: true }).click();
  await tool.getByRole('radio', { name: 'I could get pregnant', exact: true }).check();
  await expect(part('I could get pregnant')).toContainText(
    'On days 4 and 5 ulipristal or the copper coil is best',
  );
  await expect(part('She could get pregnant')).toBeHidden();
  await expect(part('HIV test')).toContainText('Not yet');
  await expect(part('HIV test')).not.toContainText('from 3 months on');
  await tool.getByRole('button', { name: 'Show all times' }).click();
  await expect(part('HIV test')).toContainText('from 3 months on');
});

test('a bleeding is judged by what it belongs to and how long it lasts', async ({ page }) => {
  const tool = await open(page, 'bleeding');
  await expect(tool.getByText(/a pad soaked within 1 hour/)).toBeVisible();
  await tool.getByRole('radio', { name: 'My period', exact: true }).check();
  await tool.getByRole('textbox', { name: 'Number' }).fill('9');
  await tool.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(tool.getByRole('region', { name: 'My period', exact: true })).toContainText(
    'longer than usual',
  );
  await tool.getByRole('radio', { name: 'I am pregnant, or may be' }).check();
  await expect(tool.getByRole('region', { name: 'I am pregnant' })).toContainText(
    'After 12 weeks any bleeding',
  );
});

test('the tools are found from Learn, from an article and under an answer', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Tests and clocks: how many days ago?' }).click();
  await expect(page.getByRole('heading', { name: 'Which test, when?' })).toBeVisible();
  await page.goto('/learn/getting-tested');
  await page.getByRole('link', { name: 'Count the days: what is possible today?' }).first().click();
  await expect(page.getByRole('heading', { name: 'Which test, when?' })).toBeVisible();
});

test('without scripts each tool says the same as a list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/tools');
  for (const name of TOOLS) await toolOf(page, name).locator('summary').first().click();
  const rows = toolOf(page, 'methods')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(13);
  await toolOf(page, 'questions').getByText('All reasons on one list').click();
  await expect(
    toolOf(page, 'questions')
      .getByText(/^Not before a nurse has looked: .*Combined pill/)
      .first(),
  ).toBeVisible();
  await expect(toolOf(page, 'days').getByText('less than 3 weeks').first()).toBeVisible();
  await expect(toolOf(page, 'bleeding').getByText('more than 6 weeks')).toBeVisible();
  await context.close();
});

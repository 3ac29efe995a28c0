import { card, openReader, openTopic, TITLE } from './library.ts';
import { expect, type Page, started, test } from './salama.ts';

const ELSEWHERE = /wikipedia/;

/** Every address of this tab's history, and what the entry on screen keeps beside it. */
function history(page: Page) {
  return page.evaluate(() => ({
    length: window.history.length,
    written: JSON.stringify([
      (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      window.history.state,
    ]),
  }));
}

/** Material that an administrator added, told to the page as the server would. */
async function addMaterial(page: Page, url: string) {
  const id = '0b8f2c5e-3a47-4d1c-9c52-6a2a9d0d1e11';
  const material = {
    ...{ _id: id, title: 'A film', description: 'About it.', category: 'CONTRACEPTION', icon: 'Heart' },
    ...{ featured: false, url, readTime: '5 min', status: 'PUBLISHED', builtIn: false, lang: null },
  };
  const answer = (data: unknown) => ({ json: { success: true, data } });
  await page.route('**/api/v1/learning-materials/changes', (route) =>
    route.fulfill(answer({ withdrawn: [], featured: [], added: { CONTRACEPTION: 1 } })),
  );
  await page.route('**/api/v1/learning-materials?*', (route) => route.fulfill(answer([material])));
}

test('topics open one at a time, and Back closes them', async ({ page }) => {
  await openTopic(page);
  await expect(page.getByRole('link', { name: /Condoms, step by step/ })).toBeVisible();
  await card(page, 'Relationships').locator('summary').click();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Condoms, step by step/ })).toBeVisible();
  await page.goBack();
  await expect(page.locator('details.topic[open]')).toHaveCount(0);
});

test('an article opens in the reader without header and footer, and Back or Escape closes it', async ({
  page,
}) => {
  const frame = await openReader(page);
  const reader = page.getByRole('dialog', { name: 'Condoms, step by step' });
  await expect(reader.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'How do I put on a condom properly?' })).toBeVisible();
  await expect(frame.getByRole('banner')).toBeHidden();
  await expect(frame.getByRole('contentinfo').last()).toBeHidden();
  await expect(frame.getByRole('link', { name: 'Exit' })).toBeVisible();
  await page.goBack();
  await expect(reader).toBeHidden();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  await page.goForward();
  await frame.getByRole('heading', { name: 'How do I put on a condom properly?' }).click();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
});

test('what is read stands in no address, no entry and no state of the history', async ({ page }) => {
  const frame = await openReader(page);
  const before = await history(page);
  expect(before.written).toMatch(/\/learn"/);
  expect(before.written).not.toMatch(/topic|material|condom|CONTRACEPTION/i);
  await frame.getByText('On this page').first().click();
  await frame
    .getByRole('link', { name: /^Where do I get condoms/ })
    .first()
    .click();
  await expect(frame.locator('#where')).toBeInViewport();
  await frame.locator('main a[href*="/learn/if-it-breaks"]').first().click();
  await expect(frame.locator('#broke')).toBeAttached();
  expect(await history(page)).toEqual(before);
  await page.getByRole('dialog', { name: TITLE }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
  expect((await history(page)).written).not.toMatch(/topic|material|condom|CONTRACEPTION/i);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Exit inside the framed article leaves the whole page', async ({ page }) => {
  await page.goto('/about');
  const frame = await openReader(page);
  await frame.getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goBack();
  await expect(page).toHaveURL(ELSEWHERE);
});

test('Shift three times inside the framed article leaves the whole page', async ({ page }) => {
  const frame = await openReader(page);
  await frame.getByRole('heading', { name: 'How do I put on a condom properly?' }).click();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(ELSEWHERE);
});

test('a link out of a framed article leads the whole tab there', async ({ page }) => {
  const frame = await openReader(page);
  await frame.getByRole('link', { name: /Ask about this/ }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('a page of somebody else is shown only after a warning, with a way out beside it', async ({ page }) => {
  await addMaterial(page, 'https://films.example/rights');
  await openTopic(page);
  await page.getByRole('link', { name: /A film/ }).click();
  const reader = page.getByRole('dialog', { name: 'A film' });
  await expect(reader.getByText(/films\.example can see that somebody/)).toBeVisible();
  await expect(reader.locator('iframe')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Show it here' }).click();
  await expect(reader.getByText(/Do you see nothing, or an error\?/)).toBeVisible();
  await expect(page.frameLocator('iframe[title="A film"]').getByText('An ordinary page')).toBeVisible();
  await expect(reader.getByRole('link', { name: /Open in new tab/ })).toHaveAttribute(
    'href',
    'https://films.example/rights',
  );
});

test('a page without https is never framed, and says why', async ({ page }) => {
  await addMaterial(page, 'http://clinic.example/');
  await openTopic(page);
  await page.getByRole('link', { name: /A film/ }).click();
  await expect(page.getByText(/^clinic\.example cannot be shown inside Salama/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

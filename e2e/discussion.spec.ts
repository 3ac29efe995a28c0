import { faultsOf } from './axe.ts';
import { card, newWord, openBoard, post, stranger } from './board.ts';
import { expect, kept, test } from './salama.ts';

test('a discussion has its own address, and Back returns to the list', async ({ page }) => {
  await openBoard(page);
  const text = `How do I talk to my sister about ${newWord()}?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/community\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(await page.title()).toBe('One post · Salama');
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
  await expect(card(page, text)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await page.goto(address.replace('/community/', '/fr/community/'));
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux discussions' }).click();
  await expect(page).toHaveURL(/\/fr\/community$/);
});

test('an answer is added, voted for by somebody else once, and both survive a reload', async ({ page }) => {
  await openBoard(page);
  const text = `Who has tried ${newWord()}?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  const form = page.getByRole('region', { name: 'Your answer' });
  await form.getByRole('button', { name: 'Post Answer' }).click();
  await expect(page.getByText('Write your answer first.')).toBeVisible();
  const answer = `I asked a nurse about ${newWord()}, she was kind.`;
  await form.getByRole('textbox').fill(answer);
  await form.getByRole('button', { name: 'Post Answer' }).click();
  await expect(page.getByText('Your answer has been posted!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
  await expect(card(page, answer)).toBeVisible();
  const address = page.url();
  const other = await stranger(page);
  await openBoard(other, new URL(address).pathname);
  const counted = other.waitForResponse(/\/vote$/);
  await card(other, answer).getByRole('button', { name: 'Helpful: 0 votes' }).click();
  await counted;
  const voted = card(other, answer).getByRole('button', { name: 'Helpful: 1 vote' });
  await expect(voted).toHaveAttribute('aria-pressed', 'true');
  await voted.click();
  await other.reload();
  await expect(voted).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

test('a vote shows at once, counts once, and is taken back when it fails', async ({ page }) => {
  await openBoard(page);
  const text = `Can stress delay ${newWord()}?`;
  await post(page, text);
  await page.route('**/vote', (route) => route.abort());
  const button = card(page, text).getByRole('button', { name: /^Helpful/ });
  await button.click();
  await expect(page.getByText('Failed to vote on question')).toBeVisible();
  await expect(button).toHaveAccessibleName('Helpful: 0 votes');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/vote');
  const counted = page.waitForResponse(/\/vote$/);
  await button.click();
  await expect(button).toHaveAccessibleName('Helpful: 1 vote');
  await counted;
  await button.click();
  await page.reload();
  await expect(button).toHaveAccessibleName('Helpful: 1 vote');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('the code of an anonymous post finds and deletes it from another phone', async ({ page }) => {
  await openBoard(page);
  const text = `Where do I learn about ${newWord()}?`;
  await post(page, text);
  const panel = page.getByRole('region', { name: 'Keep this code' });
  const code = (await panel.locator('code').textContent()) ?? '';
  expect(code.replaceAll('-', '')).toHaveLength(24);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(code);
  await panel.getByRole('button', { name: 'I have kept it' }).click();
  await expect(panel).toBeHidden();
  const other = await stranger(page);
  await openBoard(other);
  await other.getByRole('button', { name: 'Find my posts' }).click();
  const dialog = other.getByRole('dialog', { name: 'Your posts' });
  await dialog.getByLabel('Code').fill('AAAA-BBBB');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Nothing belongs to that receipt code');
  await dialog.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog).not.toContainText(text);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEditable();
  await page.getByPlaceholder('Search discussions...').fill(text.slice(-9, -1));
  await expect(page.getByText('No discussions found')).toBeVisible();
});

test('the author deletes a question on its own page', async ({ page }) => {
  await openBoard(page);
  const text = `What is ${newWord()} like?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { name: 'This discussion is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to discussions' }).click();
  await expect(page.getByText(text)).toBeHidden();
});

test('a report thanks and offers help', async ({ page }) => {
  await openBoard(page);
  const text = `Is ${newWord()} safe?`;
  await post(page, text);
  const other = await stranger(page);
  await openBoard(other);
  await card(other, text)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose a reason first.')).toBeVisible();
  await dialog.getByLabel('The health advice could do harm').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/nobody learns who reported/)).toBeVisible();
  await expect(dialog.locator('a[href="tel:112"]').first()).toBeVisible();
  await other.context().close();
});

test('the board, a discussion and its dialogs pass axe', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('a b '.repeat(71));
  expect(await faultsOf(page)).toEqual([]);
  const text = `My uncle touches me at night, I am scared ${newWord()}`;
  await post(page, text, ['fear', 'family']);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find my posts' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await card(page, text).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: text.slice(0, 40) })).toBeVisible();
  await page
    .getByRole('region', { name: 'Your answer' })
    .getByRole('textbox')
    .fill(`I felt ${newWord()} too. A nurse helped me.`);
  await page.getByRole('button', { name: 'Post Answer' }).click();
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('with what the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a discussion of the kept list opens by its address without a network', async ({ page, context }) => {
    await openBoard(page);
    const text = `What do you do when ${newWord()} hurts?`;
    await post(page, text);
    const address = await card(page, text).getByRole('link').first().getAttribute('href');
    await kept(page);
    await context.setOffline(true);
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect(page.getByText('Failed to fetch question')).toBeVisible();
  });
});

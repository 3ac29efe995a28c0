import { storyMessages } from '@salama/contract/texts/author-messages.ts';
import { newWord, stranger } from './board.ts';
import { findInQueue, openDesk } from './desk.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const section = (page: Page) => page.locator('[data-late="stories"]');
const story = (page: Page, text: string) => section(page).getByRole('figure').filter({ hasText: text });

async function openStories(page: Page): Promise<void> {
  await showStories(page, '/');
  await expect(section(page).getByRole('button', { name: 'Share Your Story' })).toBeEnabled();
  // The stories push the button down when they come: a press in that moment misses it.
  await expect(section(page).getByText('Loading stories…')).toHaveCount(0);
}

async function showStories(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await section(page).locator('summary').first().click();
}

async function openForm(page: Page): Promise<void> {
  await openStories(page);
  await section(page).getByRole('button', { name: 'Share Your Story' }).click();
}

async function send(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Send story' }).click();
}

test('an anonymous story shows at once, to others too, and its code takes it back', async ({ page }) => {
  const text = `It helped me with ${newWord()}.`;
  await openForm(page);
  // The star drawn over the button takes the press, as it does from a finger.
  await section(page).getByText('4 stars of 5').locator('..').click();
  await section(page).getByLabel('Your story').fill(text);
  await send(page);
  await expect(page.getByText('Thank you. Your story is here for others now.')).toBeVisible();
  await expect(section(page).getByLabel('Your story')).toHaveCount(0);
  await expect(story(page, text)).toContainText('Anonymous');
  await expect(story(page, text)).toContainText('4 stars of 5');
  const code = (await section(page).locator('code').textContent()) ?? '';

  const other = await stranger(page);
  await openStories(other);
  await expect(story(other, text)).toBeVisible();
  await section(other).getByText('Find a story again, or take it back').click();
  await section(other).getByLabel('Code').fill(code.toLowerCase());
  await section(other).getByRole('button', { name: 'Show it' }).click();
  await expect(section(other).getByText('Everybody can read it.')).toBeVisible();
  await section(other).getByRole('button', { name: 'Take it back' }).click();
  await expect(other.getByText('Your story is gone.')).toBeVisible();
  await expect(story(other, text)).toHaveCount(0);
  await other.context().close();
});

test('where the stories cannot be had that is said, and one can try again', async ({ page }) => {
  await page.route('**/api/v1/testimonials', (route) => route.abort());
  await showStories(page, '/');
  await expect(section(page).getByText('Salama could not be reached.')).toBeVisible();
  await expect(section(page).getByText('No stories yet.')).toHaveCount(0);
  await page.unroute('**/api/v1/testimonials');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByText('Salama could not be reached.')).toHaveCount(0);
});

test('a story with a name is seen by its author alone until a moderator has read it', async ({ page }) => {
  const text = `It helped me with ${newWord()}.`;
  await openForm(page);
  await section(page).getByLabel('Your story').fill(text);
  await section(page).getByLabel('Stay anonymous').uncheck();
  await send(page);
  await expect(section(page).getByText('Please fill in all required fields')).toHaveCount(2);
  await section(page).getByLabel('Name', { exact: true }).fill('Amina');
  await section(page).getByLabel('Place', { exact: true }).fill('Mombasa');
  await send(page);
  await expect(page.getByText('Thank you. A moderator reads it first.')).toBeVisible();
  await expect(story(page, text)).toContainText('Amina, Mombasa');
  await expect(story(page, text)).toContainText('only you can see it');
  const other = await stranger(page);
  await openStories(other);
  await expect(story(other, text)).toHaveCount(0);
  await story(page, text).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(story(page, text)).toHaveCount(0);
  await other.context().close();
});

test('whoever told a removed story reads a kind word with it, in her language and by her code', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const text = `It helped me with ${newWord()}.`;
  const author = await stranger(page);
  await openForm(author);
  await section(author).getByLabel('Your story').fill(text);
  await section(author).getByLabel('Stay anonymous').uncheck();
  await section(author).getByLabel('Name', { exact: true }).fill('Amina');
  await section(author).getByLabel('Place', { exact: true }).fill('Mombasa');
  await send(author);
  const code = (await section(author).locator('code').textContent()) ?? '';

  await openDesk(page, '/admin/stories');
  const held = await findInQueue(page, text);
  await held.getByLabel('A word to the author').selectOption('private-details');
  await expect(held).toContainText(storyMessages.en['private-details']);
  await held.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(held).toHaveCount(0);

  for (const language of LANGUAGES) {
    await showStories(author, localPath(language, '/'));
    await expect(story(author, text)).toContainText(storyMessages[language]['private-details']);
  }
  const elsewhere = await stranger(page);
  await openStories(elsewhere);
  await expect(story(elsewhere, text)).toHaveCount(0);
  await section(elsewhere).getByText('Find a story again, or take it back').click();
  await section(elsewhere).getByLabel('Code').fill(code);
  await section(elsewhere).getByRole('button', { name: 'Show it' }).click();
  await expect(section(elsewhere).getByText(storyMessages.en['private-details'])).toBeVisible();
  await author.context().close();
  await elsewhere.context().close();
});

test('a refused story stays in the form, with the sentence and the reason', async ({ page }) => {
  await openForm(page);
  await send(page);
  await expect(section(page).getByText('Write your story first.')).toBeVisible();
  const text = 'It helped me, write to me at amina@example.com';
  await section(page).getByLabel('Your story').fill(text);
  await send(page);
  const alert = section(page).getByRole('alert').filter({ hasText: 'Failed to submit testimonial' });
  await expect(alert).toContainText('Please try again.');
  await expect(alert).toContainText('e-mail');
  await expect(section(page).getByLabel('Your story')).toHaveValue(text);
});

test('a story that tells of danger brings help to its author', async ({ page }) => {
  await openForm(page);
  await section(page)
    .getByLabel('Your story')
    .fill('Since the abortion I am bleeding a lot and I have fever');
  await send(page);
  await expect(section(page).locator('a[href="tel:112"]').first()).toBeVisible();
});

test('stories turn by button and keyboard, and can be reported', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const number of [1, 2]) {
    await openForm(page);
    await section(page).getByLabel('Your story').fill(`Story ${number} about ${newWord()}.`);
    await send(page);
    await expect(page.getByText('Thank you. Your story')).toBeVisible();
  }
  const other = await stranger(page);
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await openStories(other);
  const list = section(other).getByRole('list', { name: 'Stories' });
  const left = () => list.evaluate((element) => element.scrollLeft);
  await expect(section(other).getByRole('button', { name: 'Go on by itself' })).toBeVisible();
  const start = await left();
  await section(other).getByRole('button', { name: 'More stories' }).click();
  await expect.poll(left).toBeGreaterThan(50);
  await section(other).getByRole('button', { name: 'Earlier stories' }).click();
  await expect.poll(left).toBe(start);
  await list.focus();
  await other.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(start);
  await section(other)
    .getByRole('button', { name: /^Report this story/ })
    .first()
    .click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Something else').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('nobody learns who reported');
  await other.context().close();
});

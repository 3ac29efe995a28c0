import { newWord } from './board.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

const section = (page: Page) => page.locator('[data-late="suggestions"]');

async function openBox(page: Page): Promise<void> {
  await page.goto('/');
  await section(page).locator('summary').first().click();
  await expect(section(page).getByRole('button', { name: 'Send suggestion' })).toBeEnabled();
}

test('a suggestion is thanked for, and another can follow', async ({ page }) => {
  await openBox(page);
  await expect(section(page).getByLabel('An improvement')).toBeChecked();
  await section(page).getByText('Something new').click();
  await section(page).getByLabel('Your suggestion').fill(`A page about ${newWord()}`);
  await section(page).getByRole('button', { name: 'Send suggestion' }).click();
  await expect(section(page).getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await section(page).getByRole('button', { name: 'Submit Another Suggestion' }).click();
  await expect(section(page).getByLabel('Your suggestion')).toHaveValue('');
  await expect(section(page).getByLabel('An improvement')).toBeChecked();
});

test('an empty suggestion and one with a number are refused, and the text stays', async ({ page }) => {
  await openBox(page);
  await section(page).getByRole('button', { name: 'Send suggestion' }).click();
  await expect(section(page).getByText('Write your suggestion first.')).toBeVisible();
  const text = 'Call me on 0712 345 678 about it';
  await section(page).getByLabel('Your suggestion').fill(text);
  await section(page).getByRole('button', { name: 'Send suggestion' }).click();
  const alert = section(page).getByRole('alert').filter({ hasText: 'Failed to send suggestion' });
  await expect(alert).toContainText('phone number');
  await expect(section(page).getByLabel('Your suggestion')).toHaveValue(text);
});

test('the contact page leads to the box where no address is set', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(localPath(language, '/contact'));
    await page.locator('main a[href$="#suggest"]').click();
    await expect(page.locator('#suggest')).toBeInViewport();
    await expect(section(page).getByRole('textbox')).toBeVisible();
  }
});

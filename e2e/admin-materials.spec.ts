import { newWord } from './board.ts';
import { openDesk, rowOf } from './desk.ts';
import { expect, test } from './salama.ts';

test('a material is written, published, found by readers, changed and deleted', async ({ page }) => {
  const title = `Rights about ${newWord()}`;
  await openDesk(page, '/admin/materials');
  await page.getByRole('link', { name: 'Add Material' }).click();
  await expect(page.getByRole('heading', { name: 'Create Learning Material' })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('SEXUAL_HEALTH');
  await expect(page.getByLabel('Icon')).toHaveValue('Book');
  await expect(page.getByLabel('Status')).toHaveValue('DRAFT');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Description').fill(`What the law says. ${'It is on your side. '.repeat(8)}`);
  await page.getByLabel('URL').fill('https://rights.example/a');
  await page.getByLabel('Status').selectOption('PUBLISHED');
  await page.getByLabel('Featured').check();
  await page.getByRole('button', { name: 'Create Material' }).click();
  await expect(page).toHaveURL(/\/admin\/materials$/);
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search materials' }).fill(title.toLowerCase());
  const row = rowOf(page, title);
  await expect(row).toContainText('Published');
  await expect(row).toContainText('Featured');
  await expect(row).toContainText('…');
  const listed = await (await page.request.get('/api/v1/learning-materials?builtIn=false')).json();
  expect(listed.data.map((one: { title: string }) => one.title)).toContain(title);
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Learning Material' })).toBeVisible();
  await page.getByLabel('Status').selectOption('DRAFT');
  await page.getByRole('button', { name: 'Update Material' }).click();
  await expect(rowOf(page, title)).toContainText('Draft');
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this material?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await page.getByRole('button', { name: `Delete: ${title}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('the form says what is missing beside each field, and keeps what was typed', async ({ page }) => {
  await openDesk(page, '/admin/materials/new');
  await page.getByRole('button', { name: 'Create Material' }).click();
  for (const text of ['Title is required', 'Description is required', 'URL is required'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Material' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Title' }).fill('A title');
  await expect(page.getByText('Title is required')).toBeHidden();
  await page.getByLabel('Description').fill('A description');
  await page.getByLabel('URL').fill('javascript:alert(1)');
  await expect(page.getByText('Write the whole address')).toBeVisible();
  await page.getByLabel('URL').fill('/learn/condoms');
  await page.route('**/api/v1/learning-materials', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Material' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create material' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A title');
});

test('leaving a form with words in it asks first', async ({ page }) => {
  await openDesk(page, '/admin/materials/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/materials$/);
});

test('an article of the library can be featured, and neither rewritten nor deleted', async ({ page }) => {
  await openDesk(page, '/admin/materials');
  await page.getByRole('searchbox', { name: 'Search materials' }).fill('condom');
  const row = page.getByRole('row').filter({ hasText: 'From the library' }).first();
  await expect(row.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await row.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByText('This article belongs to the library.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly', '');
  await page.getByLabel('Featured').setChecked(true);
  await page.getByRole('button', { name: 'Update Material' }).click();
  await expect(page.getByText('is saved.')).toBeVisible();
});

test('what the list of accounts was searched for is searched among the materials too', async ({ page }) => {
  await openDesk(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('condom');
  await page.getByRole('link', { name: 'Learning Materials', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search materials' })).toHaveValue('condom');
});

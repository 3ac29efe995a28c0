import { faultsOf } from './axe.ts';
import { ask, expect, type Page, test } from './salama.ts';

const question = 'What are fibroids?';

async function answered(page: Page, path = '/chat'): Promise<void> {
  await page.goto(path);
  await ask(page, question);
  await expect(page.getByRole('group', { name: 'Did this help?' })).toBeVisible();
}

/** The bodies of all feedback that leaves the page. */
function feedbackOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/feedback')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('a thumb up is one tap and takes nothing of the question along', async ({ page }) => {
  const bodies = feedbackOf(page);
  await answered(page);
  await page.getByRole('button', { name: 'Yes, this helped' }).click();
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
  expect(bodies).toMatchObject([{ rating: 'up', kind: 'answer', language: 'en' }]);
  expect(JSON.stringify(bodies)).not.toContain(question);
});

test('a thumb down asks why, by keyboard alone, and sends the question only with permission', async ({
  page,
}) => {
  const bodies = feedbackOf(page);
  await answered(page);
  await page.getByRole('button', { name: 'No, this did not help' }).press('Enter');
  await expect(page.getByLabel('It is wrong')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('It is not what I asked')).toBeChecked();
  expect(await faultsOf(page, 'form:has([type=radio])')).toEqual([]);
  await page.getByRole('checkbox').press('Space');
  const send = page
    .locator('form', { has: page.getByRole('checkbox') })
    .getByRole('button', { name: 'Send' });
  await send.press('Enter');
  await expect(page.getByText('Thank you. This helps us to do better.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Did this help?' })).toBeFocused();
  expect(bodies[0]).not.toHaveProperty('question');
  expect(bodies[1]).toMatchObject({ rating: 'down', reason: 'not-asked', question });
});

test('without a network the form keeps what was written', async ({ page }) => {
  await answered(page);
  await page.getByRole('button', { name: 'No, this did not help' }).click();
  await page.getByLabel('It is wrong').check();
  await page.getByLabel('Do you want to say more?').fill('It said the opposite');
  await page.context().setOffline(true);
  const form = page.locator('form', { has: page.getByRole('checkbox') });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toContainText('That could not be sent.');
  await expect(page.getByLabel('Do you want to say more?')).toHaveValue('It said the opposite');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. This helps us to do better.')).toBeVisible();
});

test('somebody who tells of danger in a comment is shown help', async ({ page }) => {
  await answered(page);
  await page.getByRole('button', { name: 'No, this did not help' }).click();
  await page.getByLabel('Something else').check();
  await page.getByLabel('Do you want to say more?').fill('I want to kill myself');
  const form = page.locator('form', { has: page.getByRole('checkbox') });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').locator('a[href="tel:112"]')).toBeVisible();
});

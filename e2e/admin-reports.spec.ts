import { newWord } from './board.ts';
import { findInQueue, openDesk, postHeld, signInAs } from './desk.ts';
import { expect, newUsername, PASSWORD, test } from './salama.ts';

/** Held because it proposes to meet; the word makes it this test's own. */
const meeting = (word: string) => `Let us meet at the ${word} market tomorrow`;

test('a held post is removed with a kind word, which its author reads, and put back by undoing', async ({
  page,
}) => {
  const word = newWord();
  const { headers, id } = await postHeld(page, meeting(word));
  await openDesk(page, '/admin/reports');
  const one = await findInQueue(page, word);
  await expect(one).toContainText('Held until you decide');
  await one.getByLabel('A word to the author').selectOption('contact');
  await expect(one).toContainText('The author reads:');
  await one.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(one).toContainText('Removed by');
  const own = await (await page.request.get(`/api/v1/community/questions/${id}`, { headers })).json();
  expect(own.data.question).toMatchObject({ moderation: 'removed', moderatorMessage: 'contact' });
  await one.getByRole('button', { name: 'Undo' }).click();
  await expect(one.getByRole('button', { name: 'Approve' })).toBeVisible();
  await one.getByRole('button', { name: 'Approve' }).click();
  await expect(one).toContainText('Approved by');
  expect((await page.request.get(`/api/v1/community/questions/${id}`)).status()).toBe(200);
});

test('a decision that was not saved says so where it was made, and can be made again', async ({ page }) => {
  const word = newWord();
  await postHeld(page, meeting(newWord()));
  await postHeld(page, meeting(newWord()));
  await postHeld(page, meeting(word));
  await openDesk(page, '/admin/reports');
  const one = await findInQueue(page, word);
  await page.route('**/api/v1/admin/reports/*', (route) => route.abort());
  await one.getByRole('button', { name: 'Approve' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The decision was not saved' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(one.getByRole('button', { name: 'Approve' })).toBeInViewport();
  await page.unroute('**/api/v1/admin/reports/*');
  await one.getByRole('button', { name: 'Approve' }).click();
  await expect(one).toContainText('Approved by');
  await expect(alert).toHaveCount(0);
});

test('the queue is worked by keyboard alone', async ({ page }) => {
  const word = newWord();
  await postHeld(page, meeting(word));
  await openDesk(page, '/admin/reports');
  const one = await findInQueue(page, word);
  await one.focus();
  await page.keyboard.press('a');
  await expect(one).toContainText('Approved by');
  await page.keyboard.press('u');
  await expect(one.getByRole('button', { name: 'Approve' })).toBeVisible();
  await one.getByLabel('A word to the author').focus();
  await page.keyboard.press('r');
  await expect(one.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('a moderator has the reports and nothing else', async ({ page }) => {
  const username = newUsername();
  await page.request.post('/api/v1/auth/register', { data: { username, password: PASSWORD } });
  await openDesk(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await page.getByRole('button', { name: `Let moderate: ${username}` }).click();
  await expect(page.getByRole('button', { name: `End moderating: ${username}` })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await signInAs(page, username);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the desk' });
  await expect(parts.getByRole('link')).toHaveText(['Reports', 'Stories', 'Sign-in protection']);
});

import { newWord, stranger } from './board.ts';
import { makeAdministrator, openDesk, postHeld, rowOf } from './desk.ts';
import { expect, newAccount, newUsername, PASSWORD, test } from './salama.ts';

test('nobody but administrators sees the desk, and nothing of it is fetched before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  for (const path of ['/admin', '/admin/users', '/sw/admin/reports']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/(?:sw)?$/);
  }
  await newAccount(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  expect(scripts.filter((url) => /\/(?:admin-desk|desk|overview|users)-[\w-]{8}\.js/.test(url))).toEqual([]);
});

test('the name in the header leads an administrator to her panel, with Profile and Log out', async ({
  page,
}) => {
  const { username } = await openDesk(page, '/admin');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: username }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the Overview shows its three figures, what waits, and pictures with tables behind them', async ({
  page,
}) => {
  await postHeld(page, `Let us meet at the ${newWord()} market tomorrow`);
  await openDesk(page);
  const stats = page.getByRole('region', { name: 'Quick Stats' });
  for (const figure of ['Total Users', 'Active Chats', 'Learning Materials'])
    await expect(stats.getByText(figure)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
  const board = page.getByRole('figure', { name: 'The board, day by day' });
  await board.getByText('Show as a table').click();
  await expect(board.getByRole('columnheader', { name: 'Questions' })).toBeVisible();
});

test('a part of the desk that cannot be fetched leaves the desk in place, and comes when asked again', async ({
  page: somebody,
}) => {
  // React tells the console what a boundary has caught; the page of another person is not watched for that.
  const page = await stranger(somebody);
  await page.route(/\/assets\/trail-[\w-]+\.js$/, (route) => route.abort());
  await openDesk(page);
  const parts = page.getByRole('navigation', { name: 'Parts of the desk' });
  await parts.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('alert')).toContainText('Salama could not be reached');
  await parts.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Quick Stats' })).toBeVisible();
  await parts.getByRole('link', { name: 'Audit trail' }).click();
  // It has been asked for again, and refused again: only then does the network come back.
  await expect(page.getByRole('alert')).toContainText('Salama could not be reached');
  await page.unroute(/\/assets\/trail-[\w-]+\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Audit trail' })).toBeVisible();
});

test('each part has an address of its own, and Back goes back', async ({ page }) => {
  await openDesk(page);
  for (const [name, path] of [
    ['Users', '/admin/users'],
    ['Learning Materials', '/admin/materials'],
    ['Reports', '/admin/reports'],
    ['Suggestions', '/admin/suggestions'],
    ['Audit trail', '/admin/trail'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Suggestions' })).toBeVisible();
});

test('a role changes in the list at once, and the search finds whatever the case', async ({
  page,
  browser,
}) => {
  const other = newUsername();
  const context = await browser.newContext();
  await context.request.post('/api/v1/auth/register', { data: { username: other, password: PASSWORD } });
  await context.close();
  await openDesk(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(other.toUpperCase());
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Make Admin: ${other}` }).click();
  await expect(rowOf(page, other)).toContainText('Admin');
  await page.getByRole('button', { name: `Make User: ${other}` }).click();
  await expect(page.getByRole('button', { name: `Make Admin: ${other}` })).toBeVisible();
  await page.getByRole('button', { name: `Let moderate: ${other}` }).click();
  await expect(rowOf(page, other)).toContainText('Moderator');
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(rowOf(page, other).first()).toContainText('let moderate');
});

test('when the server wants the password again, the change goes on by itself afterwards', async ({
  page,
}) => {
  await openDesk(page, '/admin/users');
  const other = makeAdministrator();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(other.username);
  let refused = false;
  await page.route('**/api/v1/admin/users/*/role', async (route) => {
    if (refused) return route.continue();
    refused = true;
    await route.fulfill({
      status: 403,
      json: {
        success: false,
        error: 'REAUTH_REQUIRED',
        message: 'Please enter your password again to go on.',
      },
    });
  });
  await page.getByRole('button', { name: `Make User: ${other.username}` }).click();
  const prompt = page.getByRole('dialog', { name: 'Is it you?' });
  await prompt.getByLabel('Password').fill('not my password');
  await prompt.getByRole('button', { name: 'Go on' }).click();
  await expect(prompt).toContainText('not your password');
  await prompt.getByLabel('Password').fill(PASSWORD);
  await prompt.getByRole('button', { name: 'Go on' }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('button', { name: `Make Admin: ${other.username}` })).toBeVisible();
});

test('who stops being an administrator is asked twice, and leaves the desk at once', async ({ page }) => {
  makeAdministrator();
  const { username } = await openDesk(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(username);
  await page.getByRole('button', { name: `Make User: ${username}` }).click();
  const question = page.getByRole('dialog', { name: 'Stop being an administrator?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Make User: ${username}` }).click();
  await question.getByRole('button', { name: 'Yes, make me a user' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an administrator who was demoted elsewhere is sent home by the next thing she does', async ({
  page,
}) => {
  const { username } = await openDesk(page, '/admin/users');
  const other = makeAdministrator();
  const signedIn = await page.request.post('/api/v1/auth/login', {
    data: { username: other.username, password: PASSWORD },
  });
  const { token } = (await signedIn.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get(`/api/v1/admin/users?search=${username}`, { headers });
  const [{ _id }] = (await list.json()).data.users;
  await page.request.patch(`/api/v1/admin/users/${_id}/role`, { headers, data: { role: 'USER' } });
  await page.getByRole('link', { name: 'Learning Materials', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('errors stand in red with a way to try again, and nothing else is lost', async ({ page }) => {
  await openDesk(page);
  await page.route('**/api/v1/admin/users?**', (route) => route.abort());
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch users');
  await page.unroute('**/api/v1/admin/users?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('suggestions are sorted out and saved as a table', async ({ page }) => {
  const word = newWord();
  await page.request.post('/api/v1/suggestions', {
    data: { type: 'BUG REPORT', suggestion: `=1+1 The page about ${word} is empty` },
  });
  await openDesk(page, '/admin/suggestions');
  await page.getByRole('searchbox', { name: 'Search suggestions' }).fill(word);
  // The search waits for a rest between two keys.
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article').filter({ hasText: word });
  await card.getByRole('combobox').selectOption('planned');
  await expect(card).toContainText('by Reader');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^suggestions-\d{4}-\d\d-\d\d\.csv$/);
  const text = await (await file.createReadStream()).toArray();
  const csv = Buffer.concat(text).toString('utf8');
  expect(csv).toContain(word);
  expect(csv).toContain("'=1+1");
  await expect(page.getByText('1 suggestion saved.')).toBeVisible();
});

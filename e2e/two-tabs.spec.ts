import { ask, expect, newAccount, newUsername, PASSWORD, type Page, register, test } from './salama.ts';

const QUESTION = 'What are fibroids?';
const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });

/** A second tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    for (const [key, value] of Object.entries({ consent: 'true', age_verified: 'true', too_young: 'false' }))
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  });
  await tab.goto(path);
  return tab;
}

async function talk(page: Page): Promise<void> {
  await page.goto('/chat');
  await ask(page, QUESTION);
  // The question names them too: only a reply is asked whether it helped.
  await expect(page.getByRole('group', { name: 'Did this help?' })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Your question' }).fill('nobody should read this');
}

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Log out' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(tab).toHaveURL(/\/$/);
}

test('who signs out in one tab leaves no conversation in the others, and the next account sees none', async ({
  page,
}) => {
  await newAccount(page);
  await talk(page);
  const other = await openTab(page, '/profile');
  await signOut(other);
  await expect(conversation(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  await expect(page.getByText(QUESTION)).toHaveCount(0);

  await register(other, newUsername());
  await expect(page.getByRole('button', { name: 'What prenatal care services are needed?' })).toBeVisible();
  await ask(page, 'How long does an implant last?');
  await expect(conversation(page)).toContainText('implant');
  await expect(conversation(page)).not.toContainText('fibroid');
});

test('who is signed out from elsewhere leaves nothing but what was just asked', async ({ page }) => {
  const { username } = await newAccount(page);
  await talk(page);
  const login = await page.request.post('/api/v1/auth/login', { data: { username, password: PASSWORD } });
  const { token } = (await login.json()).data;
  await page.request.delete('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } });
  await ask(page, 'How long does an implant last?');
  await expect(page.getByText('You have been signed out').first()).toBeVisible();
  await expect(conversation(page)).toContainText('How long does an implant last?');
  await expect(page.getByRole('group', { name: 'Did this help?' })).toHaveCount(1);
  await expect(conversation(page)).not.toContainText('fibroid');
});

test('erasing in one tab empties and leaves the others too', async ({ page }) => {
  await talk(page);
  const board = await openTab(page, '/community');
  await expect(board.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await openTab(page, '/about');
  await other.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: 'An ordinary page' }));
  await board.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: 'An ordinary page' }));
  await other.locator('footer').getByRole('button', { name: 'Erase my traces' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  for (const tab of [page, board, other]) await expect(tab).toHaveURL(/wikipedia\.org/);
  const blank = await page.context().newPage();
  await blank.goto('/icon.svg');
  expect(await blank.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

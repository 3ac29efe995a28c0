import { expect, newAccount, type Page, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

/** What of Salama is on this device now. */
function left(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
  }));
}

const NOTHING = { local: [], session: [], caches: [], workers: 0, databases: 0 };

test('erasing asks first, says what it cannot do, empties the device and leaves', async ({ page }) => {
  const { token } = await newAccount(page);
  await page.evaluate(async () => {
    localStorage.setItem('periodDays', '[]');
    localStorage.setItem('left-by-an-older-version', 'x');
    await new Promise((resolve) => {
      indexedDB.open('tracker').onsuccess = (event) => {
        (event.target as IDBOpenDBRequest).result.close();
        resolve(undefined);
      };
    });
  });
  await page.goto('/about');
  await expect.poll(async () => (await left(page)).workers, { timeout: 20_000 }).toBe(1);
  await page.locator('footer').getByRole('button', { name: 'Erase my traces' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('your period calendar');
  await expect(dialog).toContainText('the history of your browser');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('periodDays'))).toBe('[]');

  await page.locator('footer').getByRole('button', { name: 'Erase my traces' }).click();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).toHaveURL(/wikipedia\.org/);

  const blank = await page.context().newPage();
  // A file of Salama without its scripts: nothing can be written while we look.
  await blank.goto('/icon.svg');
  expect(await left(blank)).toEqual(NOTHING);
  const me = await blank.request.get('/api/v1/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test('what is said in the chat stands nowhere on the device', async ({ page }) => {
  await page.goto('/chat');
  const box = page.getByRole('textbox', { name: 'Your question' });
  for (const question of ['does the implant hurt zanzibarite', 'are you sure zanzibarite']) {
    await box.fill(question);
    await box.press('Enter');
    await expect(page.getByRole('list', { name: 'Conversation' }).getByText(question)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yes, this helped' }).last()).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([
      localStorage,
      sessionStorage,
      history.state,
      location.href,
      document.title,
      stored,
    ]);
  });
  expect(kept).not.toContain('zanzibarite');
});

test('erasing works without a network too', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(async () => (await left(page)).workers, { timeout: 20_000 }).toBe(1);
  await page.locator('footer').getByRole('button', { name: 'Erase my traces' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).not.toHaveURL(/about/);
  await page.context().setOffline(false);
  const blank = await page.context().newPage();
  await blank.goto('/icon.svg');
  expect(await left(blank)).toEqual(NOTHING);
});

test('the menu of a small screen offers it as well, by keyboard', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase my traces' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Erase everything/ });
  await expect(dialog.getByRole('link', { name: 'Exit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

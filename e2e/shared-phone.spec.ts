import { card, newWord, openBoard, post } from './board.ts';
import { expect, type Page, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

/** What this device holds, as text, seen from a file of Salama that runs no scripts. */
async function held(page: Page): Promise<string> {
  const blank = await page.context().newPage();
  await blank.goto('/icon.svg');
  const text = await blank.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(kept);
  });
  await blank.close();
  return text;
}

/** Posts a question, finds it helpful and opens it. Answers its words and its address. */
async function ask(page: Page): Promise<{ text: string; address: string }> {
  await openBoard(page);
  const text = `Who else is afraid of ${newWord()}?`;
  await post(page, text);
  await card(page, text).getByRole('button', { name: 'Helpful: 0 votes' }).click();
  await expect(vote(page, text)).toHaveAccessibleName('Helpful: 1 vote');
  await card(page, text).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  return { text, address: new URL(page.url()).pathname };
}

const vote = (page: Page, text: string) => card(page, text).getByRole('button', { name: /^Helpful/ });

/** The next holder of the phone sees a question that anybody may have written and nobody here voted for. */
async function expectStranger(page: Page, { text, address }: { text: string; address: string }) {
  await page.goto('/community');
  await expect(vote(page, text)).toHaveAttribute('aria-pressed', 'false');
  await expect(card(page, text).getByRole('button', { name: /^Report/ })).toBeVisible();
  await expect(card(page, text).getByText('You', { exact: true })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Report/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
}

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'the Exit button': (page) => page.getByRole('link', { name: 'Exit', exact: true }).first().click(),
  'Shift three times': async (page) => {
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  },
  'the skip link': (page) => page.getByRole('link', { name: 'Leave this site at once' }).press('Enter'),
};

for (const [way, leave] of Object.entries(WAYS))
  test(`who leaves by ${way} leaves nothing on the phone that says what she wrote`, async ({ page }) => {
    const asked = await ask(page);
    await leave(page);
    await expect(page).toHaveURL(/wikipedia/);
    const kept = await held(page);
    expect(kept).toContain('auth-storage');
    expect(kept).not.toContain(asked.text);
    expect(kept).not.toContain(asked.address.split('/').at(-1));
    await expectStranger(page, asked);
  });

test('coming back after Exit is no second vote, and shows nothing of the first', async ({ page }) => {
  const asked = await ask(page);
  await WAYS['the Exit button']?.(page);
  await expect(page).toHaveURL(/wikipedia/);
  await page.goto('/community');
  const button = vote(page, asked.text);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const counted = page.waitForResponse(/\/vote$/);
  await button.click();
  expect((await counted).ok()).toBe(true);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName('Helpful: 1 vote');
  await expect(card(page, asked.text).getByRole('button', { name: /^Report/ })).toBeVisible();
  await WAYS['the Exit button']?.(page);
  await expect(page).toHaveURL(/wikipedia/);
  await expectStranger(page, asked);
  await expect(page.getByRole('button', { name: 'Helpful: 1 vote' })).toBeVisible();
});

test('the code finds a question again after Exit, on the same phone', async ({ page }) => {
  await openBoard(page);
  const text = `Where do I ask about ${newWord()}?`;
  await post(page, text);
  const code =
    (await page.getByRole('region', { name: 'Keep this code' }).locator('code').textContent()) ?? '';
  await WAYS['Shift three times']?.(page);
  await expect(page).toHaveURL(/wikipedia/);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Find my posts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your posts' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog).not.toContainText(text);
});

test('Exit in one tab leaves every other tab of Salama too', async ({ page }) => {
  const asked = await ask(page);
  const other = await page.context().newPage();
  await other.route(/wikipedia/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await other.goto('/privacy-policy');
  await WAYS['the Exit button']?.(other);
  await expect(other).toHaveURL(/wikipedia/);
  await expect(page).toHaveURL(/wikipedia/);
  await page.goBack();
  await expect(page).toHaveURL(/wikipedia/);
  expect(await held(page)).not.toContain(asked.text);
});

test('where nothing can be stored, Exit leaves nobody who could be told', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
  });
  await page.goto('/community');
  await page.getByRole('button', { name: 'I Have 10+ Years' }).click();
  const text = `Who else dreams of ${newWord()}?`;
  await post(page, text);
  await expect(card(page, text).getByText('You', { exact: true })).toBeVisible();
  await WAYS['the Exit button']?.(page);
  await expect(page).toHaveURL(/wikipedia/);
  await page.goto('/community');
  await page.getByRole('button', { name: 'I Have 10+ Years' }).click();
  await expect(card(page, text)).toBeVisible();
  await expect(card(page, text).getByText('You', { exact: true })).toHaveCount(0);
});

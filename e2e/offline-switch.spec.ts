import { expect, kept, type Page, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

const theSwitch = (page: Page) => page.getByRole('switch', { name: /Keep Salama on this phone/ });

function keptPages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().filter(({ url }) => !new URL(url).pathname.includes('.')).length;
  });
}

async function openKept(page: Page): Promise<void> {
  await page.goto('/about');
  await expect.poll(() => keptPages(page)).toBeGreaterThan(3);
}

test('the offline switch, turned off and on, keeps the pages again', async ({ page, context }) => {
  await openKept(page);
  await theSwitch(page).uncheck();
  await expect.poll(() => keptPages(page)).toBe(0);
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked({ timeout: 30_000 });
  expect(await keptPages(page)).toBeGreaterThan(3);
  await context.setOffline(true);
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
});

test('the offline switch stays off and says so while there is no network', async ({ page, context }) => {
  await openKept(page);
  await theSwitch(page).uncheck();
  await expect.poll(() => keptPages(page)).toBe(0);
  await context.setOffline(true);
  await theSwitch(page).click();
  await expect(page.getByText('That did not work. Check your connection and try again.')).toBeVisible();
  await expect(theSwitch(page)).not.toBeChecked();
});

for (const { language, learn, wish, done, title } of [
  {
    language: 'en',
    learn: '/learn',
    wish: 'Keep everything',
    done: /^Everything in this language/,
    title: 'Condoms, step by step',
  },
  {
    language: 'sw',
    learn: '/sw/learn',
    wish: 'Hifadhi zote',
    done: /^Vyote vya lugha hii/,
    title: /kondomu/i,
  },
  {
    language: 'fr',
    learn: '/fr/learn',
    wish: 'Tout garder',
    done: /^Tout ce qui est dans cette langue/,
    title: /préservatif/i,
  },
])
  test(`who keeps everything reads and searches all of it without a network, in ${language}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto(learn);
    await kept(page);
    await page.getByRole('button', { name: wish }).click();
    await expect(page.getByText(done)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(`${learn}/condoms`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(learn);
    await page.getByRole('searchbox').fill('condom');
    await expect(page.locator('main a[href*="#"]').first()).toBeVisible();
    await expect(page.getByText(done)).toBeVisible();
    await page.getByRole('switch').last().uncheck();
    await expect.poll(() => keptPages(page)).toBe(0);
  });

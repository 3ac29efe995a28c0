import { expect, kept, test } from './salama.ts';

test('an unknown address shows the 404 page and its way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(
    page.getByText(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the menu opens from the side, keeps the focus, and closes by Escape', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Our Apps' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(menu).toBeHidden();
});

test('corrupt values on the device are set aside, never a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['auth-storage', 'consent', 'theme', 'language', 'country', 'periodDays', 'offline']) {
      if (key !== 'consent') localStorage.setItem(key, '{"broken');
    }
    sessionStorage.setItem('chat_warning_seen', '<<');
  });
  for (const path of ['/', '/chat', '/login', '/apps/period-tracker']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
});

test('the manifest and the icons are discreet and there', async ({ request, page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(JSON.stringify(manifest)).not.toMatch(/sex|period|abortion|health/i);
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200);
});

test.describe('with what the worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit the first pages open without a network, and the others say so', async ({
    page,
    context,
  }) => {
    await page.goto('/sw/about');
    await kept(page);
    await context.setOffline(true);
    await page.goto('/sw/chat');
    await expect(page.locator('textarea')).toBeVisible();
    for (const path of ['/sw', '/sw/services', '/sw/about']) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/sw/learn');
    await expect(page).toHaveURL('/sw/offline#/sw/learn');
  });
});

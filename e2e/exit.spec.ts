import { ask, expect, LANGUAGES, localPath, PUBLIC_PATHS, test } from './salama.ts';

const ELSEWHERE = /wikipedia/;

test('Exit leaves from every page, and Back does not return', async ({ page }) => {
  test.slow();
  // The guidelines of the day have an Exit of their own.
  await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
  for (const path of [...PUBLIC_PATHS, '/learn/what-it-is', '/community/some-question', '/offline']) {
    await page.goto('/about');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page
      .getByRole('link', { name: 'Exit', exact: true })
      .or(page.getByRole('button', { name: 'Exit', exact: true }))
      .first()
      .click();
    await expect(page, path).toHaveURL(ELSEWHERE);
    await page.goBack();
    await expect(page, path).toHaveURL(ELSEWHERE);
  }
});

test('pressing Shift three times leaves', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(ELSEWHERE);
});

test('Exit blanks the page within a frame, also when the network hangs', async ({ page }) => {
  let seen = (_text: string): void => undefined;
  const afterOneFrame = new Promise<string>((resolve) => {
    seen = resolve;
  });
  await page.exposeFunction('seenAfterOneFrame', (text: string) => seen(text));
  await page.goto('/chat');
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('fibroid');
  await page.route(/wikipedia/, () => undefined);
  await page.evaluate(() => {
    const { seenAfterOneFrame } = window as unknown as { seenAfterOneFrame(text: string): void };
    const exit = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      (control) => control.textContent === 'Exit',
    );
    requestAnimationFrame(() => {
      exit?.click();
      requestAnimationFrame(() => {
        const left = [...document.querySelectorAll('h1, p, textarea')].filter((part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
        seenAfterOneFrame(left.map((part) => part.textContent).join(' '));
      });
    });
  });
  expect(await afterOneFrame).toBe('');
});

test('a typed visit after Exit opens Salama again', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('link', { name: 'Exit', exact: true })
    .or(page.getByRole('button', { name: 'Exit', exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(ELSEWHERE);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the age gate has its Exit too', async ({ stranger: page }) => {
  await page.goto('/');
  await page
    .locator('a:visible, button:visible')
    .filter({ hasText: /^Exit$/ })
    .first()
    .click();
  await expect(page).toHaveURL(ELSEWHERE);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, is not gated, and has a plain Exit link', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const language of LANGUAGES)
      for (const path of PUBLIC_PATHS) {
        await page.goto(localPath(language, path));
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(
          page
            .locator('a[href^="https://"]')
            .filter({ hasText: /Exit|Ondoka|Toka|Quitter|Sortir/i })
            .first(),
        ).toBeVisible();
      }
    await context.close();
  });
});

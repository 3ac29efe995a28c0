import { ELSEWHERE, exitOf } from './exits.ts';
import { ask, expect, test } from './salama.ts';

for (const path of ['/learn/what-it-is', '/community/some-question', '/offline'])
  test(`Exit leaves ${path} as every page, and Back does not return`, async ({ page }) => {
    // The guidelines of the day have an Exit of their own.
    await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
    await page.goto('/about');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await exitOf(page).click();
    await expect(page).toHaveURL(ELSEWHERE);
    await page.goBack();
    await expect(page).toHaveURL(ELSEWHERE);
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
  await exitOf(page).click();
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

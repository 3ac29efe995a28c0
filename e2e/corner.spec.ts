import { newWord, openBoard, post } from './board.ts';
import { expect, type Page, PUBLIC_PATHS, test } from './salama.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Milliseconds that the button may take to step aside once the page stands. */
const SETTLES = 2_000;
/** Where the middle of the button is while nothing moves it. */
const CORNER = { x: 316, y: 696 };
const CONTROLS = 'a[href],button,input,select,textarea,summary';

/** What cannot be pressed in its middle, once it was brought into view, because the button of the chat is there. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ controls, settles, corner }) => {
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const button = document.querySelector('.corner');
      const covers = ({ left, right, top, bottom }: DOMRect) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points: [number, number][] = [
          [x, y],
          [Math.max(left + 2, Math.min(right - 2, corner.x)), y],
        ];
        return points.some(([px, py]) => button?.contains(document.elementFromPoint(px, py)));
      };
      const covered: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (button?.contains(control) || control.getClientRects().length === 0) continue;
        for (const place of ['as it comes', 'under the button'] as const) {
          control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { top, bottom } = control.getBoundingClientRect();
          if (place === 'under the button')
            window.scrollBy({ top: (top + bottom) / 2 - corner.y, behavior: 'instant' });
          const since = performance.now();
          while (covers(control.getBoundingClientRect()) && performance.now() - since < settles)
            await pause(50);
          if (covers(control.getBoundingClientRect()))
            covered.push(`${place}: ${control.textContent || control.getAttribute('aria-label')}`);
        }
      }
      return covered;
    },
    { controls: CONTROLS, settles: SETTLES, corner: CORNER },
  );
}

/** The button has come, and so has what moves it. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.corner button')).toBeAttached();
}

for (const path of PUBLIC_PATHS.filter((path) => path !== '/chat'))
  test(`the button of the chat covers nothing that can be pressed on ${path}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
    await settled(page, path);
    expect(await coveredControls(page)).toEqual([]);
  });

test('nor on the board while a question is written and its code is shown, nor in a discussion', async ({
  page,
}) => {
  test.slow();
  await openBoard(page);
  const text = `Who else has asked about ${newWord()}?`;
  await post(page, text);
  await expect(page.getByRole('heading', { name: 'Keep this code' })).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
});

test('the button stays in its corner where there is nothing below it, and answers a press', async ({
  page,
}) => {
  await settled(page, '/privacy-policy');
  await page.evaluate(() => document.querySelector('main p')?.scrollIntoView());
  await page.getByRole('button', { name: 'Ask Health Questions' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask Health Questions' })).toBeVisible();
});

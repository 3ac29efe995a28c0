import { faultsOf } from './axe.ts';
import { expect, LANGUAGES, localPath, type Page, test } from './salama.ts';

/** Two pages with drawings, and what the visitor finds there. */
const ANATOMY = '/learn/know-your-body';
const PLAIN = '/learn/pregnancy-danger-signs';
const PAGES = [
  ANATOMY,
  PLAIN,
  '/learn/condoms',
  '/learn/side-by-side',
  '/learn/your-cycle',
  '/learn/emergency-pill',
  '/learn/first-period',
  '/learn/healthy-habits',
  '/learn/feeding-and-newborn',
  '/learn/long-lasting',
  '/learn/body-checks',
];
const INSIDE = 'Inside the belly, seen from the front';

const closed = (page: Page) => page.locator('details.drawing-closed');

test('anatomy is closed until it is opened, by hand or by keyboard, and says before what will be seen', async ({
  page,
}) => {
  await page.goto(ANATOMY);
  const drawings = page.getByRole('img', { name: INSIDE });
  await expect(closed(page)).toHaveCount(4);
  await expect(drawings).toBeHidden();
  const control = page.locator('summary', { hasText: "Drawing: the organs inside a woman's belly" });
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(drawings).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawings).toBeHidden();
  await control.click();
  await expect(drawings).toBeVisible();
  await expect(page.locator('details.drawing-closed[open]')).toHaveCount(1);
});

test('a plain drawing is there at once, with words that say the same', async ({ page }) => {
  await page.goto(PLAIN);
  const figure = page.getByRole('figure').filter({ hasText: 'Where danger shows in pregnancy' });
  await expect(figure.getByRole('img', { name: 'Where danger shows in pregnancy' })).toBeVisible();
  await expect(figure).toContainText('fits or fainting');
});

test('what is closed is not printed, and what was opened is', async ({ page }) => {
  await page.goto(ANATOMY);
  await page.locator('summary', { hasText: 'Drawing: the organs inside' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: INSIDE })).toBeVisible();
  await expect(closed(page).filter({ visible: true })).toHaveCount(1);
});

for (const language of LANGUAGES) {
  test(`no label leaves its drawing, lies upon another or is smaller than 12 pixels on the narrowest phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PAGES) {
      await page.goto(localPath(language, path));
      for (const one of await closed(page).all()) await one.locator('summary').click();
      expect([path, await labelFaults(page)]).toEqual([path, []]);
    }
  });

  for (const path of [ANATOMY, PLAIN])
    test(`${localPath(language, path)} passes axe in both themes, with its drawings opened`, async ({
      page,
    }) => {
      await page.goto(localPath(language, path));
      for (const one of await closed(page).all()) await one.locator('summary').click();
      expect(await faultsOf(page)).toEqual([]);
    });
}

test.describe('with colours of the reader', () => {
  test.use({ forcedColors: 'active' });

  test('a drawing keeps its own, on a ground of its own', async ({ page }) => {
    await page.goto(PLAIN);
    const colours = await page
      .getByRole('img', { name: 'Where danger shows in pregnancy' })
      .evaluate((svg) => {
        const label = svg.querySelector('text');
        return [getComputedStyle(svg).backgroundColor, label && getComputedStyle(label).fill];
      });
    expect(colours).toEqual(['rgb(251, 246, 236)', 'rgb(29, 43, 50)']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('anatomy is closed and opens all the same', async ({ page }) => {
    await page.goto(ANATOMY);
    await expect(page.getByRole('img', { name: INSIDE })).toBeHidden();
    await page.locator('summary', { hasText: 'Drawing: the organs inside' }).click();
    await expect(page.getByRole('img', { name: INSIDE })).toBeVisible();
  });
});

/** What is wrong with the labels that are on screen; there must be some. */
function labelFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const drawings = [...document.querySelectorAll('figure.drawing svg')];
    if (drawings.length === 0) found.push('there is no drawing');
    for (const drawing of drawings) {
      const frame = drawing.getBoundingClientRect();
      const labels = [...drawing.querySelectorAll('text')].map((label) => ({
        said: label.textContent ?? '',
        box: label.getBoundingClientRect(),
        size: (Number(label.getAttribute('font-size')) * frame.width) / 280,
      }));
      for (const { said, box, size } of labels) {
        if (size < 12) found.push(`${said}: ${size} pixels`);
        if (box.left < frame.left - 1 || box.right > frame.right + 1)
          found.push(`${said} leaves its drawing`);
        if (box.top < frame.top - 1 || box.bottom > frame.bottom + 3) found.push(`${said} is cut off`);
      }
      labels.forEach((one, at) => {
        for (const other of labels.slice(at + 1))
          if (
            one.box.left < other.box.right - 2 &&
            other.box.left < one.box.right - 2 &&
            one.box.top < other.box.bottom - 4 &&
            other.box.top < one.box.bottom - 4
          )
            found.push(`${one.said} lies on ${other.said}`);
      });
    }
    return found;
  });
}

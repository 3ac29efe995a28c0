import { ask, expect, type Page, test } from './salama.ts';

/** A page of 1280 × 1024 magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };

for (const path of ['/chat', '/community', '/learn'])
  test(`what has the focus shows on ${path}, magnified four times`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
    await page.setViewportSize(MAGNIFIED);
    if (path === '/community') await fillTags(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (path === '/chat') {
      await ask(page, 'What is an implant?');
      // The list scrolls to a reply that comes: it is there before a key is pressed.
      await expect(page.getByRole('button', { name: 'Yes, this helped' })).toBeVisible();
    }
    const hidden = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press(key);
        const covered = await coveredFocus(page);
        if (covered) hidden.add(`${key}: ${covered}`);
      }
    expect([...hidden]).toEqual([]);
  });

/** More tags than a row of this width shows, some of them wide. */
async function fillTags(page: Page): Promise<void> {
  for (const letter of 'abcdefghijkl') {
    const tag = `tag${letter}${'wm'.repeat(letter.charCodeAt(0) % 3 === 0 ? 10 : 0)}`;
    const content = `How do I talk about ${tag} with my aunt?`;
    await page.request.post('/api/v1/community/questions', { data: { content, tags: [tag], lang: 'en' } });
  }
}

/** What has the focus, when no point of it shows. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const active = document.activeElement;
    if (!active || active === document.body || active.tagName === 'MAIN') return undefined;
    const { left, top, width, height } = active.getBoundingClientRect();
    if (width < 2 || height < 2) return undefined;
    for (let row = 1; row < 12; row += 1)
      for (let column = 1; column < 12; column += 1) {
        const found = document.elementFromPoint(left + (width * column) / 12, top + (height * row) / 12);
        if (found && (active.contains(found) || found.closest('label')?.contains(active))) return undefined;
      }
    return active.outerHTML.slice(0, 120);
  });
}

test('a link to a section of an article moves the focus to its heading', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'What is an implant?');
  const link = page.locator('main a[href*="/learn/"][href*="#"]').first();
  await expect(link).toBeVisible();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`h2[id="${id}"]`)).toBeFocused();
  await page.keyboard.press('Tab');
  const follows = await page.evaluate(
    (section) =>
      document.activeElement &&
      document.getElementById(section)?.compareDocumentPosition(document.activeElement),
    id,
  );
  expect(Number(follows) & 4).toBe(4);
});

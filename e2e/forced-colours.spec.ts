import type { Locator } from '@playwright/test';
import { openTracker, periodsFrom } from './diary.ts';
import { expect, test } from './salama.ts';

/** What a person sees of an element whose grounds are gone: its edge, and the ground that it keeps against its surroundings. */
const looks = (element: Locator) =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, backgroundColor } =
      getComputedStyle(each);
    const hasEdge =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0);
    return { hasEdge, ground: backgroundColor };
  });

test.use({ forcedColors: 'active', contextOptions: { reducedMotion: 'reduce' } });

test('Exit and what is filled have an edge', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Exit', 'Ask a question'])
    expect([name, (await looks(page.getByRole('link', { name, exact: true }).first())).hasEdge]).toEqual([
      name,
      true,
    ]);
});

test('marked days, the strength of a flow, a switch and what is chosen are told apart', async ({ page }) => {
  await openTracker(page, { diary: periodsFrom(12) });
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const dots = page.getByRole('grid').locator('.mark');
  await expect(dots).toHaveCount(5);
  expect((await looks(dots.first())).ground).not.toBe(canvas);
  const flow = page.getByRole('switch', { name: 'Period Day' });
  const off = await looks(flow);
  await flow.check();
  expect((await looks(flow)).ground).not.toBe(off.ground);
  const chosen = await looks(page.getByRole('button', { name: 'Medium', exact: true }));
  expect(chosen.ground).not.toBe(
    (await looks(page.getByRole('button', { name: 'Heavy', exact: true }))).ground,
  );
  expect(chosen.hasEdge).toBe(true);
});

test('the chosen language is told apart', async ({ page }) => {
  await page.goto('/about');
  const choices = page.locator('footer').getByRole('link');
  const chosen = await looks(choices.filter({ hasText: 'English' }));
  expect(chosen.ground).not.toBe((await looks(choices.filter({ hasText: 'Kiswahili' }))).ground);
});

import { AxeBuilder } from '@axe-core/playwright';
import { ask, expect, LANGUAGES, localPath, type Page, PUBLIC_PATHS, test } from './salama.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

for (const language of LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page in ${language}, ${colorScheme}, passes axe`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: Record<string, string[]> = {};
      for (const path of PUBLIC_PATHS) {
        await page.goto(localPath(language, path));
        await expect(page.locator('h1').first()).toBeVisible();
        const list = await violations(page);
        if (list.length > 0) found[path] = list;
      }
      expect(found).toEqual({});
    });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the age gate and its refusal pass axe, ${colorScheme}`, async ({ stranger: page }) => {
    await page.emulateMedia({ colorScheme });
    for (const language of LANGUAGES) {
      await page.goto(localPath(language, '/learn'));
      await expect(page.locator('[role="dialog"]:visible, dialog:visible').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    await page.locator('button:visible').filter({ hasText: /jeune/ }).click();
    await expect(page.locator('a[href="tel:116"]:visible').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`a conversation, the open widget and the menu pass axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/chat');
    await ask(page, 'I was raped last night');
    await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
    await ask(page, 'What are fibroids?');
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(/womb|uterus/i);
    expect(await violations(page)).toEqual([]);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Ask Health Questions' }).click();
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Community' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

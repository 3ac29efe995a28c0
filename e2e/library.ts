import type { Language } from '@salama/contract/language.ts';
import { expect, localPath, type Page, started } from './salama.ts';

export const TITLE = 'Condoms, step by step';

/** The Learn page with its fifth topic open. */
export async function openTopic(page: Page, language: Language = 'en') {
  await page.goto(localPath(language, '/learn'));
  await started(page);
  await page.locator('details.topic summary').nth(4).click();
  await expect(page.locator('details.topic[open]')).toHaveCount(1);
}

/** The reader with an article in it. */
export async function openReader(page: Page) {
  await openTopic(page);
  await page.getByRole('link', { name: TITLE }).click();
  const frame = page.frameLocator(`iframe[title="${TITLE}"]`);
  await expect(frame.getByRole('heading', { level: 1 })).toBeAttached();
  return frame;
}

/** One of the topics. */
export const card = (page: Page, name: string) =>
  page.locator('details.topic').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

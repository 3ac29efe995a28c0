import { expect, type Page } from './salama.ts';

/** A word of letters that nobody else in this run uses: lists are shared between tests. */
export function newWord(): string {
  const letters = Array.from({ length: 8 }, () => 'bcdfghjklmnprstvz'[Math.floor(Math.random() * 17)] ?? 'b');
  return letters.map((letter, at) => (at % 2 === 0 ? letter : `${letter}a`)).join('');
}

/** Opens the board as somebody who has read the guidelines today. */
export async function openBoard(page: Page, path = '/community'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
  await page.goto(path);
  await expect(page.getByRole('textbox', { name: /^Your (question|answer)$/ })).toBeEditable();
}

/** The composer is one line until then. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).focus();
}

export async function post(page: Page, content: string, tags: string[] = []): Promise<void> {
  if (tags.length > 0) await begin(page);
  for (const tag of tags) {
    await page.getByLabel(/^Tags \(/).fill(tag);
    await page.getByLabel(/^Tags \(/).press('Enter');
  }
  await page.getByRole('textbox', { name: 'Your question' }).fill(content);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(card(page, content)).toBeVisible();
}

export function card(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text }).first();
}

/** Another person on another phone. */
export async function stranger(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } });
  if (!context) throw new Error('There is no browser');
  const other = await context.newPage();
  await other.addInitScript(() => {
    for (const [key, value] of [
      ['consent', 'true'],
      ['age_verified', 'true'],
      ['too_young', 'false'],
    ] as const)
      localStorage.setItem(key, value);
  });
  return other;
}

import { faultsOf } from './axe.ts';
import { card, newWord, openBoard, post, stranger } from './board.ts';
import { expect, test } from './salama.ts';

const WORDS = {
  '/community': ['Readers have reported this.', 'Show it'],
  '/sw/community': ['Wasomaji wameripoti hili.', 'Lionyeshe'],
  '/fr/community': ['Des personnes ont signalé ceci.', 'Afficher'],
} as const;

test('a covered question is read after one press of a key, in every language', async ({ page }) => {
  await openBoard(page);
  const text = `Is it safe to walk with ${newWord()}?`;
  await post(page, text);
  await expect(card(page, text)).toBeVisible();
  const reader = await stranger(page);
  // What the server says of it while the brake on hiding is on.
  await reader.route('**/api/v1/community/questions?**', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const question of body.data.questions) if (question.content === text) question.covered = true;
    await route.fulfill({ response, json: body });
  });
  await openBoard(reader);
  for (const [path, [said, show]] of Object.entries(WORDS)) {
    await reader.goto(path);
    const covered = reader.getByRole('article').filter({ hasText: said });
    await expect(covered).toBeVisible();
    await expect(reader.getByText(text)).toHaveCount(0);
    expect(await faultsOf(reader, 'article')).toEqual([]);
    await covered.getByRole('button', { name: show }).focus();
    await reader.keyboard.press('Enter');
    await expect(card(reader, text).getByRole('heading', { name: text })).toBeVisible();
    await expect(card(reader, text)).toBeFocused();
  }
});

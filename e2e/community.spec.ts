import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, register, test } from './salama.ts';

/** A word of letters that nobody else in this run uses: lists are shared between tests. */
function newWord(): string {
  const letters = Array.from({ length: 8 }, () => 'bcdfghjklmnprstvz'[Math.floor(Math.random() * 17)] ?? 'b');
  return letters.map((letter, at) => (at % 2 === 0 ? letter : `${letter}a`)).join('');
}

/** Opens the board as somebody who has read the guidelines today. */
async function openBoard(page: Page, path = '/community'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^(Post|Post Answer)$/ })).toBeEnabled();
}

async function post(page: Page, content: string, tags: string[] = []): Promise<void> {
  for (const tag of tags) {
    await page.getByLabel(/^Tags \(/).fill(tag);
    await page.getByLabel(/^Tags \(/).press('Enter');
  }
  await page.getByRole('textbox', { name: 'Your question' }).fill(content);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(card(page, content)).toBeVisible();
}

function card(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text }).first();
}

/** Another person on another phone. */
async function stranger(page: Page): Promise<Page> {
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

test('the guidelines are shown on the first visit, and again only after a day', async ({ page }) => {
  await page.goto('/community');
  const guidelines = page.getByRole('dialog', { name: 'Community guidelines' });
  await expect(guidelines).toBeVisible();
  await guidelines.getByRole('button', { name: 'I understand' }).click();
  await expect(guidelines).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  await expect(guidelines).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('guidelines_last_shown', String(Date.now() - 25 * 3_600_000)),
  );
  await page.reload();
  await expect(guidelines).toBeVisible();
});

test('the guidelines wait for the age gate', async ({ stranger: page }) => {
  await page.goto('/community');
  await page.getByRole('button', { name: 'I Have 10+ Years' }).click();
  await expect(page.getByRole('dialog', { name: 'Community guidelines' })).toBeVisible();
});

test('a question is posted without a name, said for three seconds, and in view', async ({ page }) => {
  await openBoard(page);
  const text = `Does the injection change the ${newWord()} of my periods?`;
  await post(page, text, ['injection', 'period']);
  const said = page.getByText('Your question has been posted!');
  await expect(said).toBeVisible();
  await expect(card(page, text)).toBeInViewport();
  await expect(card(page, text)).toContainText('#injection');
  await expect(page.getByRole('article').first()).toContainText(text);
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  await expect(said).toBeHidden({ timeout: 5_000 });
});

test('too long a question turns the counter red and cannot be posted; its text stays', async ({ page }) => {
  await openBoard(page);
  const box = page.getByRole('textbox', { name: 'Your question' });
  const send = page.getByRole('button', { name: 'Post', exact: true });
  await box.fill('a b '.repeat(70));
  await expect(page.getByText('1', { exact: true })).toBeVisible();
  await box.fill(`${'a b '.repeat(70)}cd`);
  const counter = page.getByText('-2', { exact: true });
  await expect(counter).toBeVisible();
  const colours = await counter.evaluate((element) => getComputedStyle(element).color);
  expect(colours).toBe('rgb(163, 33, 26)');
  await expect(send).toBeDisabled();
  await expect(box).toHaveValue(/cd$/);
  await box.fill('   ');
  await send.click();
  await expect(page.getByText('Write your question first.')).toBeVisible();
});

test('up to five tags are added by Enter and taken away again', async ({ page }) => {
  await openBoard(page);
  const input = page.getByLabel(/^Tags \(/);
  for (const tag of ['one', '  two ', 'three', 'Three', '   ', 'four', 'five']) {
    await input.fill(tag);
    await input.press('Enter');
  }
  const chosen = page.getByRole('list', { name: 'Your tags' });
  await expect(chosen.getByRole('listitem')).toHaveCount(5);
  await expect(input).not.toBeEditable();
  await chosen.getByRole('button', { name: 'Remove the tag two' }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(4);
  await expect(input).toBeEditable();
});

test('a phone number is refused with the reason, and the text stays', async ({ page }) => {
  await openBoard(page);
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('Who can help me? Call me on 0712 345 678');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'phone number' })).toBeVisible();
  await expect(box).toHaveValue(/0712 345 678/);
});

test('a post that tells of danger brings the help card to its author', async ({ page }) => {
  await openBoard(page);
  await page.getByLabel('Country', { exact: true }).selectOption('KE');
  await post(page, `My uncle touches me at night, I am scared ${newWord()}`);
  await expect(
    page.locator('a[href="tel:1195"]:visible, a[href="tel:116"]:visible').first(),
  ).toBeInViewport();
});

test('the help card shows also when the network is gone', async ({ page }) => {
  await openBoard(page);
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.focus();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await box.fill('I was raped last night');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await expect(page.getByText('Failed to create question')).toBeVisible();
  await expect(box).toHaveValue('I was raped last night');
});

test('a held question is marked for its author and seen by nobody else', async ({ page }) => {
  await openBoard(page);
  const word = newWord();
  await post(page, `How old are you? Don't tell your mum, our secret ${word}`);
  await expect(page.getByText('Thank you. A moderator reads it first.')).toBeVisible();
  await expect(card(page, word)).toContainText('Until then only you can see it.');
  const stored = await page.evaluate(() => localStorage.getItem('community-storage'));
  expect(stored).not.toContain(word);
  const address = await card(page, word).getByRole('link').first().getAttribute('href');
  const other = await stranger(page);
  await openBoard(other);
  await other.getByPlaceholder('Search discussions...').fill(word);
  await expect(other.getByText('No discussions found')).toBeVisible();
  await other.goto(address ?? '');
  await expect(other.getByRole('heading', { name: 'This discussion is not here' })).toBeVisible();
  await other.context().close();
});

test('search and tags look through every question; the chosen tag clears on a second press', async ({
  page,
}) => {
  await openBoard(page);
  const word = newWord();
  const text = `Is it normal to feel ${word} before a first visit?`;
  await post(page, text, [word]);
  await post(page, `Something else about ${newWord()}`);
  await page.getByPlaceholder('Search discussions...').fill(word.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByPlaceholder('Search discussions...').fill(`${word}nothing`);
  await expect(page.getByText('No discussions found')).toBeVisible();
  await expect(page.getByText('Be the first to start a discussion!')).toBeVisible();
  await page.getByPlaceholder('Search discussions...').fill('');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1);
  const chip = page.getByRole('group', { name: 'Tags' }).getByRole('button').first();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('Load More brings the next page', async ({ page, request }) => {
  for (let count = 0; count < 12; count += 1)
    await request.post('/api/v1/community/questions', {
      data: { content: `What helps with ${newWord()} and ${newWord()}?` },
    });
  await openBoard(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
});

test('a discussion has its own address, and Back returns to the list', async ({ page }) => {
  await openBoard(page);
  const text = `How do I talk to my sister about ${newWord()}?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/community\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(await page.title()).toBe('Salama');
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
  await expect(card(page, text)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await page.goto(address.replace('/community/', '/fr/community/'));
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux discussions' }).click();
  await expect(page).toHaveURL(/\/fr\/community$/);
});

test('/Community reaches the board', async ({ page }) => {
  await openBoard(page, '/Community');
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
});

test('an answer is added, voted for by somebody else once, and both survive a reload', async ({ page }) => {
  await openBoard(page);
  const text = `Who has tried ${newWord()}?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  const form = page.getByRole('region', { name: 'Your answer' });
  await form.getByRole('button', { name: 'Post Answer' }).click();
  await expect(page.getByText('Write your answer first.')).toBeVisible();
  const answer = `I asked a nurse about ${newWord()}, she was kind.`;
  await form.getByRole('textbox').fill(answer);
  await form.getByRole('button', { name: 'Post Answer' }).click();
  await expect(page.getByText('Your answer has been posted!')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
  await expect(card(page, answer)).toBeVisible();
  const address = page.url();
  const other = await stranger(page);
  await openBoard(other, new URL(address).pathname);
  await card(other, answer).getByRole('button', { name: 'Helpful: 0 votes' }).click();
  const voted = card(other, answer).getByRole('button', { name: 'Helpful: 1 vote' });
  await expect(voted).toHaveAttribute('aria-pressed', 'true');
  await voted.click();
  await other.reload();
  await expect(voted).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

test('a vote shows at once, counts once, and is taken back when it fails', async ({ page }) => {
  await openBoard(page);
  const text = `Can stress delay ${newWord()}?`;
  await post(page, text);
  await page.route('**/vote', (route) => route.abort());
  const button = card(page, text).getByRole('button', { name: /^Helpful/ });
  await button.click();
  await expect(page.getByText('Failed to vote on question')).toBeVisible();
  await expect(button).toHaveAccessibleName('Helpful: 0 votes');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/vote');
  await button.click();
  await expect(button).toHaveAccessibleName('Helpful: 1 vote');
  await button.click();
  await page.reload();
  await expect(button).toHaveAccessibleName('Helpful: 1 vote');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('the code of an anonymous post finds and deletes it from another phone', async ({ page }) => {
  await openBoard(page);
  const text = `Where do I learn about ${newWord()}?`;
  await post(page, text);
  const panel = page.getByRole('region', { name: 'Keep this code' });
  const code = (await panel.locator('code').textContent()) ?? '';
  expect(code.replaceAll('-', '')).toHaveLength(24);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(code);
  await panel.getByRole('button', { name: 'I have kept it' }).click();
  await expect(panel).toBeHidden();
  const other = await stranger(page);
  await openBoard(other);
  await other.getByRole('button', { name: 'Find my posts' }).click();
  const dialog = other.getByRole('dialog', { name: 'Your posts' });
  await dialog.getByLabel('Code').fill('AAAA-BBBB');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Nothing belongs to that receipt code');
  await dialog.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog).not.toContainText(text);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  await page.getByPlaceholder('Search discussions...').fill(text.slice(-9, -1));
  await expect(page.getByText('No discussions found')).toBeVisible();
});

test('the author deletes a question on its own page', async ({ page }) => {
  await openBoard(page);
  const text = `What is ${newWord()} like?`;
  await post(page, text);
  await card(page, text).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { name: 'This discussion is not here' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to discussions' }).click();
  await expect(page.getByText(text)).toBeHidden();
});

test('a report thanks and offers help', async ({ page }) => {
  await openBoard(page);
  const text = `Is ${newWord()} safe?`;
  await post(page, text);
  const other = await stranger(page);
  await openBoard(other);
  await card(other, text)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose a reason first.')).toBeVisible();
  await dialog.getByLabel('The health advice could do harm').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/nobody learns who reported/)).toBeVisible();
  await expect(dialog.locator('a[href="tel:112"]').first()).toBeVisible();
  await other.context().close();
});

test('an account posts under its name only by choice', async ({ page }) => {
  const { username } = await register(page);
  await openBoard(page);
  const hidden = `Do you know ${newWord()}?`;
  await post(page, hidden);
  await expect(card(page, hidden)).not.toContainText(username);
  await page.getByText(username, { exact: true }).last().click();
  const signed = `And do you know ${newWord()}?`;
  await post(page, signed);
  await expect(card(page, signed)).toContainText(username);
});

test('what is already answered is offered while one writes, and does not stop the post', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('How long does an implant last in my arm?');
  await expect(page.getByText('Maybe this is already answered')).toBeVisible();
  await expect(page.getByText(/From our library/)).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText('How long does an implant last in my arm?');
});

test('posts say their language, and the list can show one language alone', async ({ page }) => {
  await openBoard(page);
  const english = `Why is my stomach sore before ${newWord()}?`;
  await post(page, english);
  await post(page, `Nifanye nini nikichelewa kupata hedhi yangu mwezi huu ${newWord()}?`);
  await expect(page.locator('h3[lang="sw"]').first()).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('mine');
  await expect(page.locator('h3[lang="sw"]')).toHaveCount(0);
  await expect(card(page, english)).toBeVisible();
});

test('the kept list is shown at once, also without the server', async ({ page }) => {
  await openBoard(page);
  const text = `Is it fine to ask about ${newWord()}?`;
  await post(page, text);
  await page.reload();
  await expect(card(page, text)).toBeVisible();
  await page.route('**/api/v1/community/**', (route) => route.abort());
  await page.reload();
  await expect(card(page, text)).toBeVisible();
  await expect(page.getByText('Failed to fetch questions')).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('community-storage') ?? '{}'));
  expect(Object.keys(stored).sort()).toEqual([
    'displayName',
    'hasLoadedInitial',
    'likedQuestionIds',
    'questions',
  ]);
});

test('Exit leaves no draft behind', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('a secret draft');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('secret');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/wikipedia/);
  await page.goto('/community');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the board, a discussion and its dialogs pass axe, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = async () =>
      (
        await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
      ).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    await openBoard(page);
    await page.getByRole('textbox', { name: 'Your question' }).fill('a b '.repeat(71));
    expect(await violations()).toEqual([]);
    const text = `My uncle touches me at night, I am scared ${newWord()}`;
    await post(page, text, ['fear', 'family']);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Find my posts' }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await card(page, text).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: text.slice(0, 40) })).toBeVisible();
    await page.getByRole('region', { name: 'Your answer' }).getByRole('textbox').fill('You are not alone.');
    await page.getByRole('button', { name: 'Post Answer' }).click();
    await expect(page.getByRole('heading', { name: '1 answer' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

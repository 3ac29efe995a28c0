import { begin, card, newWord, openBoard, post, stranger } from './board.ts';
import { expect, fetching, newAccount, test } from './salama.ts';

test('the guidelines are shown on the first visit, and again only after a day', async ({ page }) => {
  await page.goto('/community');
  const guidelines = page.getByRole('dialog', { name: 'Community guidelines' });
  await expect(guidelines).toBeVisible();
  await guidelines.getByRole('button', { name: 'I understand' }).click();
  await expect(guidelines).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEditable();
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
  await expect(page.locator('form').getByText('1', { exact: true })).toBeVisible();
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
  await begin(page);
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
  await begin(page);
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('KE');
  await post(page, `My uncle touches me at night, I am scared ${newWord()}`);
  await expect(
    page.locator('a[href="tel:1195"]:visible, a[href="tel:116"]:visible').first(),
  ).toBeInViewport();
});

test('the help card shows also when the network is gone', async ({ page }) => {
  await openBoard(page);
  const box = page.getByRole('textbox', { name: 'Your question' });
  await fetching(page, () => box.focus());
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

test('/Community reaches the board', async ({ page }) => {
  await openBoard(page, '/Community');
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
});

test('an account posts under its name only by choice', async ({ page }) => {
  const { username } = await newAccount(page);
  await openBoard(page);
  const hidden = `Do you know ${newWord()}?`;
  await post(page, hidden);
  await expect(card(page, hidden)).not.toContainText(username);
  await page.getByText(username, { exact: true }).last().click();
  const signed = `And do you know ${newWord()}?`;
  await post(page, signed);
  await expect(card(page, signed)).toContainText(username);
});

test('what is already answered is shown on a press, before which nothing is sent, and does not stop the post', async ({
  page,
}) => {
  await openBoard(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  const box = page.getByRole('textbox', { name: 'Your question' });
  await fetching(page, () => box.fill('How long does an implant last in my arm?'));
  const look = page.getByRole('button', { name: 'Is this already answered?' });
  await expect(look).toBeVisible();
  expect(asked).toEqual([]);
  await look.click();
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

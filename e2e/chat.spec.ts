import { localPath } from '@salama/contract/language.ts';
import { ask, expect, fetching, newAccount, test } from './salama.ts';

const conversation = { name: 'Conversation' };

test('a visitor asks on the chat page and gets an answer with its sources', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByText('Anonymous Session')).toBeVisible();
  await ask(page, 'How long does an implant last?');
  const list = page.getByRole('list', conversation);
  await expect(list).toContainText(/3 to 5 years|5 years/);
  await page
    .getByText(/\d+ sources?$/)
    .first()
    .click();
  const source = list.getByRole('link', { name: /opens in a new tab/ }).first();
  await expect(source).toHaveAttribute('rel', /noreferrer/);
  await expect(list).toContainText('not yet by a clinician');
});

test('the anonymous banner is shown once per browser session', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Anonymous Session')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  await expect(page.getByText('Anonymous Session')).toBeHidden();
});

test('Swahili and French questions are answered in their language', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'kipandikizi kinadumu miaka mingapi?');
  await expect(page.getByRole('list', conversation)).toContainText(/miaka/);
  await ask(page, 'combien de temps dure un implant ?');
  await expect(page.getByRole('list', conversation)).toContainText(/ ans/);
});

test('the six suggested questions are offered and answered', async ({ page }) => {
  await page.goto('/chat');
  const suggestions = page
    .getByRole('group', { name: 'Suggested questions' })
    .or(page.getByRole('list', { name: 'Suggested questions' }))
    .first();
  await expect(suggestions.getByRole('button')).toHaveCount(6);
  await suggestions.getByRole('button', { name: 'Where can I get contraception nearby?' }).click();
  await expect(page.getByRole('list', conversation)).toContainText(/clinic|pharmacy/i);
});

test('the widget opens on any page, answers, and shares its conversation with the chat page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ask Health Questions' }).click();
  const widget = page.getByRole('dialog', { name: 'Ask Health Questions' });
  await expect(widget).toBeVisible();
  const box = await widget.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(380);
  expect(box?.width).toBeGreaterThanOrEqual(320);
  await ask(page, 'Can I get pregnant during my period?');
  await expect(widget).toContainText(/sperm/i);
  await widget.getByRole('link', { name: 'Open the full chat page' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('list', conversation)).toContainText('Can I get pregnant during my period?');
  await expect(page.getByRole('button', { name: 'Ask Health Questions' })).toBeHidden();
});

test('an answer is short, and the rest of it opens in place', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'Is the injection dangerous?');
  const reply = page.getByRole('list', conversation).getByRole('listitem').nth(1);
  const more = reply.getByText('More', { exact: true });
  await expect(reply).toContainText('injection');
  const whole = reply.locator('details').filter({ has: page.getByText('More', { exact: true }) });
  const rest = whole.locator('> :not(summary)').first();
  await expect(rest).toBeHidden();
  await more.click();
  await expect(rest).toBeVisible();
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('what is said inside a conversation is understood from what came before', async ({ page }) => {
  await page.goto('/chat');
  const list = page.getByRole('list', conversation);
  await ask(page, 'the condom broke');
  await expect(list).toContainText('How long ago was it?');
  await page.getByRole('button', { name: 'It was 3 days ago' }).click();
  await expect(list).toContainText('You are in time.');
  await ask(page, 'are you sure');
  await expect(list).toContainText('Yes, I am sure.');
});

for (const language of ['en', 'sw', 'fr'] as const)
  test(`the conversation has most of a small screen in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(localPath(language, '/chat'));
    const header = await page.locator('header').first().boundingBox();
    const composer = await page
      .locator('form')
      .filter({ has: page.locator('textarea') })
      .boundingBox();
    const free = (composer?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 640));
    expect(free / 640).toBeGreaterThanOrEqual(0.6);
  });

test('Escape closes the widget and gives the focus back', async ({ page }) => {
  await page.goto('/about');
  const launcher = page.getByRole('button', { name: 'Ask Health Questions' });
  await launcher.click();
  await page.getByRole('textbox', { name: 'Your question' }).press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ask Health Questions' })).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('too many capitals are refused with a notice, and the text stays', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'WHAT IS A FIBROID PLEASE');
  await expect(page.getByText("Please don't use too many capital letters")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('WHAT IS A FIBROID PLEASE');
});

test('a cry for help in capitals brings the help card all the same', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'HELP ME I AM PREGNANT AND BLEEDING SO MUCH');
  await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(/HELP ME/);
});

test('danger brings the numbers of the chosen country, also without a network', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('KE');
  await fetching(page, () => page.getByRole('textbox', { name: 'Your question' }).focus());
  await page.context().setOffline(true);
  await ask(page, 'I was raped last night');
  await expect(page.locator('a[href="tel:1195"]:visible').first()).toBeVisible();
  await expect(page.getByRole('list', conversation)).toContainText('Not sent');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', conversation)).toContainText('72 hours');
});

test('repeated characters and overlong messages are refused by their sentences', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'hellooooooooooooo');
  await expect(page.getByText('Message contains too many repeated characters').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question' }).fill('ab '.repeat(334));
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
  await expect(page.getByText('Message is too long (maximum 1000 characters)').first()).toBeVisible();
});

test('Shift+Enter writes a new line instead of sending', async ({ page }) => {
  await page.goto('/chat');
  const input = page.getByRole('textbox', { name: 'Your question' });
  await input.fill('first');
  await input.press('Shift+Enter');
  await input.pressSequentially('second');
  await expect(input).toHaveValue('first\nsecond');
});

test('a failed message says so and is sent again by Retry', async ({ page }) => {
  await page.goto('/chat');
  await page.route('**/api/v1/chat', (route) => route.abort());
  await ask(page, 'What are fibroids?');
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.unroute('**/api/v1/chat');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
  await expect(page.getByText('Not sent')).toBeHidden();
});

test('an account finds its history after a reload, and clears it', async ({ page }) => {
  await newAccount(page);
  await page.goto('/chat');
  await expect(page.getByText('Anonymous Session')).toBeHidden();
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
  await page.reload();
  await expect(page.getByRole('list', conversation)).toContainText('What are fibroids?');
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
  await page.getByRole('button', { name: 'Clear History' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'This action cannot be undone.' });
  await question.getByRole('button', { name: 'Clear it' }).click();
  await expect(page.getByRole('list', conversation)).toBeHidden();
  await page.reload();
  await expect(page.getByText('What would you like to know?')).toBeVisible();
});

test('what a visitor asks is gone after a reload and stored nowhere on the phone', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/fibroid/i);
  await page.reload();
  await expect(page.getByText('What would you like to know?')).toBeVisible();
});

test('Exit empties the conversation', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'What are fibroids?');
  await expect(page.getByRole('list', conversation)).toContainText(/womb|uterus/i);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/wikipedia/);
  await page.goto('/chat');
  await expect(page.getByText('What would you like to know?')).toBeVisible();
});

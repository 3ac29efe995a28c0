import { expect, kept, LANGUAGES, localPath, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

const SAID = {
  en: {
    waits: 'No network',
    again: 'Send again',
    drop: 'Remove',
    lines: 'Lines to call',
    back: 'The network is back.',
  },
  sw: {
    waits: 'Hakuna mtandao',
    again: 'Tuma tena',
    drop: 'Ondoa',
    lines: 'Namba za kupiga',
    back: 'Mtandao umerudi.',
  },
  fr: {
    ...{ waits: 'Pas de réseau', again: 'Renvoyer', drop: 'Retirer' },
    ...{ lines: 'Les numéros à appeler', back: 'Le réseau est revenu.' },
  },
} as const;

for (const language of LANGUAGES) {
  const said = SAID[language];

  test(`who visited home alone asks without a network, in ${language}: the lines are here and the question waits`, async ({
    page,
    context,
  }) => {
    await page.goto(localPath(language, '/'), { waitUntil: 'networkidle' });
    await kept(page);
    await context.setOffline(true);
    await page.goto(localPath(language, '/chat'));
    const box = page.locator('textarea');
    const outbox = page.getByRole('region', { name: said.waits });
    await box.fill('condom');
    await box.press('Enter');
    await expect(outbox).toContainText(said.waits);
    await outbox.getByRole('link', { name: said.lines }).click();
    await expect(page).toHaveURL(localPath(language, '/services'));
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await page.goBack();
    await expect(outbox).toBeVisible();
    await context.setOffline(false);
    await expect(outbox).toContainText(said.back);
    await outbox.getByRole('button', { name: said.again }).click();
    await expect(outbox).toBeHidden();
    await expect(page.locator('main ol > [data-message]')).toHaveCount(2);
  });
}

for (const { language, question, learn } of [
  { language: 'en', question: 'condom split last night, what now', learn: '/learn/if-it-breaks' },
  { language: 'sw', question: 'kondomu imepasuka, tufanye nini', learn: '/sw/learn/if-it-breaks' },
  { language: 'fr', question: 'la capote a craqué, je fais quoi', learn: '/fr/learn/if-it-breaks' },
] as const)
  test(`who keeps everything is led, without a network, to where the question may be answered, in ${language}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto(localPath(language, '/'), { waitUntil: 'networkidle' });
    await kept(page, { everything: true });
    await context.setOffline(true);
    await page.goto(localPath(language, '/chat'));
    await page.locator('textarea').fill(question);
    await page.locator('textarea').press('Enter');
    const outbox = page.getByRole('region', { name: SAID[language].waits });
    await outbox.locator(`a[href="${learn}#broke"]`).click();
    await expect(page).toHaveURL(`${learn}#broke`);
    await expect(page.locator('#broke')).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('list').filter({ hasText: question })).toBeVisible();
    await expect(outbox.getByRole('button', { name: SAID[language].again })).toBeVisible();
  });

test('beside the help for somebody in danger no passages are offered', async ({ page, context }) => {
  test.slow();
  await page.goto('/chat', { waitUntil: 'networkidle' });
  await kept(page, { everything: true });
  await context.setOffline(true);
  await page.reload();
  await page.locator('textarea').fill('I was raped last night');
  await page.locator('textarea').press('Enter');
  await expect(page.locator('main a[href="tel:112"]:visible').first()).toBeVisible();
  const outbox = page.getByRole('region', { name: SAID.en.waits });
  await expect(outbox.getByRole('link', { name: SAID.en.lines })).toBeVisible();
  await expect(outbox.locator('a[href*="#"]')).toHaveCount(0);
});

test('a question that waits is taken away with one tap, and with Exit', async ({ page, context }) => {
  await page.goto('/chat');
  await kept(page);
  await context.setOffline(true);
  const outbox = page.getByRole('region', { name: SAID.en.waits });
  for (const question of ['a very private question', 'another private one']) {
    await page.locator('textarea').fill(question);
    await page.locator('textarea').press('Enter');
    await expect(outbox).toContainText(/wait/);
  }
  await expect(outbox).toContainText('2 questions wait');
  await outbox.getByRole('button', { name: SAID.en.drop }).click();
  await expect(page.locator('main')).not.toContainText('private');
  await page.locator('textarea').fill('a third private one');
  await page.locator('textarea').press('Enter');
  await expect(outbox).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Exit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'An ordinary page' })).toBeVisible();
  await page.goto('/chat');
  await expect(page.locator('main')).not.toContainText('private');
});

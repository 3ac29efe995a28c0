import type { Language } from '@salama/contract/language.ts';
import { faultsOf } from './axe.ts';
import { type Browser, expect, LANGUAGES, localPath, type Page, PUBLIC_PATHS, test } from './salama.ts';

// The test's browser switches scripts off after parsing, so it does not show what stands for their absence: that is read.
const SWITCHED_OFF = { javaScriptEnabled: false };

/** Pages that are nothing without scripts, and what they say instead. */
const WORDS: Record<string, Record<Language, RegExp>> = {
  '/login': { en: /sign in when scripts/, sw: /kuingia ukiruhusu/, fr: /te connecter quand/ },
  '/profile': { en: /profile shows here when/, sw: /Wasifu wako utaonekana/, fr: /Ton profil s’affiche/ },
  '/admin': { en: /panel opens when scripts/, sw: /utafunguka ukiruhusu/, fr: /L’administration s’ouvre/ },
};
const WRITTEN = ['/about', '/privacy-policy', '/terms', '/support', '/contact'];

for (const language of LANGUAGES) {
  test(`every page in ${language} reads without scripts, is not gated, and has a plain Exit link`, async ({
    browser,
  }) => {
    // No flag of the age gate is on this phone.
    const context = await browser.newContext(SWITCHED_OFF);
    const page = await context.newPage();
    for (const path of new Set([...PUBLIC_PATHS, ...Object.keys(WORDS)])) {
      await page.goto(localPath(language, path));
      // The heading of the desk comes with the desk.
      if (path !== '/admin') await expect(page.locator('h1').first()).toBeVisible();
      await expect(
        page
          .locator('a[href^="https://"]')
          .filter({ hasText: /Exit|Ondoka|Toka|Quitter|Sortir/i })
          .first(),
      ).toBeVisible();
      if (WRITTEN.includes(path)) await expectToRead(page, path);
      const words = WORDS[path];
      if (words) await expectToSayWhy(page, words[language]);
    }
    await context.close();
  });
}

const ASKED: Record<Language, [question: string, reply: RegExp, send: string]> = {
  en: ['how long does the implant last', /3 to 5 years/, 'Ask'],
  sw: ['kipandikizi kinakaa muda gani', /miaka 3 hadi 5/, 'Uliza'],
  fr: ["combien de temps dure l'implant", /3 à 5 ans/, 'Demander'],
};

for (const language of LANGUAGES) {
  test(`the chat in ${language} answers without scripts, help first, and says nothing of it`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...SWITCHED_OFF, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const [question, reply, send] = ASKED[language];
    const address = localPath(language, '/chat');
    await page.goto(address);
    const title = await page.title();
    for (const path of ['/apps', '/community', '/learn'])
      await expect(page.locator(`nav a[href="${localPath(language, path)}"]:visible`).first()).toBeVisible();
    await page.locator('textarea[name=question]').fill(question);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.locator('.plain-reply')).toContainText(reply);
    expect([new URL(page.url()).pathname, await page.title()]).toEqual([address, title]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.locator('.plain-reply button').first().click();
    await expect(page.locator('.plain-reply')).not.toContainText(question);
    await page.locator('select[name=country]').selectOption('KE');
    await page.locator('textarea[name=question]').fill('he wants to kill me');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.locator('.plain-reply > :first-child')).toHaveClass('plain-help');
    await expect(page.locator('.plain-help a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('select[name=country]')).toHaveValue('KE');
    expect(await faultsWithout(browser, page)).toEqual([]);
    await context.close();
  });
}

/** The faults of a page as it stands without scripts, looked for where the looking may run some. */
async function faultsWithout(browser: Browser, plain: Page): Promise<unknown> {
  const html = (await plain.content()).replace(/<script[^>]*><\/script>|<\/?noscript>/g, '');
  const page = await browser.newPage();
  await page.route(plain.url(), (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(plain.url());
  const faults = await faultsOf(page);
  await page.close();
  return faults;
}

/** A written page is whole. */
async function expectToRead(page: Page, path: string): Promise<void> {
  expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(3);
  const text = (await page.locator('main').textContent()) ?? '';
  expect([path, text.split(/\s+/).length > 120]).toEqual([path, true]);
  expect(text).not.toMatch(/[{}]/);
}

/** It says that it needs scripts, and offers nothing that is dead. */
async function expectToSayWhy(page: Page, words: RegExp): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  const said = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, inside]) => inside);
  expect(said.join('\n')).toMatch(words);
  await expect(page.locator('button:visible, input:visible, textarea:visible, form:visible')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
}

import type { Language } from '@salama/contract/language.ts';
import { expect, LANGUAGES, localPath, type Page, PUBLIC_PATHS, test } from './salama.ts';

// The test's browser switches scripts off after parsing, so it does not show what stands for their absence: that is read.
const SWITCHED_OFF = { javaScriptEnabled: false };

/** Pages that are nothing without scripts, and what they say instead. */
const WORDS: Record<string, Record<Language, RegExp>> = {
  '/chat': {
    en: /answered here when scripts/,
    sw: /yanajibiwa hapa ukiruhusu/,
    fr: /On te répond ici quand/,
  },
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
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(words);
  await expect(page.locator('button:visible, input:visible, textarea:visible, form:visible')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
}

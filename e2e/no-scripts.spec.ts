import { expect, LANGUAGES, localPath, test } from './salama.ts';

const WORDS = {
  '/chat': {
    en: /answered here when scripts/,
    sw: /yanajibiwa hapa ukiruhusu/,
    fr: /On te répond ici quand/,
  },
  '/login': { en: /sign in when scripts/, sw: /kuingia ukiruhusu/, fr: /te connecter quand/ },
  '/profile': { en: /profile shows here when/, sw: /Wasifu wako utaonekana/, fr: /Ton profil s’affiche/ },
  '/admin': { en: /panel opens when scripts/, sw: /utafunguka ukiruhusu/, fr: /L’administration s’ouvre/ },
} as const;

test('without scripts a page that needs them says so, and offers nothing that is dead', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of Object.entries(WORDS))
    for (const language of LANGUAGES) {
      await page.goto(localPath(language, path));
      // The test's browser switches scripts off after parsing, so it does not show what stands for their absence.
      const html = await (await page.request.get(localPath(language, path))).text();
      expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(words[language]);
      await expect(page.locator('button:visible, input:visible, textarea:visible, form:visible')).toHaveCount(
        0,
      );
      await expect(page.getByRole('status').filter({ visible: true, hasText: /\S/ })).toHaveCount(0);
    }
  await context.close();
});

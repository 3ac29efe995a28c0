import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnProgram, startSalama } from './own-server.ts';
import { expect, LANGUAGES, localPath, PUBLIC_PATHS, test } from './salama.ts';

let salama: OwnProgram;
let dataDir: string;

/** A server of the same build for whoever has nobody to moderate, and wants no more than answers. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-off-'));
  salama = await startSalama({
    DATA_DIR: dataDir,
    FEATURES_OFF: 'board,stories,suggestions,tracker',
    SUPPORT_EMAIL: 'help@afya.example',
    PUBLIC_URL: 'http://afya.example',
  });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

const AWAY = ['/community', '/apps/period-tracker'];
const GONE =
  /href="(?:\/(?:sw|fr))?(?:\/community|\/apps\/period-tracker)|data-late="(?:questions|stories|suggestions)"|#suggest/;

test('nothing leads to what is off, on any page, and search engines hear nothing of it', async ({
  request,
}) => {
  for (const language of LANGUAGES)
    for (const path of PUBLIC_PATHS.filter((one) => !AWAY.includes(one) && one !== '/no-such-page')) {
      const page = await request.get(salama.address + localPath(language, path));
      expect([path, page.status()]).toEqual([path, 200]);
      expect(await page.text(), path).not.toMatch(GONE);
    }
  const map = await (await request.get(`${salama.address}/sitemap.xml`)).text();
  expect(map).toContain('/learn/condoms');
  expect(map).not.toContain('period-tracker');
  const worker = await (await request.get(`${salama.address}/sw.js`)).text();
  expect(worker).toContain('"/learn"');
  expect(worker).not.toMatch(/"\/(?:sw\/)?(?:community|apps\/period-tracker)"/);
});

for (const language of LANGUAGES)
  test(`an address of what is off leads on, in ${language}`, async ({ page }) => {
    for (const path of AWAY) {
      const answer = await page.goto(salama.address + localPath(language, path));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main h1')).toContainText('404');
      await page.locator('main a:not([data-exit])').click();
      await expect(page).toHaveURL(salama.address + localPath(language, '/'));
    }
  });

test('the app shows nothing of it either, once it is here and after moving about', async ({ page }) => {
  await page.goto(`${salama.address}/about`);
  await page.locator('footer a[href="/chat"]').click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.locator('a[href*="/community"]')).toHaveCount(0);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-late="closing"] a').first()).toBeVisible();
  await expect(page.locator('a[href*="/community"], a[href*="period-tracker"]')).toHaveCount(0);
  for (const part of ['questions', 'stories', 'suggestions'])
    await expect(page.locator(`[data-late="${part}"]`)).toHaveCount(0);
});

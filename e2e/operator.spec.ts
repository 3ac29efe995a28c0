import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnProgram, startSalama } from './own-server.ts';
import { expect, LANGUAGES, localPath, PUBLIC_PATHS, test } from './salama.ts';

const EXIT = 'https://weather.example/today';
const SETTINGS = {
  EXIT_URL: EXIT,
  OPERATOR_NAME: 'Afya & Haki "Kwanza"',
  OPERATOR_COUNTRY: 'KE',
  SUPPORT_EMAIL: 'help@afya.example',
  PUBLIC_URL: 'http://afya.example',
  MESSAGING_BOT_URL: 'https://bot.example/',
  TRAINING_SCHOOL_URL: 'https://school.example/',
  SOCIAL_FACEBOOK_URL: 'https://facebook.example/afya',
};
let salama: OwnProgram;
let dataDir: string;

/** A server of the same build, started with the settings of an operator. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-operator-'));
  salama = await startSalama({ DATA_DIR: dataDir, ...SETTINGS });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

for (const language of LANGUAGES) {
  test(`a page says who runs this copy and how to write to them, before and after the app, in ${language}`, async ({
    page,
  }) => {
    await page.goto(salama.address + localPath(language, '/contact'));
    await expect(page.locator('main')).toContainText('Afya & Haki "Kwanza"');
    await expect(page.locator('main a[href^="mailto:help@afya.example"]')).toBeVisible();
    await page.goto(salama.address + localPath(language, '/privacy-policy'));
    await expect(page.locator('main')).toContainText('Afya & Haki "Kwanza"');
  });
}

test('Exit leads where the operator wants it, as a link and by the keys', async ({ page }) => {
  await page.route(EXIT, (route) => route.fulfill({ body: 'Sunny' }));
  await page.goto(`${salama.address}/about`);
  await expect(page.locator('header [data-exit]').first()).toHaveAttribute('href', EXIT);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(EXIT);
});

test('links show that are set, also on pages that the app draws, and no others', async ({ page }) => {
  await page.goto(`${salama.address}/`);
  await expect(page.locator('main a[href="https://bot.example/"]')).toBeVisible();
  const social = page.locator('footer a[href*="facebook.example"]');
  await expect(social).toHaveText(/^Facebook/);
  await expect(page.locator('footer')).not.toContainText('Instagram');
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('main a[href="https://school.example/"]')).toBeVisible();
  await expect(social).toBeVisible();
});

test('search engines learn the whole address of each language', async ({ request }) => {
  const html = await (await request.get(`${salama.address}/fr/about`)).text();
  expect(html).toContain('<link rel="canonical" href="http://afya.example/fr/about">');
  expect(html).toContain('hreflang="sw" href="http://afya.example/sw/about"');
  expect(html).toContain('hreflang="x-default" href="http://afya.example/about"');
  const map = await (await request.get(`${salama.address}/sitemap.xml`)).text();
  for (const path of ['/', '/sw/learn/condoms', '/fr/learn/law-cd'])
    expect(map).toContain(`<loc>http://afya.example${path}</loc>`);
  expect(map).not.toMatch(/\/(?:admin|profile|community|login|offline)</);
  const robots = await request.get(`${salama.address}/robots.txt`);
  expect(await robots.text()).toContain('Sitemap: http://afya.example/sitemap.xml');
  expect(robots.headers()['content-type']).toContain('text/plain');
});

test('what a preview of a link shows never says what the page is about', async ({ request }) => {
  const html = await (await request.get(`${salama.address}/learn/hard-thoughts`)).text();
  const said = [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)];
  expect(said.map(([, name]) => name)).toEqual(['title', 'description', 'image', 'type']);
  expect(said.map(([, , words]) => words).join()).not.toMatch(/thought|suicid|dying|hurt/i);
});

test('an article tells search engines its questions, its sources and when it was read through', async ({
  request,
}) => {
  const html = await (await request.get(`${salama.address}/fr/learn/early-pregnancy`)).text();
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const [page, asked] = JSON.parse(data)['@graph'];
  expect(page).toMatchObject({ '@type': 'MedicalWebPage', inLanguage: 'fr' });
  expect(page.lastReviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(page.citation.length).toBeGreaterThan(0);
  expect(asked.mainEntity.length).toBeGreaterThan(2);
  for (const { name, acceptedAnswer } of asked.mainEntity) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).not.toMatch(/[*[\]{}]|^$/);
  }
});

test('no page has a place that was not filled, and every asset is that of the build', async ({
  request,
  baseURL,
}) => {
  for (const language of LANGUAGES)
    for (const path of PUBLIC_PATHS) {
      const [own, plain] = await Promise.all(
        [salama.address, baseURL].map(async (address) =>
          (await request.get(address + localPath(language, path))).text(),
        ),
      );
      expect(own, path).not.toMatch(/\{\{\w|<\/?(?:if|not)-/);
      expect(plain, path).not.toMatch(/\{\{\w|<\/?(?:if|not)-|data-site/);
      const assets = (html = '') => html.match(/\/assets\/[^"]+/g);
      expect(assets(own), path).toEqual(assets(plain));
    }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnProgram, startSalama } from './own-server.ts';
import { expect, LANGUAGES, localPath, PUBLIC_PATHS, test } from './salama.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#6b2a6b" d="M0 0h8v8z"/></svg>';
const BRAND = `name: Elimu Yetu
logo: mark.svg
colours:
  light: {brand: "#6b2a6b", brand-strong: "#4e1d4e", paper: "#ffffff"}
`;
let salama: OwnProgram;
let dataDir: string;

/** A server of the same build, which finds a brand in its data folder. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = mkdtempSync(join(tmpdir(), 'salama-e2e-brand-'));
  writeFileSync(join(dataDir, 'brand.yaml'), BRAND);
  writeFileSync(join(dataDir, 'mark.svg'), LOGO);
  salama = await startSalama({ DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await salama.stop();
  rmSync(dataDir, { recursive: true });
});

test('no page says another name, in any language, and its style stands beside that of the build', async ({
  request,
}) => {
  for (const language of LANGUAGES)
    for (const path of PUBLIC_PATHS) {
      const html = await (await request.get(salama.address + localPath(language, path))).text();
      expect(html.match(/.{20}\bSalama\b.{20}/)?.[0], `${language} ${path}`).toBeUndefined();
      expect(html).toContain('Elimu Yetu');
      expect(html).toContain(
        '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
      );
    }
  const french = await (await request.get(`${salama.address}/fr/privacy-policy`)).text();
  expect(french).toContain('d’Elimu Yetu');
  expect(french).not.toMatch(/\bde Elimu/);
  const manifest = await (await request.get(`${salama.address}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Elimu Yetu', short_name: 'Elimu Yetu', theme_color: '#ffffff' });
  expect(await (await request.get(`${salama.address}/sw.js`)).text()).toMatch(/assets\/brand-[\w-]+\.css/);
});

for (const language of LANGUAGES)
  test(`the app, the assistant and refusals say the operator's name, in ${language}`, async ({
    page,
    request,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(salama.address + localPath(language, '/login'));
    await page.locator('footer a').first().click();
    await expect(page).toHaveTitle(/· Elimu Yetu$/);
    await expect(page.locator('body')).not.toContainText(/\bSalama\b/);
    expect(faults).toEqual([]);
    const ask = (question: string) =>
      request.post(`${salama.address}/api/v1/chat`, {
        headers: { 'accept-language': language },
        data: { question, sessionId: '3f0c7a52-8a5e-4b1b-9d58-6f3f1d0c2a11', language },
      });
    const who = { en: 'Who are you?', sw: 'Wewe ni nani?', fr: 'Qui es-tu ?' };
    const answer = await (await ask(who[language])).text();
    expect(answer).toContain('Elimu Yetu');
    expect(answer).not.toMatch(/\bSalama\b/);
  });

test('the mark and the colours are the operator’s, in each theme, and stay those of the build where nothing is said', async ({
  page,
  baseURL,
}) => {
  const colourOf = (name: string) =>
    page.evaluate((one) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--color-${one})`;
      return getComputedStyle(probe).color;
    }, name);
  await page.goto(`${salama.address}/about`);
  const mark = page.locator('header svg[viewBox="0 0 40 40"]').first();
  expect(await mark.evaluate((svg) => getComputedStyle(svg).backgroundImage)).toMatch(
    /\/assets\/logo-[\w-]+\.svg/,
  );
  await expect(mark.locator('path').first()).toBeHidden();
  expect(await colourOf('brand')).toBe('rgb(107, 42, 107)');
  await page.emulateMedia({ colorScheme: 'dark' });
  const own = [await colourOf('brand'), await colourOf('paper')];
  await page.goto(`${baseURL}/about`);
  expect([await colourOf('brand'), await colourOf('paper')]).toEqual(own);
});

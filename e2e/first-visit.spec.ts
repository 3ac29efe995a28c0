import { countBytesOf } from './counting-proxy.ts';
import { type Browser, expect, fetching, LANGUAGES, localPath, type Page, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

/** Most bytes of script on the wire, headers included: what README says, with a little room. */
const SCRIPT = { home: 100_500, anyPage: 130_000, writing: 245_000 } as const;
/** The pages say what a first visit takes, in kB; how far they may be off. */
const ROOM = 40;

const PATHS = ['/chat', '/services', '/learn', '/community', '/apps/period-tracker', '/login', '/about'];

for (const language of LANGUAGES) {
  test(`a first visit fetches no more script than we say, in ${language}`, async ({ browser }) => {
    test.slow();
    const home = await visit(browser, localPath(language, '/'));
    expect(home.scripts(), 'home').toBeLessThanOrEqual(SCRIPT.home);
    for (const path of PATHS) {
      const { scripts } = await visit(browser, localPath(language, path));
      expect(scripts(), path).toBeLessThanOrEqual(SCRIPT.anyPage);
    }
  });

  test(`writing to the assistant fetches no more script than we say, in ${language}`, async ({ browser }) => {
    const { page, scripts } = await visit(browser, localPath(language, '/chat'));
    const before = scripts();
    await fetching(page, async () => {
      await page.locator('[data-consent="accept"]').click();
      await page.locator('textarea').focus();
    });
    expect(scripts() - before, 'the danger rules').toBeGreaterThan(30_000);
    expect(scripts()).toBeLessThanOrEqual(SCRIPT.writing);
  });

  test(`the pages say what a first visit takes, in ${language}`, async ({ stranger, baseURL }) => {
    const proxy = await countBytesOf(baseURL ?? '');
    await stranger.goto(proxy.origin + localPath(language, '/'));
    await expect
      .poll(() => stranger.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
      .toBe(true);
    const measured = proxy.received() / 1_000;
    proxy.close();
    await stranger.goto(localPath(language, '/support'));
    const text = (await stranger.locator('main').textContent()) ?? '';
    const said = Number(/(?:kB (\d{3})|(\d{3})\s(?:kB|[Kk]o))\b/.exec(text)?.slice(1).join(''));
    expect(Math.abs(measured - said), `${measured} kB measured, ${said} said`).toBeLessThanOrEqual(ROOM);
  });
}

/** Opens a page when nothing of Salama is on the phone; `scripts` tells how many bytes of script came until now. */
async function visit(browser: Browser, path: string): Promise<{ page: Page; scripts: () => number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, scripts: () => bytes };
}

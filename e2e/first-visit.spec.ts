import { countBytesOf } from './counting-proxy.ts';
import { type Browser, expect, fetching, kept, LANGUAGES, localPath, type Page, test } from './salama.ts';

// What the worker keeps is what these tests are about.
test.use({ serviceWorkers: 'allow' });

/** Most bytes of script on the wire, headers included: what README says, with a little room. */
const SCRIPT = { home: 97_000, anyPage: 125_000, writing: 256_000 } as const;
/** Most bytes of a first visit to home in all, with what the worker keeps. */
const FIRST_VISIT = 300_000;
/** The pages say what a first visit takes and what everything takes, in kB; how far they may be off. */
const ROOM = 15;

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

  test(`a first visit and everything take what the pages say, in ${language}`, async ({
    stranger,
    baseURL,
  }) => {
    const proxy = await countBytesOf(baseURL ?? '');
    await stranger.goto(proxy.origin + localPath(language, '/'));
    await kept(stranger);
    const first = proxy.received();
    expect(first).toBeLessThanOrEqual(FIRST_VISIT);
    await kept(stranger, { everything: true });
    const more = proxy.received() - first;
    proxy.close();
    await stranger.goto(localPath(language, '/support'));
    const text = (await stranger.locator('main').textContent()) ?? '';
    const [saidFirst = 0, saidMore = 0] = [...text.matchAll(/(?:kB (\d{3})|(\d{3})\s(?:kB|[Kk]o))\b/g)].map(
      ([, after, before]) => Number(after ?? before),
    );
    expect(Math.abs(first / 1_000 - saidFirst), `${first} measured`).toBeLessThanOrEqual(ROOM);
    expect(Math.abs(more / 1_000 - saidMore), `${more} measured`).toBeLessThanOrEqual(ROOM);
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

import type { Language } from '@salama/contract/language.ts';
import { faultsOf } from './axe.ts';
import { ELSEWHERE, exitOf, lostExits } from './exits.ts';
import { expect, LANGUAGES, localPath, type Page, PUBLIC_PATHS, started, test } from './salama.ts';

const USUAL = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };
const GIVES_AWAY = /sex|abortion|pregnan|hiv|violence|rape|period|health/i;

interface Visit {
  page: Page;
  language: Language;
  path: string;
}

/** What is promised of every page, and what breaks it on the one that is open. In this order: Exit leaves it. */
const PROMISES: Record<string, (visit: Visit) => Promise<string[]>> = {
  'every page passes axe, in light and in dark': ({ page }) => faultsOf(page),
  'every page says its language to a screen reader': async ({ page, language }) => {
    const said = await page.locator('html').getAttribute('lang');
    return said === language ? [] : [`it says ${said}`];
  },
  'titles give nothing away': async ({ page }) => {
    const title = await page.title();
    return GIVES_AWAY.test(title) ? [title] : [];
  },
  'nothing needs sideways scrolling at 320 pixels': async ({ page }) => {
    await page.setViewportSize(NARROW);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return over === 0 ? [] : [`${over} px too wide`];
  },
  'Exit is in sight, whole, at 320 and 360 pixels': async ({ page }) => {
    const narrow = await lostExits(page);
    await page.setViewportSize(USUAL);
    return [...narrow, ...(await lostExits(page))];
  },
  'Exit leaves from every page, and Back does not return': async ({ page }) => {
    await exitOf(page).click();
    await expect(page).toHaveURL(ELSEWHERE);
    await page.goBack();
    await expect(page).toHaveURL(ELSEWHERE);
    return [];
  },
};

/** Links without an address, and addresses of this site that do not answer; each is asked for once. */
async function deadLinks(page: Page, links: Set<string>): Promise<string[]> {
  const dead: string[] = [...links].filter((href) => href === '' || href === '#');
  for (const href of links) {
    if (!href.startsWith('/')) continue;
    const status = (await page.request.get(href)).status();
    if (status !== (href.includes('no-such-page') ? 404 : 200)) dead.push(`${href} ${status}`);
  }
  return dead;
}

for (const language of LANGUAGES)
  test(`every page in ${language} keeps what is promised of all`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => localStorage.setItem('guidelines_last_shown', String(Date.now())));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (!ELSEWHERE.test(request.url())) hosts.add(new URL(request.url()).hostname);
    });
    const links = new Set<string>();
    const broken: Record<string, string[]> = {};
    for (const path of PUBLIC_PATHS) {
      // Back would lead here.
      await page.goto('/offline', { waitUntil: 'commit' });
      await page.goto(localPath(language, path));
      await started(page);
      for (const href of await hrefsOf(page)) links.add(href);
      for (const [promise, faultsOn] of Object.entries(PROMISES)) {
        const faults = await faultsOn({ page, language, path });
        if (faults.length > 0) broken[`${path}: ${promise}`] = faults;
      }
    }
    expect(broken).toEqual({});
    expect(
      { hosts: [...hosts], cookies: await page.context().cookies() },
      'no page sets a cookie or asks another company for anything',
    ).toEqual({ hosts: ['127.0.0.1'], cookies: [] });
    expect(await deadLinks(page, links), 'no link on any page leads nowhere').toEqual([]);
  });

function hrefsOf(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

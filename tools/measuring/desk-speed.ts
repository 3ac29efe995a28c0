/// <reference lib="dom" />
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** Milliseconds until a tab's rows or figures are on the screen, the median and the worst of all rounds. */
export interface TabSpeed {
  tab: string;
  /** From the click on its link, the desk being open; its code is not on the device yet. */
  click: Timing;
  /** From asking for its address, with nothing of Salama on the device. */
  address: Timing;
}
interface Timing {
  median: number;
  worst: number;
}
interface TabPlace {
  /** As its link says it. */
  tab: string;
  path: string;
  /** The first heading of its panel. */
  heading: string;
  /** What shows its data: at least one of each must be there. */
  shows: string[];
}

/** Rows come from `fillDesk`, which fills each of these. */
const TABS: TabPlace[] = [
  { tab: 'Overview', path: '/admin', heading: 'Quick Stats', shows: ['dd', 'figure rect'] },
  { tab: 'Users', path: '/admin/users', heading: 'Users', shows: ['tbody tr'] },
  {
    tab: 'Learning Materials',
    path: '/admin/materials',
    heading: 'Learning Materials',
    shows: ['tbody tr'],
  },
  { tab: 'Reports', path: '/admin/reports', heading: 'Reports', shows: ['article'] },
  { tab: 'Suggestions', path: '/admin/suggestions', heading: 'Suggestions', shows: ['article'] },
  { tab: 'Assistant', path: '/admin/answers', heading: 'Assistant', shows: ['tbody tr', 'article'] },
  { tab: 'Audit trail', path: '/admin/trail', heading: 'Audit trail', shows: ['tbody tr'] },
];
/** Where each round starts: the one part of the desk that has no list. */
const START = '/admin/protection';

/** Opens every tab `rounds` times in a browser that is signed in, each time with an empty cache. */
export async function measureDesk(url: string, token: string, rounds: number): Promise<TabSpeed[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const times = TABS.map(() => ({ click: [] as number[], address: [] as number[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const clicks = await clickThrough(browser, url, token);
      for (const [at, place] of TABS.entries()) {
        times[at]?.click.push(clicks[at] ?? 0);
        times[at]?.address.push(await openByAddress(browser, url, token, place));
      }
    }
  } finally {
    await browser.close();
  }
  return TABS.map(({ tab }, at) => ({
    tab,
    click: timing(times[at]?.click ?? []),
    address: timing(times[at]?.address ?? []),
  }));
}

async function clickThrough(browser: Browser, url: string, token: string): Promise<number[]> {
  const context = await signedIn(browser, token);
  const page = await context.newPage();
  await page.goto(`${url}${START}`);
  await page.getByRole('navigation', { name: 'Parts of the desk' }).waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const place of TABS) times.push(await timeUntilShown(page, place, 'click'));
  await context.close();
  return times;
}

async function openByAddress(browser: Browser, url: string, token: string, place: TabPlace): Promise<number> {
  const context = await signedIn(browser, token);
  const page = await context.newPage();
  await page.goto(`${url}${place.path}`, { waitUntil: 'commit' });
  const time = await timeUntilShown(page, place, 'address');
  await context.close();
  return time;
}

/** A device of its own that the server takes for the administrator's. */
async function signedIn(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((known) => {
    localStorage.setItem('auth-storage', JSON.stringify({ token: known }));
    localStorage.setItem('token', known);
    for (const key of ['consent', 'age_verified']) localStorage.setItem(key, 'true');
  }, token);
  return context;
}

/** Measured by the page's own clock, frame by frame, up to the frame after the one that holds the data. */
function timeUntilShown(page: Page, place: TabPlace, from: 'click' | 'address'): Promise<number> {
  return page.evaluate(
    async ({ path, heading, shows, byClick }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isShown = () => {
        const main = document.querySelector('main');
        const isOpen = main?.querySelector('h2')?.textContent === heading;
        const isWaiting = main?.querySelector('.animate-pulse') !== null;
        return isOpen && !isWaiting && shows.every((selector) => main?.querySelector(selector));
      };
      const start = byClick ? performance.now() : 0;
      if (byClick) document.querySelector<HTMLElement>(`nav a[href="${path}"][class*=nav-link]`)?.click();
      while (!isShown()) {
        if (performance.now() - start > 30_000) throw new Error(`${path} shows nothing`);
        await nextFrame();
      }
      await nextFrame();
      return performance.now() - start;
    },
    { ...place, byClick: from === 'click' },
  );
}

function timing(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

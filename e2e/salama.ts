import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test';
import { LANGUAGES, localPath } from '@salama/contract/language.ts';

export type { Browser, Page };
export { expect, LANGUAGES, localPath };

/** Every page of the route table that anyone may open. */
export const PUBLIC_PATHS = [
  '/',
  '/services',
  '/chat',
  '/privacy-policy',
  '/terms',
  '/support',
  '/contact',
  '/apps',
  '/apps/period-tracker',
  '/login',
  '/learn',
  '/tools',
  '/about',
  '/community',
  '/no-such-page',
] as const;

/** Flags that the age gate leaves behind once it was passed. */
const PASSED_GATE = { consent: 'true', age_verified: 'true', too_young: 'false' };

interface Fixtures {
  /** A page whose visitor has passed the age gate in an earlier visit. */
  page: Page;
  /** The same before the first visit: nothing is stored yet. */
  stranger: Page;
}

/**
 * Every test fails when a page asks another origin, breaks the content policy, or logs an error: promises to the
 * visitor that hold everywhere. The neutral page behind Exit is answered here.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await page.addInitScript((flags) => {
      // A frame of somebody else has no storage of ours.
      if (window.top !== window.self) return;
      for (const [key, value] of Object.entries(flags))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    }, PASSED_GATE);
    await watch(page, use);
  },
  stranger: async ({ browser }, use) => {
    const context = await browser.newContext();
    await watch(await context.newPage(), use);
    await context.close();
  },
});

async function watch(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  await page.addInitScript(() => {
    const note = () => Object.assign(window, { hasStarted: true });
    window.addEventListener('salama-app', note, { capture: true, once: true });
  });
  await page.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>An ordinary page</h1>' })
      : route.abort(),
  );
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = ['127.0.0.1', ''].includes(url.hostname) || request.isNavigationRequest();
    if (!own) faults.push(`request to another origin: ${url.origin}`);
  });
  page.on('pageerror', (error) => faults.push(`error on the page: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A refusal of our own API is a normal answer; the browser reports its status as an error all the same.
    if (message.type() === 'error' && !/Failed to load resource/.test(text)) faults.push(`console: ${text}`);
  });
  await use(page);
  expect(faults).toEqual([]);
}

/** Resolves once the worker has kept what it keeps of the open page, or everything. */
export async function kept(page: Page, { everything = false } = {}): Promise<void> {
  const answer = await page.evaluate(async (isAll) => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      const language = document.documentElement.lang;
      const wish = isAll ? { isAsked: true, everything: true } : {};
      active?.postMessage({ type: 'keep', language, path: window.location.pathname, ...wish }, [port2]);
    });
  }, everything);
  expect(answer).toBe('kept');
}

/** The app has taken over the page that was written beforehand: from then on it hears what happens. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasStarted' in window);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** A username nobody else in this run has. Letters alone: one with seven digits is refused as a phone number. */
export function newUsername(): string {
  const letters = Array.from({ length: 8 }, () => 'bcdfghjklmnprstvz'[Math.floor(Math.random() * 17)]);
  return `Reader${letters.join('')}`;
}

export const PASSWORD = 'a quiet river at night';

/** Registers by the form and leaves the code's panel behind. Returns the username and the recovery code. */
export async function register(
  page: Page,
  username = newUsername(),
): Promise<{ username: string; code: string }> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'No account yet? Create one' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const panel = page.getByRole('region', { name: 'Keep your recovery code' });
  const code = (await panel.locator('code').textContent()) ?? '';
  await panel.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Yes, I have it' }).click();
  await expect(panel).toBeHidden();
  return { username, code };
}

/** Registers over the wire, for tests of something else: the page that opens next is signed in. */
export async function newAccount(
  page: Page,
  username = newUsername(),
): Promise<{ username: string; id: string; code: string; token: string }> {
  const answer = await page.request.post('/api/v1/auth/register', { data: { username, password: PASSWORD } });
  const { user, token, recoveryCode } = (await answer.json()).data;
  await carryToken(page, token);
  return { username, id: user._id, code: recoveryCode, token };
}

/** Leaves a token on the device, seen from a file of Salama that runs no scripts. */
export async function carryToken(page: Page, token: string): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('auth-storage', JSON.stringify({ token: value }));
  }, token);
}

/** Does what fetches something, and waits until all of that is here: `networkidle` is past once it has been. */
export async function fetching(page: Page, act: () => Promise<unknown>): Promise<void> {
  let asked = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await act();
  await expect
    .poll(async () => {
      const before = asked;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      return asked > 0 && asked === before && open.size === 0;
    })
    .toBe(true);
}

/** Types a question into the visible composer and sends it by Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Your question' });
  await input.fill(question);
  // While a reply is on its way nothing is sent.
  await expect(page.getByRole('button', { name: /^(Send|Ask Chat)$/ })).toBeEnabled();
  await input.press('Enter');
}

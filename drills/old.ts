// Proves that who has an old browser can ask, mark a day and read the board: three journeys at 360 by 740 in Chromium 80
// and 103 out of npm packages, with pictures in build/reports/old.
// npm run drill -- old
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '../apps/server/src/testing/memory-folder.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { ENGINES, fetchEngine, startEngine } from './old/engine.ts';
import { Tab } from './old/tab.ts';

const PICTURES = join(import.meta.dirname, '../build/reports/old');
const POST = 'Is it normal that a first period comes at fifteen?';

const button = (words: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === ${JSON.stringify(words)} && each.getClientRects().length > 0)`;
const says = (place: string, words: RegExp) => `${words}.test(document.querySelector('${place}').innerText)`;

/** Each promises one thing, and leaves the page in a state worth looking at. */
const JOURNEYS: Record<string, (tab: Tab, site: string) => Promise<void>> = {
  async gate(tab, site) {
    await tab.go(`${site}/`);
    await tab.until(button('I Have 10+ Years'));
  },
  async home(tab) {
    await tab.press(button('I Have 10+ Years'));
    await tab.until(says('h1', /\w/));
  },
  async ask(tab, site) {
    await tab.go(`${site}/chat`);
    await tab.type(`document.querySelector('main textarea')`, 'How long does an implant last?');
    await tab.press(`document.querySelector('main form button[type="submit"]')`);
    await tab.until(says('main', /3 to 5 years|5 years/));
  },
  async danger(tab) {
    await tab.type(`document.querySelector('main textarea')`, 'I was raped last night');
    await tab.press(`document.querySelector('main form button[type="submit"]')`);
    await tab.until(
      `document.querySelectorAll('main [role="list"] a[href^="tel:"], main ol a[href^="tel:"]').length > 0`,
    );
  },
  async menu(tab, site) {
    await tab.go(`${site}/about`);
    await tab.press(`document.querySelector('header button[aria-haspopup]')`);
    await tab.until(`document.querySelector('dialog[open] a[href="/community"]')`);
  },
  async day(tab, site) {
    await tab.go(`${site}/apps/period-tracker`);
    await tab.press(`[...document.querySelectorAll('[role="grid"] button:not([disabled])')][0]`);
    await tab.press(`document.querySelector('input[role="switch"]')`);
    await tab.press(button('Heavy'));
    await tab.press(button('Save'));
    await tab.until(`(localStorage.getItem('periodDays') || '').includes('heavy')`);
    await tab.go(`${site}/apps/period-tracker?`);
    await tab.until(`document.querySelector('[role="grid"] button[aria-label*="Heavy"]')`);
  },
  async board(tab, site) {
    await tab.go(`${site}/community`);
    await tab.press(button('I understand'));
    await tab.until(says('main', new RegExp(POST.slice(0, 30))));
  },
  async discussion(tab) {
    await tab.press(`document.querySelector('main article a[href^="/community/"]')`);
    await tab.until(`location.pathname.length > 12 && ${says('main', new RegExp(POST.slice(0, 30)))}`);
  },
};

const dataDir = mkdtempSync(join(memoryFolder(), 'salama-drill-'));
const server = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
mkdirSync(PICTURES, { recursive: true });
await fetch(`${server.url}/api/v1/community/questions`, {
  method: 'POST',
  body: JSON.stringify({ content: POST }),
  headers: { 'content-type': 'application/json' },
});
let failed = 0;
for (const engine of ENGINES) {
  const { child, tab: address } = await startEngine(await fetchEngine(engine));
  const tab = await Tab.open(address);
  for (const [name, walk] of Object.entries(JOURNEYS)) {
    const wrong = await walk(tab, server.url).then(
      () => lookOver(tab),
      (error: Error) => [error.message],
    );
    await tab.photograph(join(PICTURES, `${engine.version}-${name}.png`));
    wrong.push(...tab.faults.splice(0).map((fault) => `threw ${fault}`));
    failed += wrong.length > 0 ? 1 : 0;
    console.info(
      `${wrong.length > 0 ? 'FAIL' : 'ok  '} Chromium ${engine.version}: ${name} ${wrong.join('; ')}`,
    );
  }
  tab.close();
  child.kill();
}
server.child.kill('SIGTERM');
await server.ended;
rmSync(dataDir, { recursive: true });
process.exit(failed > 0 ? 1 : 0);

/** What holds on every page: it is styled, nothing runs over the edge, Exit can be pressed, and no notice says that it cannot work. */
function lookOver(tab: Tab): Promise<string[]> {
  return tab.evaluate(`(() => {
    const wrong = [];
    const exits = [...document.querySelectorAll('[data-exit]')].map((exit) => exit.getBoundingClientRect());
    if (!exits.some(({ width, left, right, top, bottom }) => width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)) wrong.push('Exit is not on the screen');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen: ' + document.documentElement.scrollWidth);
    if (getComputedStyle(document.body).backgroundColor !== 'rgb(251, 246, 236)') wrong.push('not styled');
    if (document.querySelector('.unable')) wrong.push('says that it cannot work');
    const large = [...document.querySelectorAll('button svg, a svg')].filter((icon) => icon.getBoundingClientRect().width > 48);
    if (large.length > 0) wrong.push(large.length + ' icons are too large');
    return wrong;
  })()`);
}

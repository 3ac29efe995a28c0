/// <reference lib="dom" />
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { endMeasured, startMeasured } from './measured-process.ts';

/** Milliseconds. */
export interface Timing {
  median: number;
  worst: number;
}
export interface Speed {
  statistics: Timing;
  /** A month forward or back: the work up to the finished layout. */
  month: Timing;
  /** The same as the browser's Event Timing has it, from the click to the next paint; in steps of 8. */
  frame: Timing;
}

const SLOWER = 4;
const ROUNDS = 24;
const YEARS = 10;
const rules = join(import.meta.dirname, '../../apps/web/src/features/tracker');

/** Runs the product's own rules and page in a browser whose processor is slowed down. */
export async function measureSpeed(): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'salama-tracker-'));
  const server = await startMeasured(['app'], { DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await prepare(page);
    await page.goto(`${server.url}/apps/period-tracker`);
    await page.getByRole('grid').waitFor();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return { statistics: await timeStatistics(page), ...(await timeMonths(page)) };
  } finally {
    await browser.close();
    endMeasured();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A device with ten years of daily notes, and the rules as modules that the page may import. */
async function prepare(page: Page): Promise<void> {
  await page.route('**/bench/*.ts', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = stripTypeScriptTypes(readFileSync(join(rules, file), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.addInitScript((years) => {
    const today = Date.now();
    const days = Array.from({ length: years * 365 }, (_, age) => ({
      date: new Date(today - age * 86_400_000).toISOString().slice(0, 10),
      isPeriod: age % 28 < 5,
      flow: age % 28 < 5 ? 'medium' : null,
      symptoms: ['Cramps', 'Tired'],
      mood: 'neutral',
      notes: 'A line about how this day was, as long as most lines are.',
    }));
    localStorage.setItem('periodDays', JSON.stringify(days));
    for (const key of ['consent', 'age_verified']) localStorage.setItem(key, 'true');
  }, YEARS);
}

async function timeStatistics(page: Page): Promise<Timing> {
  const times = await page.evaluate(async (rounds) => {
    const load = (name: string) => import(`${location.origin}/bench/${name}.ts`);
    const [{ parseDiary }, { NO_SETTINGS }, { computeStatistics }, { dayAt }] = await Promise.all(
      ['records', 'settings', 'statistics', 'days'].map(load),
    );
    const { diary } = parseDiary(JSON.parse(localStorage.getItem('periodDays') ?? ''));
    return Array.from({ length: rounds }, () => {
      const start = performance.now();
      computeStatistics(diary, NO_SETTINGS, dayAt(new Date()));
      return performance.now() - start;
    });
  }, ROUNDS);
  return timing(times);
}

async function timeMonths(page: Page): Promise<Pick<Speed, 'month' | 'frame'>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const button = page.getByRole('button', { name: round % 2 ? 'Next month' : 'Previous month' });
    work.push(
      await button.evaluate(async (element: HTMLElement) => {
        const before = document.querySelector('table')?.textContent;
        const start = performance.now();
        element.click();
        // React renders in the microtask after the event.
        await Promise.resolve();
        document.body.getBoundingClientRect();
        const spent = performance.now() - start;
        if (document.querySelector('table')?.textContent === before) throw new Error('nothing was rendered');
        return spent;
      }),
    );
    await button.click();
  }
  const frames = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return { month: timing(work), frame: timing(frames.length > 0 ? frames : [0]) };
}

function timing(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

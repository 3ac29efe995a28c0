// `npm test`: every check, every unit and server test on both databases, every promise in a real browser.
// The last line is `N passed, N failed`. `npm test -- --only=units` runs one part (checks, units, bytes, browser).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { breakdown, browserFaults, browserRows, unitRows } from './breakdown.mjs';
import { runChecks } from './check.mjs';
import { build, environment, fail, install, pinnedNode, root } from './prepare.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const reports = join(root, 'build/reports');

const parts = ['checks', 'units', 'bytes', 'browser'].filter((name) => only === undefined || name === only);
if (parts.length === 0) fail(`no part is called ${only}; there are checks, units, bytes and browser.`);

const rows = [['install', install()]];
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const faults = [];

// The checks need nothing that is built: both at once.
await Promise.all([
  parts.includes('checks') && count('checks', runChecks),
  parts.some((name) => name !== 'checks') && build().then((seconds) => rows.push(['build', seconds])),
]);
if (parts.includes('units')) await count('units', runUnits);
if (parts.includes('bytes')) await count('bytes', weighPages);
if (parts.includes('browser')) await count('browser', runBrowser);

console.info(`\n${breakdown(rows)}\n`);
for (const fault of faults) console.info(`${fault}\n`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.info(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs a part; it takes its place in the table and in the last line. */
async function count(name, run) {
  const started = Date.now();
  const { passed, failed, skipped = 0, detail = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  rows.push([name, (Date.now() - started) / 1000, passed, failed], ...detail);
}

function runUnits() {
  const file = join(reports, 'units.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = runBinary('vitest', ['run', ...reporters]);
  const report = read(file);
  return atLeastOneFailure(status, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report ? report.numPendingTests + report.numTodoTests : 0,
    detail: report && unitRows(report),
  });
}

/** What each page's first load weighs, against its budget. */
function weighPages() {
  const run = spawnSync(pinnedNode(), ['apps/web/build/budget.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(),
  });
  return { passed: run.status === 0 ? 1 : 0, failed: run.status === 0 ? 0 : 1 };
}

async function runBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser().catch((error) => error);
  if (browser instanceof Error) {
    console.error(`browser: ${browser.message}`);
    return { passed: 0, failed: 1 };
  }
  const file = join(reports, 'browser.json');
  rmSync(file, { force: true });
  const status = runBinary('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: String(await freePort()),
  });
  const report = read(file);
  if (report) faults.push(...browserFaults(report));
  return atLeastOneFailure(status, {
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report?.stats.skipped ?? 0,
    detail: report && browserRows(report),
  });
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A runner that fails without counting a failed test (a crash, an unhandled error) counts as one. */
function atLeastOneFailure(status, count) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function runBinary(name, args, more = {}) {
  const run = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), ...more },
  });
  return run.status;
}

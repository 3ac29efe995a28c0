// `npm test`: every check, every unit and server test on both databases, every promise in a real browser.
// The last line is `N passed, N failed`. `npm test -- --only=units` runs one part (checks, units, bytes, browser).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { build, environment, fail, install, pinnedNode, root } from './prepare.mjs';

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const reports = join(root, 'build/reports');

const parts = [
  { name: 'checks', run: runChecks },
  { name: 'units', run: runUnits },
  { name: 'bytes', run: weighPages },
  { name: 'browser', run: runBrowser },
].filter(({ name }) => only === undefined || name === only);
if (parts.length === 0) fail(`no part is called ${only}; there are checks, units, bytes and browser.`);

install();
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
for (const part of parts) {
  const started = Date.now();
  const { passed, failed, skipped = 0 } = await part.run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.info(
    `${part.name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}
console.info(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

function runUnits() {
  build();
  const file = join(reports, 'units.json');
  rmSync(file, { force: true });
  const status = runBinary('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return atLeastOneFailure(status, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report ? report.numPendingTests + report.numTodoTests : 0,
  });
}

/** What each page's first load weighs, against its budget. */
function weighPages() {
  build();
  const run = spawnSync(pinnedNode(), ['apps/web/build/budget.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(),
  });
  return { passed: run.status === 0 ? 1 : 0, failed: run.status === 0 ? 0 : 1 };
}

async function runBrowser() {
  build();
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
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : undefined;
  return atLeastOneFailure(status, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
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

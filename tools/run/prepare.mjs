// What every command does first, in plain Node 20 or later and nothing installed: install what the lock
// names, find the pinned Node 24, build the pages when their sources changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const installStamp = join(root, 'node_modules/.salama-lock');
const buildStamp = join(root, 'build/web.stamp');
const preparedContent = join(root, 'build/content.bin');
const OLDEST_NODE = 20;
const PINNED_NODE = 24;

/** Ends the process with one line when this machine cannot go on. */
export function fail(line) {
  console.error(`salama: ${line}`);
  process.exit(1);
}

/** Whole seconds since a time in milliseconds. */
export function secondsSince(started) {
  return Math.round((Date.now() - started) / 1000);
}

/** Installs what the lock names, unless it is there. @returns seconds. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    fail(`Node ${OLDEST_NODE} or later is needed to begin; this is ${process.version}.`);
  const lock = digest([join(root, 'package-lock.json')]);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lock) return 0;
  console.info('salama: installing (once, about half a minute) …');
  const started = Date.now();
  const npm = npmCommand();
  const run = spawnSync(npm.file, [...npm.before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A production setting of the machine must not leave out the build's tools.
    env: { ...process.env, NODE_ENV: '', npm_config_omit: '' },
  });
  if (run.status !== 0) fail('npm ci did not succeed; the lines above say why.');
  writeFileSync(installStamp, lock);
  console.info(`salama: installed in ${secondsSince(started)} s`);
  return secondsSince(started);
}

/** The npm that runs this script, else the one on the PATH. */
function npmCommand() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return { file: process.execPath, before: [own] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

/** Path of a Node 24 or later: the pinned one where this platform has it, else the one that runs this. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/.bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= PINNED_NODE) return process.execPath;
  return fail(
    `no pinned Node for ${process.platform}-${process.arch}: install Node ${PINNED_NODE} or later.`,
  );
}

/**
 * Environment in which `node` is the pinned one and the project's binaries are found. Node keeps its compiled, stripped
 * sources in `build/cache`: a later start is quicker and holds less memory.
 */
export function environment() {
  const bin = join(root, 'node_modules/.bin');
  const cache = join(root, 'build/cache');
  return { NODE_COMPILE_CACHE: cache, ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
}

/** Ends the process when a setting is wrong; the program has said which, in one line. */
export function checkSettings() {
  const run = spawnSync(pinnedNode(), ['apps/server/src/check-settings-command.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  if (run.status !== 0) process.exit(1);
}

/** Learns the content and builds the pages when their sources changed. @returns seconds. */
export async function build() {
  const started = Date.now();
  const sources = ['apps/web', 'packages', 'content', 'package-lock.json'].flatMap((path) =>
    filesBelow(join(root, path)),
  );
  const wanted = digest(sources);
  const built = existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted;
  if (built && existsSync(preparedContent)) return secondsSince(started);
  console.info('salama: building the pages …');
  // The pages show what the assistant answers: it learns first, once for all.
  for (const script of ['apps/server/src/prepare-content.ts', 'apps/web/build.ts']) await runScript(script);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
  console.info(`salama: built in ${secondsSince(started)} s`);
  return secondsSince(started);
}

async function runScript(script) {
  const child = spawn(pinnedNode(), [script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(),
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) fail('the build did not succeed; the lines above say why.');
}

/**
 * Becomes that program, where this Node can (from 22.15 on): nothing of ours stays in memory, and signals and exit status are its
 * own. Else runs it in the foreground, hands it our signals, and ends with its exit status.
 */
export function handOver(args) {
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root);
    const node = pinnedNode();
    process.execve(node, [node, ...args], environment());
  }
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: environment() });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

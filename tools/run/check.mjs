// `npm run check`: everything static, some at once, told in the order in which a fault is cheapest to read.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, install, pinnedNode, root } from './prepare.mjs';

const workspaces = [
  'packages/contract',
  'packages/content',
  'packages/words',
  'packages/patterns',
  'packages/assistant',
  'packages/moderation',
  'apps/server',
  'apps/web',
  'e2e',
  'tools',
  'drills',
];

const checks = () => [
  { name: 'format and lint', args: bin('biome', 'ci', '--colors=off', '--error-on-warnings', '.') },
  ...workspaces.map((workspace) => ({ name: `types: ${workspace}`, args: bin('tsc', '-p', workspace) })),
  { name: 'types: tests of the pure packages', args: bin('tsc', '-p', 'tsconfig.tests.json') },
  { name: 'import rules', args: script('tools/check/import-rules.ts') },
  { name: 'unused code', args: bin('knip', '--no-progress') },
  { name: 'structure', args: script('tools/check/structure.ts') },
  { name: 'content', args: script('tools/check/content.ts') },
  { name: 'docs', args: script('tools/check/docs.ts') },
];

/** Runs every check, prints those that fail, and returns how many passed and failed. */
export async function runChecks() {
  const count = { passed: 0, failed: 0 };
  for (const { name, ended } of startInLanes(checks(), availableParallelism())) {
    const { good, stdout, stderr } = await ended;
    count[good ? 'passed' : 'failed'] += 1;
    console.info(`${good ? 'ok  ' : 'FAIL'} ${name}`);
    if (!good) console.info(`${stdout}${stderr}`);
    else if (stderr.includes('note:')) console.info(stderr.trim());
  }
  return count;
}

/** Each starts when the one `lanes` before it has ended. */
function startInLanes(list, lanes) {
  const started = [];
  for (const [at, { name, args }] of list.entries()) {
    const before = started[at - lanes]?.ended ?? Promise.resolve();
    started.push({ name, ended: before.then(() => run(args)) });
  }
  return started;
}

function run([file, ...args]) {
  const settings = { cwd: root, env: environment(), maxBuffer: 2 ** 26 };
  return new Promise((resolve) =>
    execFile(file, args, settings, (error, stdout, stderr) =>
      resolve({ good: !error, stdout, stderr: error && !stderr ? `${error.message}\n` : stderr }),
    ),
  );
}

function bin(name, ...args) {
  return [join(root, 'node_modules/.bin', name), ...args];
}

function script(path) {
  return [pinnedNode(), path];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  const { passed, failed } = await runChecks();
  console.info(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

// `npm run check`: everything static, in the order in which a fault is cheapest to read.
import { spawnSync } from 'node:child_process';
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
export function runChecks() {
  const count = { passed: 0, failed: 0 };
  for (const { name, args } of checks()) {
    const [file, ...rest] = args;
    const run = spawnSync(file, rest, {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const good = run.status === 0;
    count[good ? 'passed' : 'failed'] += 1;
    console.info(`${good ? 'ok  ' : 'FAIL'} ${name}`);
    if (!good) console.info(`${run.stdout}${run.stderr}${run.error ?? ''}`);
    else if (run.stderr.includes('note:')) console.info(run.stderr.trim());
  }
  return count;
}

function bin(name, ...args) {
  return [join(root, 'node_modules/.bin', name), ...args];
}

function script(path) {
  return [pinnedNode(), path];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  const { passed, failed } = runChecks();
  console.info(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

// `npm run bench`: every benchmark of tools/bench, or the ones named: `npm run bench -- assistant`.
// Flags go to the benchmark: `npm run bench -- board --questions=1000`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, pinnedNode, root } from './prepare.mjs';

install();
build();
const all = readdirSync(join(root, 'tools/bench')).filter((name) => name.endsWith('.ts'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !flags.includes(word));
let status = 0;
for (const name of all.filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')))) {
  console.info(`\n== ${name.replace('.ts', '')}`);
  const run = spawnSync(pinnedNode(), [join('tools/bench', name), ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  status ||= run.status ?? 1;
}
process.exit(status);

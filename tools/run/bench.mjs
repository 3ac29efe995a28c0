// `npm run bench`: every benchmark of tools/bench, or the ones named: `npm run bench -- assistant`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, pinnedNode, root } from './prepare.mjs';

install();
build();
const all = readdirSync(join(root, 'tools/bench')).filter((name) => name.endsWith('.ts'));
const wanted = process.argv.slice(2);
let status = 0;
for (const name of all.filter((file) => wanted.length === 0 || wanted.includes(file.replace('.ts', '')))) {
  console.info(`\n== ${name.replace('.ts', '')}`);
  const run = spawnSync(pinnedNode(), [join('tools/bench', name)], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  status ||= run.status ?? 1;
}
process.exit(status);

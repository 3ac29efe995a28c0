// `npm run bench`: every benchmark of tools/bench, or the ones named: `npm run bench -- assistant`.
// Flags go to the benchmark: `npm run bench -- board --questions=1000`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, fail, install, pinnedNode, root } from './prepare.mjs';

const all = readdirSync(join(root, 'tools/bench')).filter((name) => name.endsWith('.ts'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !flags.includes(word));
const names = all.map((file) => file.replace('.ts', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) fail(`no benchmark is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);

install();
await build();
let status = 0;
for (const name of names.filter((known) => wanted.length === 0 || wanted.includes(known))) {
  console.info(`\n== ${name}`);
  const run = spawnSync(pinnedNode(), [join('tools/bench', `${name}.ts`), ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  status ||= run.status ?? 1;
}
process.exit(status);

// What `npm run bench` and `npm run drill` have in common: scripts in a folder, run by name over a fresh build.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, fail, install, pinnedNode, root } from './prepare.mjs';

/**
 * Runs the scripts named on the command line; flags go to them. Ends with the status of the first that fails.
 * `withoutNames` says which run when none is named.
 */
export async function runNamed(folder, kind, withoutNames = () => []) {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts'));
  const known = files.map((file) => file.replace('.ts', ''));
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const named = process.argv.slice(2).filter((word) => !flags.includes(word));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`no ${kind} is called ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  const wanted = named.length > 0 ? named : withoutNames(known);
  if (wanted.length === 0) fail(`name a ${kind}: ${known.join(', ')}.`);

  install();
  await build();
  let status = 0;
  for (const name of wanted) {
    console.info(`\n== ${name}`);
    const run = spawnSync(pinnedNode(), [join(folder, `${name}.ts`), ...flags], {
      cwd: root,
      stdio: 'inherit',
      env: environment(),
    });
    status ||= run.status ?? 1;
  }
  process.exit(status);
}

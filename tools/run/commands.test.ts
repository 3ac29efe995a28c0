import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['test.mjs', '--only=unit', 'no part is called unit'],
  ['drill.mjs', 'kill', 'no drill is called kill'],
  ['bench.mjs', 'asistant', 'no benchmark is called asistant'],
  ['content.mjs', 'tri', 'content knows try, prune, review'],
])('%s fails on a name that it does not know', (command, name, message) => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, command), name], { encoding: 'utf8' });
  expect(run.stderr).toContain(message);
  expect(run.status).toBe(1);
});

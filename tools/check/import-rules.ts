import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fewer modules than this means that the tool did not read the sources, which it does silently. */
const FEWEST_MODULES = 80;

/** Violations planted in a copy of the layout: each must be found, or the rules are not being checked. */
const planted: Record<string, string> = {
  'packages/contract/src/a.ts': "import { b } from '../../../apps/server/src/b.ts';\nexport const a = b;\n",
  'apps/server/src/b.ts': 'export const b = 1;\n',
  'packages/content/src/e.ts': "import type { F } from './f.ts';\nexport type E = F[];\n",
  'packages/content/src/f.ts': "import type { E } from './e.ts';\nexport type F = E | 1;\n",
  'apps/web/src/features/chat/c.ts': "import { d } from '../auth/d.ts';\nexport const c = d;\n",
  'apps/web/src/features/auth/d.ts':
    "import { b } from '../../../../server/src/b.ts';\nexport const d = b;\n",
};
const expected = ['contract-is-the-floor', 'features-stand-alone', 'no-circles', 'web-never-server'];

const root = process.cwd();
const faults = [...plantedFaults(), ...realFaults()];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function realFaults(): string[] {
  const { violations, modules } = cruise(root, ['packages', 'apps', 'tools', 'e2e']);
  const few = modules < FEWEST_MODULES ? [`only ${modules} modules were read: the check is blind`] : [];
  return [...few, ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)];
}

function plantedFaults(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'salama-imports-'));
  try {
    for (const [path, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const found = new Set(cruise(folder, ['packages', 'apps']).violations.map(({ rule }) => rule));
    return expected
      .filter((rule) => !found.has(rule))
      .map((rule) => `a planted violation of ${rule} was not found`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Cruise {
  violations: { rule: string; from: string; to: string }[];
  modules: number;
}

function cruise(folder: string, paths: string[]): Cruise {
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const run = spawnSync(
    process.execPath,
    [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  if (!run.stdout) throw new Error(run.stderr);
  const { summary } = JSON.parse(run.stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[]; totalCruised: number };
  };
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: summary.totalCruised,
  };
}

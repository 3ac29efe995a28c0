import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fewer modules than this means that the tool did not read the sources, which it does silently. */
const FEWEST_MODULES = 80;
const APP = '../../../apps/server/src/app.ts';
const CONTENT = '../../../packages/content/src/read.ts';
const STATE = '../features/auth/state.ts';

/**
 * Violations planted in a copy of the layout, at least one of each rule: each must be found where it stands, or the
 * rule is not being checked.
 */
const planted: readonly { rule: string; file: string; imports: string }[] = [
  { rule: 'no-circles', file: 'packages/content/src/read-a.ts', imports: './read-b.ts' },
  { rule: 'resolves', file: 'apps/web/src/lost.ts', imports: './nowhere.ts' },
  { rule: 'contract-is-the-floor', file: 'packages/contract/src/library.ts', imports: 'kysely' },
  { rule: 'contract-is-the-floor', file: 'packages/contract/src/above.ts', imports: APP },
  { rule: 'patterns-stand-below', file: 'packages/patterns/src/library.ts', imports: 'fastify' },
  { rule: 'patterns-stand-below', file: 'packages/words/src/above.ts', imports: '../../content/src/read.ts' },
  { rule: 'assistant-is-pure', file: 'packages/assistant/src/library.ts', imports: 'fastify' },
  { rule: 'assistant-is-pure', file: 'packages/assistant/src/files.ts', imports: 'node:fs' },
  { rule: 'moderation-is-pure', file: 'packages/moderation/src/library.ts', imports: 'fastify' },
  { rule: 'content-reads-only', file: 'packages/content/src/above.ts', imports: APP },
  { rule: 'web-never-server', file: 'apps/web/src/below.ts', imports: '../../server/src/app.ts' },
  { rule: 'server-never-web', file: 'apps/server/src/above.ts', imports: '../../web/src/app/root.ts' },
  { rule: 'browser-never-reads-content', file: 'apps/web/src/reads.ts', imports: CONTENT },
  { rule: 'features-stand-alone', file: 'apps/web/src/features/chat/two.ts', imports: '../auth/state.ts' },
  { rule: 'features-stand-alone', file: 'apps/web/src/features/writing/two.ts', imports: '../auth/state.ts' },
  {
    rule: 'features-meet-in-services',
    file: 'apps/server/src/features/chat/two.ts',
    imports: '../auth/board.ts',
  },
  { rule: 'components-know-no-product', file: 'apps/web/src/components/two.ts', imports: STATE },
  { rule: 'lib-is-infrastructure', file: 'apps/web/src/lib/two.ts', imports: STATE },
  {
    rule: 'platform-owns-no-feature',
    file: 'apps/server/src/platform/two.ts',
    imports: '../features/auth/board.ts',
  },
  { rule: 'pages-do-not-stack', file: 'apps/web/src/pages/two.ts', imports: './home.ts' },
  { rule: 'sql-in-repositories', file: 'apps/server/src/features/chat/service.ts', imports: 'kysely' },
  {
    rule: 'features-meet-in-app-and-pages',
    file: 'apps/web/src/joins.ts',
    imports: './features/auth/state.ts',
  },
  {
    rule: 'browser-tests-know-the-contract-alone',
    file: 'e2e/inside.spec.ts',
    imports: '../apps/server/src/app.ts',
  },
  { rule: 'browser-tests-know-the-contract-alone', file: 'e2e/library.spec.ts', imports: 'kysely' },
  {
    rule: 'nothing-imports-tools',
    file: 'packages/moderation/src/tools.ts',
    imports: '../../../tools/run.ts',
  },
];
/** What they import; `read-b.ts` closes the circle. */
const targets: Record<string, string> = {
  'packages/content/src/read-b.ts': "import { a } from './read-a.ts';\nexport const imported = () => a;\n",
  ...Object.fromEntries(
    [
      'apps/server/src/app.ts',
      'apps/server/src/features/auth/board.ts',
      'apps/web/src/app/root.ts',
      'apps/web/src/features/auth/state.ts',
      'apps/web/src/pages/home.ts',
      'packages/content/src/read.ts',
      'tools/run.ts',
      // A linked folder of libraries would be found outside the project, where no rule about them looks.
      'node_modules/fastify/index.js',
      'node_modules/kysely/index.js',
    ].map((file) => [file, 'export const imported = 1;\n']),
  ),
};

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
    for (const [path, text] of [...Object.entries(targets), ...planted.map(violation)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
    const { violations, rules } = cruise(folder, ['packages', 'apps', 'tools', 'e2e']);
    const found = new Set(violations.map(({ rule, from }) => `${rule}: ${from}`));
    return [
      ...rules
        .filter((rule) => !planted.some((one) => one.rule === rule))
        .map((rule) => `${rule}: no violation of it is planted`),
      ...planted
        .map(({ rule, file }) => `${rule}: ${file}`)
        .filter((one) => !found.has(one))
        .map((one) => `${one}: this planted violation was not found`),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function violation({ file, imports }: (typeof planted)[number]): [string, string] {
  return [file, `import * as imported from '${imports}';\nexport const a = imported;\n`];
}

interface Cruise {
  violations: { rule: string; from: string; to: string }[];
  modules: number;
  /** Names of all rules, broken or not. */
  rules: string[];
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
    summary: {
      violations: { rule: { name: string }; from: string; to: string }[];
      totalCruised: number;
      ruleSetUsed: { forbidden: { name: string }[] };
    };
  };
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: summary.totalCruised,
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}

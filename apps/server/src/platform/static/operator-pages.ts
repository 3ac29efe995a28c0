import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type OperatorValues, operatorValues } from '@salama/contract/platform/operator-values.ts';
import { PLAN_FILE, type SitePlan } from '@salama/contract/platform/site-plan.ts';
import { type BrandFiles, brandFiles, brandValues } from '../brand/brand-files.ts';
import type { Brand } from '../brand/read-brand.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { digest } from './fill-pages.ts';

const run = promisify(execFile);
const PREFIX = 'pages-';
/** So many sets of pages stay: another process may still serve those of earlier settings. */
const KEPT = 2;
const COMMAND = join(import.meta.dirname, '../../fill-pages-command.ts');

/**
 * The folder with the pages as this operator's settings want them, filled once for these settings and this build; undefined where
 * nothing is set, or nothing built. A process of its own fills them: what it takes in memory goes with it.
 */
export async function openOperatorPages(
  root: string,
  environment: Environment,
  brand?: Brand,
): Promise<string | undefined> {
  const values = { ...operatorValues(environment), ...brandValues(brand) };
  const plan = readPlan(root);
  if (!plan || Object.keys(values).length === 0) return undefined;
  const folder = inDataDir(environment, `${PREFIX}${digest(`${plan.id}\n${JSON.stringify(values)}`)}`);
  if (!existsSync(folder))
    await fill(root, folder, { values, files: brand ? filesOf(brand, root, plan) : {} });
  const now = new Date();
  utimesSync(folder, now, now);
  forgetOlder(environment);
  return folder;
}

function filesOf(brand: Brand, root: string, { colours }: SitePlan): BrandFiles {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'));
  return brandFiles(brand, { manifest, colours: colours ?? { light: {}, dark: {} } });
}

/** @throws StartFault with what that process says. */
async function fill(
  root: string,
  folder: string,
  { values, files }: { values: OperatorValues; files: BrandFiles },
): Promise<void> {
  const coded = Object.entries(files).map(([path, content]) => [
    path,
    Buffer.from(content).toString('base64'),
  ]);
  const filling = run(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, root, folder]);
  filling.child.stdin?.end(JSON.stringify({ values, files: Object.fromEntries(coded) }));
  try {
    await filling;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = said
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^Salama cannot start: /, '');
    throw new StartFault(`the pages cannot be written under DATA_DIR: ${reason || 'no reason was given'}`);
  }
}

export function readPlan(root: string): SitePlan | undefined {
  const path = join(root, PLAN_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function forgetOlder(environment: Environment): void {
  const folders = readdirSync(environment.DATA_DIR)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => inDataDir(environment, name))
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of folders.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

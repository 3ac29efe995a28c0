import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OperatorValues } from '@salama/contract/platform/operator-values.ts';
import { filledSite, OPEN_PAGES, OPEN_WORKER, type SitePlan } from '@salama/contract/platform/site-plan.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The best takes ten times as long for a twentieth fewer bytes, and a start waits for it. */
const QUALITY = 9;
/** Would not become smaller. */
const PRESSED: ReadonlySet<string> = new Set(['.png', '.ico']);

interface Filling {
  plan: SitePlan;
  values: OperatorValues;
  folder: string;
  /** What is written besides, by path: of a brand. */
  files?: Readonly<Record<string, Buffer>>;
}

/** Writes the pages of the build under `root`, with what this operator has set, into `folder`, which is there only when it is whole. */
export async function fillPages(
  root: string,
  { plan, values, folder, files: besides = {} }: Filling,
): Promise<void> {
  const pages = new Map<string, string>();
  for (const { file } of plan.pages) pages.set(file, await readFile(join(root, OPEN_PAGES, file), 'utf8'));
  const worker = await readFile(join(root, OPEN_WORKER), 'utf8');
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-unfinished-`);
  try {
    const kept = Object.keys(besides).filter((path) => path.startsWith('assets/'));
    const site = { plan, pages, worker, besides: kept.map((path) => `/${path}`) };
    const files = [...filledSite(site, values, digest), ...Object.entries(besides)];
    await Promise.all(files.map(([file, content]) => writeWithTwins(join(unfinished, file), content)));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Two processes that share the folder fill it with the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function writeWithTwins(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  await mkdir(dirname(path), { recursive: true });
  if (PRESSED.has(extname(path))) return writeFile(path, bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // As far back as browsers read: the file of all articles repeats itself over megabytes.
    [constants.BROTLI_PARAM_LGWIN]:
      extname(path) === '.json' ? constants.BROTLI_MAX_WINDOW_BITS : constants.BROTLI_DEFAULT_WINDOW,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes)]);
  await Promise.all([writeFile(path, bytes), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DAY } from '../clock.ts';
import { type Environment, inDataDir } from '../environment.ts';
import { temporaryName } from '../whole-file.ts';

const FOLDER = 'assets';
/** A tab that stays open, and a page that a phone keeps, ask for what their own build had. */
const LONGEST = 14 * DAY;
const FEWEST = 3;
/** All articles of a language in one file, 9 MB each: only who wishes to keep everything asks for them, and can again. */
const LARGE = /^articles-/;

/** Puts the assets of this build beside those of builds before, where the next one finds them: also in another image. */
export async function keepAssets(root: string, environment: Pick<Environment, 'DATA_DIR'>): Promise<void> {
  const folder = inDataDir(environment, FOLDER);
  const mine = join(folder, idOf(root));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(mine)) {
    const unfinished = temporaryName(mine);
    cpSync(join(root, 'assets'), join(unfinished, 'assets'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !LARGE.test(basename(path)),
    });
    renameSync(unfinished, mine);
  }
  const now = new Date();
  utimesSync(mine, now, now);
  forgetOlder(folder, now.getTime());
}

/** Folders of other builds: on this disk, and what earlier ones have left in the data folder. */
export function besideBuild(root: string, environment: Pick<Environment, 'DATA_DIR'>): string[] {
  const kept = foldersIn(inDataDir(environment, FOLDER)).filter((path) => !path.endsWith('.tmp'));
  const filled = foldersIn(environment.DATA_DIR).filter((path) => basename(path).startsWith('pages-'));
  return [...kept, ...filled, ...foldersIn(dirname(root)).filter((path) => path !== root)];
}

function idOf(root: string): string {
  return readFileSync(join(root, 'build-id'), 'utf8').trim();
}

function forgetOlder(folder: string, now: number): void {
  const known = foldersIn(folder)
    .filter((path) => !path.endsWith('.tmp'))
    .map((path) => ({ path, used: statSync(path).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of known.slice(FEWEST).filter(({ used }) => now - used > LONGEST))
    rmSync(path, { recursive: true, force: true });
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

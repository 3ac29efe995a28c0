import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const TWIN = /\.(?:br|gz)$/;
const TEXTS = ['.html', '.js', '.css', '.json', '.webmanifest'];
/** All articles of a language in one file, which nobody asks for here. */
const LARGE = /^(?:\.open|assets\/articles-)/;
/** What may be the name of a script or a style, where one is named. */
const NAMED = /(?<=[/"'`])[a-z][\w.-]{1,60}\.(?:js|css)/g;

/** A copy of the project that can be updated without touching the real one. */
export interface Copy {
  main: string;
  /** The two builds, by their ids. */
  builds: readonly [string, string];
  /** Switches to a build as `npm run build` does: by one rename. */
  release(build: string): void;
}

/** The server's sources, with the build of now and another one, in which each script and style has another name. */
export function makeCopy(folder: string): Copy {
  const built = realpathSync(join(project, 'build/web'));
  const builds = [basename(built), `${basename(built).slice(0, -1)}z`] as const;
  cpSync(join(project, 'apps/server'), join(folder, 'apps/server'), {
    recursive: true,
    filter: (path) => !path.endsWith('node_modules'),
  });
  for (const name of ['node_modules', 'content', 'packages', 'package.json'])
    symlinkSync(join(project, name), join(folder, name));
  mkdirSync(join(folder, 'build/releases'), { recursive: true });
  symlinkSync(join(project, 'build/content.bin'), join(folder, 'build/content.bin'));
  for (const id of builds) cpSync(built, join(folder, 'build/releases', id), { recursive: true });
  renameAssets(join(folder, 'build/releases', builds[1]), builds[1]);
  const release = (build: string) => {
    const pointer = join(folder, 'build/web.new');
    rmSync(pointer, { force: true });
    symlinkSync(join('releases', build), pointer, 'dir');
    renameSync(pointer, join(folder, 'build/web'));
  };
  release(builds[0]);
  return { main: join(folder, 'apps/server/src/main.ts'), builds, release };
}

function renameAssets(build: string, id: string): void {
  const assets = join(build, 'assets');
  const names = new Set(readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)));
  const renamed = (name: string) => (names.has(name) ? name.replace(/(\.\w+)$/, 'z$1') : name);
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const path = join(build, file);
    if (TWIN.test(file)) rmSync(path);
    else if (!LARGE.test(file) && TEXTS.includes(extname(file)))
      writeFileSync(path, readFileSync(path, 'utf8').replace(NAMED, renamed));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  writeFileSync(join(build, 'build-id'), id);
}

import { relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LANGUAGES } from '@salama/contract/language.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { routes } from '../src/app/routes.ts';
import type { BuiltFile } from './built-file.ts';
import { contentData } from './content-data.ts';
import { countryNames } from './country-names.ts';
import { ENTRIES, OLDEST_STYLED } from './entries.ts';
import { firstLoad, loadAtOnce } from './first-load.ts';
import { folders } from './folders.ts';
import { frenchCatalogues } from './french-catalogues.ts';
import { iconDrawings } from './icon-drawings.ts';
import { joinSmall } from './joined-files.ts';
import { olderStyles } from './older-styles.ts';
import { pageTexts } from './page-texts.ts';
import { safetyData } from './safety-data.ts';
import { sampleConversation } from './sample-conversation.ts';

const compress = promisify(brotliCompress);

/** Files that every page has by the time it fetches another: nothing has to be told to preload them. */
const ALWAYS_HERE = /assets\/(?:app|rolldown-runtime)-/;

/** The app's scripts, styles and pictures. It is bundled twice: the first shows which files would be too small. */
export async function buildApp(outDir: string): Promise<BuiltFile[]> {
  const groups = await groupsOf(await bundleApp(outDir, { write: false }));
  const output = await bundleApp(outDir, { write: true, groupOf: (id) => groups.get(id) });
  return output.map(builtFile);
}

/** The modules of files that become one, each with the name of their file. */
async function groupsOf(output: Output): Promise<Map<string, string>> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const sizes = new Map<string, number>();
  for (const [name, { code }] of chunks) sizes.set(name, (await compress(code)).length);
  const files = [...chunks.values()].map(builtFile);
  const firstLoads = routes.flatMap((route) =>
    LANGUAGES.map((language) => [...firstLoad(files, route, language), ...loadAtOnce(files)]),
  );
  const groups = new Map<string, string>();
  const begun = firstLoads.map((addresses) => addresses.map((address) => address.slice(1)));
  for (const names of joinSmall(files, sizes, begun)) {
    const [largest = ''] = names.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
    const name = freeName(/^assets\/(.+)-.{8}\.js$/.exec(largest)?.[1] ?? '', new Set(groups.values()));
    for (const id of names.flatMap((part) => chunks.get(part)?.moduleIds ?? [])) groups.set(id, name);
  }
  return groups;
}

/** Words in three languages have files of one name; here each needs its own. */
function freeName(name: string, taken: ReadonlySet<string>, number = 2): string {
  if (!taken.has(name)) return name;
  return taken.has(`${name}-${number}`) ? freeName(name, taken, number + 1) : `${name}-${number}`;
}

/** The file that a module goes into; undefined where the bundler decides. */
type GroupOf = (moduleId: string) => string | undefined;
type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

async function bundleApp(
  outDir: string,
  { write, groupOf }: { write: boolean; groupOf?: GroupOf },
): Promise<Output> {
  const { source, target } = ENTRIES.app;
  const result = await build({
    ...shared,
    build: {
      ...sharedBuild,
      ...{ target: [...target], cssTarget: [...OLDEST_STYLED], outDir, write, cssCodeSplit: false },
      modulePreload: {
        ...sharedBuild.modulePreload,
        resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS_HERE.test(file)),
      },
      rolldownOptions: {
        input: { app: source },
        preserveEntrySignatures: false,
        output: { codeSplitting: splitting(groupOf), chunkFileNames },
      },
    },
  });
  return outputOf(result, source);
}

/** At first, what the app imports before it starts is one file, and the rest is split by who needs it. */
function splitting(groupOf: GroupOf | undefined): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      groupOf
        ? { debugName: 'joined', name: (id) => groupOf(id) ?? null }
        : { name: 'app', tags: ['$initial'] },
    ],
  };
}

function builtFile(file: Output[number]): BuiltFile {
  const { fileName: name } = file;
  if (file.type === 'asset') return { name, isEntry: false, sources: [], imports: [], fetches: [] };
  const { isEntry, moduleIds, imports, dynamicImports: fetches } = file;
  const sources = moduleIds.map((id) => (id.startsWith('\0') ? id : relative(folders.web, id)));
  return { name, isEntry, sources, imports, fetches };
}

/** A page and the room where its features meet have files of one name. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return `assets/${facadeModuleId?.includes('/app/compose/') ? 'compose-' : ''}[name]-[hash].js`;
}

/** One classic script in one file. Answers its address. */
export async function buildScript(
  name: 'older' | 'boot' | 'wake' | 'play' | 'worker',
  outDir: string,
  options: { fileName?: string; define?: Record<string, string> } = {},
): Promise<string> {
  const { source, target } = ENTRIES[name];
  const result = await build({
    ...shared,
    plugins: [],
    define: options.define ?? {},
    build: {
      ...sharedBuild,
      target: [...target],
      outDir,
      rolldownOptions: {
        input: { [name]: source },
        output: { format: 'iife', entryFileNames: options.fileName ?? 'assets/[name]-[hash].js' },
      },
    },
  });
  return `/${outputOf(result, source)[0]?.fileName}`;
}

/** The app as a module that renders pages in this process. Answers the path of the module. */
export async function buildPrerenderer(): Promise<string> {
  await build({
    ...shared,
    // Its icons are drawn by the build here too, or the pages would hold others than the app expects.
    ssr: { noExternal: ['lucide-react'] },
    build: { outDir: folders.prerender, emptyOutDir: true, ssr: ENTRIES.prerender.source, minify: false },
  });
  return `${folders.prerender}/prerender.js`;
}

function outputOf(result: Awaited<ReturnType<typeof build>>, source: string) {
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${source} was not built`);
  return output.output;
}

const shared: InlineConfig = {
  root: folders.web,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  css: { postcss: { plugins: olderStyles() } },
  plugins: [
    frenchCatalogues(),
    iconDrawings(),
    react(),
    tailwindcss(),
    safetyData(),
    contentData(),
    countryNames(),
    pageTexts(),
    sampleConversation(),
  ],
};

const sharedBuild = {
  emptyOutDir: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} as const;

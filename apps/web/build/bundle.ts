import { readFile, rm } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import { contentData } from './content-data.ts';
import { folders } from './folders.ts';
import { iconDrawings } from './icon-drawings.ts';
import { pageTexts } from './page-texts.ts';
import { safetyData } from './safety-data.ts';
import { sampleConversation } from './sample-conversation.ts';
import { siteConstants, siteSettings } from './site-settings.ts';

/** The oldest browsers that lay out the style sheet as meant. */
const TARGET = ['chrome111', 'firefox128', 'safari16.4'];

/** What no engine may fail at: Exit, the gate, and the word that this browser cannot run the app. */
const PLAINEST = ['chrome60', 'firefox60', 'safari11.1'];

/** Modules that are always needed together: in one file they compress better than in many. */
const CHUNKS = [
  {
    name: 'core',
    test: /node_modules\/(?:react|react-dom|scheduler|zustand)\/|lucide-react\/dist\/esm\/icons\/log-out|web\/src\/lib\/(?:drawn|storage|credentials|messages|loader|router|exit|http|moving|navigation|use-hydrated|theme|theme-choice|exit-address|farewell|plain-click|app-start)\.|contract\/src\/(?:language|limits|country|texts\/(?:en|sw|fr)-controls)\.ts|preload-helper/,
  },
];

/** Files that every page has by the time it fetches another: nothing has to be told to preload them. */
const ALWAYS_HERE = /assets\/(?:core|app|rolldown-runtime)-/;

/** The app's scripts and styles, with the manifest that says which file came from which source. */
export async function buildApp(outDir: string): Promise<Manifest> {
  await build({
    ...shared,
    build: {
      ...sharedBuild,
      outDir,
      manifest: 'manifest.json',
      cssCodeSplit: false,
      modulePreload: {
        ...sharedBuild.modulePreload,
        resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS_HERE.test(file)),
      },
      rolldownOptions: {
        input: { app: 'src/app/entries/client.tsx' },
        output: { codeSplitting: { groups: CHUNKS }, chunkFileNames },
      },
    },
  });
  const file = `${outDir}/manifest.json`;
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return manifest;
}

/** A page and the room where its features meet have files of one name. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return `assets/${facadeModuleId?.includes('/app/compose/') ? 'compose-' : ''}[name]-[hash].js`;
}

/** A script that works before the app, and where the app cannot. */
export function buildPlainScript(input: string, name: string, outDir: string): Promise<string> {
  return buildScript(input, name, outDir, { target: PLAINEST });
}

/** One classic script in one file. Answers its address. */
export async function buildScript(
  input: string,
  name: string,
  outDir: string,
  options: { fileName?: string; define?: Record<string, string>; target?: readonly string[] } = {},
): Promise<string> {
  const result = await build({
    ...shared,
    plugins: [],
    define: { ...settings, ...options.define },
    build: {
      ...sharedBuild,
      target: [...(options.target ?? TARGET)],
      outDir,
      rollupOptions: {
        input: { [name]: input },
        output: { format: 'iife', entryFileNames: options.fileName ?? 'assets/[name]-[hash].js' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${input} was not built`);
  return `/${output.output[0].fileName}`;
}

/** The app as a module that renders pages in this process. Answers the path of the module. */
export async function buildPrerenderer(): Promise<string> {
  await build({
    ...shared,
    // Its icons are drawn by the build here too, or the pages would hold others than the app expects.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      outDir: folders.prerender,
      emptyOutDir: true,
      ssr: 'src/app/entries/prerender.tsx',
      minify: false,
    },
  });
  return `${folders.prerender}/prerender.js`;
}

const settings = siteConstants(siteSettings(process.env));

const shared: InlineConfig = {
  root: folders.web,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  define: settings,
  plugins: [
    iconDrawings(),
    react(),
    tailwindcss(),
    safetyData(),
    contentData(),
    pageTexts(),
    sampleConversation(),
  ],
};

const sharedBuild = {
  target: TARGET,
  emptyOutDir: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
} as const;

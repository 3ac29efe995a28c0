import { basename } from 'node:path';
import type { Law, Tree } from './tree.ts';

const NAMELESS = /^(?:utils?|helpers?|common|misc|shared|index)\.(?:ts|tsx|mjs)$/;
const KEBAB = /^\.?[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const UPPER_CASE =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SECURITY|CODE_OF_CONDUCT)\.md$|^LICENSE(?:-CONTENT)?$|^(?:Caddy|Container)file$/;

/** Folders of the contract that are no feature: the settings of the process, and sentences. */
const NO_FEATURE = ['platform', 'texts'];
/** What the browser does by itself, without a server. */
const WEB_ONLY = ['consent', 'tracker', 'shell', 'offline', 'home', 'traces', 'writing', 'tools'];
/** What only the desk sees, in rooms of `admin`. */
const SERVER_ONLY = ['moderation', 'corrections'];

const FEATURE =
  /^(packages\/contract\/src|apps\/server\/src\/features|apps\/web\/src\/features)\/([^/]+)\/(.+)$/;
const CONTRACT = 'packages/contract/src';
const SERVER = 'apps/server/src/features';
const WEB = 'apps/web/src/features';

/** See CONTRIBUTING.md, "Names of files", for what follows. */
const ROOMS: Record<string, RegExp> = {
  [SERVER]: /^(?:(?:[a-z-]+-)?(?:routes|repository|gateway)|policy|service|types|present)$/,
  [WEB]: /^(?:(?:[a-z-]+-)?(?:api|state|storage)|rules|store)$/,
};
/** What several features fill under one name. */
const PORTS = ['belongings', 'moderated-items', 'retention'];
const FORM: Record<string, RegExp> = {
  [SERVER]: /^[a-z-]+(?:\.test)?\.ts$/,
  [WEB]: /^(?:[a-z0-9-]+(?:\.test)?\.ts|[a-z0-9-]+\.test\.tsx|components\/[a-z0-9-]+(?:\.test)?\.tsx?)$/,
};

export const nameLaws: readonly Law[] = [
  {
    name: 'a file is named after what it does',
    faults: ({ files }) =>
      files
        .filter((file) => NAMELESS.test(basename(file)))
        .map((file) => `${file}: name it after what it does`),
    planted: [['apps/web/src/lib/utils.ts', '']],
  },
  {
    name: 'names are kebab-case',
    faults: ({ files }) =>
      files
        .filter((file) => !KEBAB.test(basename(file)) && !UPPER_CASE.test(basename(file)))
        .map((file) => `${file}: names are kebab-case`),
    planted: [['apps/web/src/lib/someThing.ts', '']],
  },
  {
    name: 'a feature has the same name in contract, server and web',
    faults: roomless,
    planted: [
      [`${CONTRACT}/bogus/endpoints.ts`, ''],
      [`${SERVER}/bogus/routes.ts`, ''],
      [`${WEB}/bogus/api.ts`, ''],
    ],
  },
  {
    name: 'the file names of a feature are a closed vocabulary',
    faults: strange,
    planted: [
      [`${SERVER}/community/anything-at-all.ts`, 'export const a = 1;\n'],
      [`${WEB}/community/anything-at-all.ts`, 'export const a = 1;\n'],
      [`${WEB}/community/components/anything-at-all.tsx`, 'export const a = 1;\n'],
      [`${SERVER}/community/parts/board.ts`, 'export const board = 1;\n'],
      [`${WEB}/community/board.tsx`, 'export const board = 1;\n'],
    ],
  },
];

function roomless({ files }: Tree): string[] {
  const named = (room: string) =>
    new Set(
      files.flatMap((file) => (FEATURE.exec(file)?.[1] === room ? [FEATURE.exec(file)?.[2] ?? ''] : [])),
    );
  const [contract, server, web] = [named(CONTRACT), named(SERVER), named(WEB)];
  return files.flatMap((file) => {
    const [, room, feature = ''] = FEATURE.exec(file) ?? [];
    if (room === undefined || NO_FEATURE.includes(feature)) return [];
    if (room === WEB && WEB_ONLY.includes(feature)) return [];
    const missing = [
      ...(contract.has(feature) ? [] : ['contract']),
      ...(server.has(feature) ? [] : ['server']),
      ...(web.has(feature) || SERVER_ONLY.includes(feature) ? [] : ['web']),
    ];
    return missing.map(
      (where) => `${file}: ${feature} has no room in ${where}; see tools/check/name-laws.ts`,
    );
  });
}

function strange(tree: Tree): string[] {
  const said = wordsOfFeatures(tree);
  return tree.files.flatMap((file) => {
    const [, room = '', feature = '', rest = ''] = FEATURE.exec(file) ?? [];
    const form = FORM[room];
    if (!form) return [];
    if (!form.test(rest))
      return [`${file}: a feature is a flat folder of .ts files; .tsx stands in components/`];
    const name = basename(rest).replace(/\.tsx?$/, '');
    if (name.endsWith('.test') || ROOMS[room]?.test(name) || PORTS.includes(name)) return [];
    const strange = wordsOf(name.replace(/^use-/, '')).filter((word) => !isSaid(word, said.get(feature)));
    return strange.map(
      (word) =>
        `${file}: nothing that ${feature} exports says "${word}"; see "Names of files" in CONTRIBUTING.md`,
    );
  });
}

/** By feature: its own name and every word of a name that its rooms export. */
function wordsOfFeatures({ files, read }: Tree): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const file of files) {
    const feature = FEATURE.exec(file)?.[2];
    if (!feature || !/(?<!\.test)\.tsx?$/.test(file)) continue;
    const words = said.get(feature) ?? new Set(wordsOf(feature));
    for (const name of exportsOf(read(file))) for (const word of wordsOf(name)) words.add(word);
    said.set(feature, words);
  }
  return said;
}

function exportsOf(text: string): string[] {
  const declared = /^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, name = '']) => name);
}

/** `PeriodDays`, `PERIOD_DAYS` and `period-days` are the words period and day. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<=[a-z]{2}[^s])s$/, ''),
    );
}

/** Said as it stands, or as what is done: `voting` where something exports `vote`. */
function isSaid(word: string, said = new Set<string>()): boolean {
  const stem = word.replace(/(?:ing|ed)$/, '');
  return said.has(word) || (stem !== word && (said.has(stem) || said.has(`${stem}e`)));
}

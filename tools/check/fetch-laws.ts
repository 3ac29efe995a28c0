import type { Law } from './tree.ts';

const WEB = /^apps\/web\/src\/(?!testing\/).*(?<!\.test|\.d)\.tsx?$/;
/** The ways of decision record 66, and what is built on them. */
const WAYS = ['fetched', 'lazyApi', 'late'];
const IMPORT = /(?<!typeof )\bimport\(/g;
/** React's own way to load a component, which only the parts of a prerendered page need. */
const OWN_LAZY = /\blazy\(/;
const HAS_LATE = 'apps/web/src/components/late-part.tsx';

export const fetchLaws: readonly Law[] = [
  {
    name: 'code is fetched in the ways of decision record 66',
    faults: ({ files, read }) =>
      files.filter((file) => WEB.test(file)).flatMap((file) => faultsIn(file, read(file))),
    planted: [
      ['apps/web/src/features/chat/faults.ts', "const load = () => import('./api.ts');\n"],
      [
        'apps/web/src/features/chat/components/closing.tsx',
        "const Closing = lazy(async () => ({ default: (await fetched(() => import('./x.tsx'))).X }));\n",
      ],
    ],
  },
];

function faultsIn(file: string, text: string): string[] {
  const bare = [...text.matchAll(IMPORT)]
    .filter(({ index }) => !callsAround(text, index).some((name) => WAYS.includes(name)))
    .map(
      ({ index }) =>
        `${file}:${text.slice(0, index).split('\n').length}: import() outside ${WAYS.join(', ')}`,
    );
  const isLazy = file !== HAS_LATE && OWN_LAZY.test(text);
  return isLazy ? [...bare, `${file}: lazy() is for ${HAS_LATE}; use fetched() and FetchedPart`] : bare;
}

/** Names of the functions in whose arguments a place stands, the nearest first. */
function callsAround(text: string, place: number): string[] {
  const names: string[] = [];
  let depth = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(' && depth > 0) depth -= 1;
    else if (text[at] === '(') names.push(/(\w+)$/.exec(text.slice(0, at))?.[1] ?? '');
  }
  return names;
}

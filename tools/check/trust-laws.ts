import type { Law } from './tree.ts';

const LOCK = 'package-lock.json';
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** An entry of the lock file. */
interface Locked {
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** What others made comes in only as the bytes that somebody looked at. */
export const trustLaws: readonly Law[] = [
  {
    name: 'whatever Linux installs has a digest in the lock file, and whatever has none is optional',
    faults: ({ files, read }) => (files.includes(LOCK) ? lockFaults(read(LOCK)) : [`${LOCK}: is missing`]),
    planted: [
      [LOCK, lockWith({ version: '1.0.0' })],
      [LOCK, lockWith({ version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true })],
      [LOCK, lockWith({ version: '1.0.0', os: ['darwin'] })],
    ],
  },
  {
    name: 'an action of others is named by its commit',
    faults: ({ files, read }) =>
      files.filter((file) => WORKFLOW.test(file)).flatMap((file) => actionFaults(file, read(file))),
    planted: [
      ['.github/workflows/planted.yml', 'steps:\n  - uses: actions/checkout@v7\n'],
      ['.github/workflows/planted.yml', 'steps:\n  - uses: actions/checkout\n'],
    ],
  },
];

function lockFaults(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .filter(([, entry]) => !entry.optional || isForServers(entry))
    .map(
      ([path]) => `${LOCK}: ${path} has no digest; run \`node tools/run/mend-lock.mjs\` where it can be had`,
    );
}

/** The systems that CI, the image and nearly every server are; npm reads the three fields in the same way. */
function isForServers({ os, cpu, libc }: Locked): boolean {
  const allows = (list: string[] | undefined, ...wanted: string[]) =>
    list === undefined || wanted.some((one) => list.includes(one));
  return allows(os, 'linux') && allows(cpu, 'x64', 'arm64') && allows(libc, 'glibc');
}

function actionFaults(file: string, text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses:\s*(\S+)/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
    .map((action) => `${file}: ${action} is no commit; name the one its tag leads to, with the tag behind #`);
}

function lockWith(entry: Record<string, unknown>): string {
  return JSON.stringify({ packages: { 'node_modules/planted': entry } });
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

/** House law as a script: names, sizes and the vocabulary of files. Each fault says how to mend it. */
const MOST_LINES = 250;
const FEATURES = [
  'auth',
  'chat',
  'community',
  'moderation',
  'learning',
  'directory',
  'testimonials',
  'suggestions',
  'admin',
  'impact',
];
const WEB_ONLY = ['consent', 'tracker', 'shell', 'offline', 'home', 'traces', 'writing'];
const NAMELESS = /^(utils?|helpers?|common|misc|shared|index)\.[a-z]+$/;
const KEBAB = /^\.?[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const UPPER_CASE = /^(README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SECURITY)\.md$|^LICENSE(-CONTENT)?$/;
const SERVER_FILES = /^[a-z-]+(\.test)?\.ts$/;
const FORBIDDEN_TEXT = [
  /\b(?:TODO|FIXME|XXX)\b/,
  /\.(?:only|skip|todo)\(/,
  /(?:^|[\s"'(`])\/(?:tmp|work|root)\//,
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));
const faults = files.flatMap((file) => [...nameFaults(file), ...roomFaults(file), ...textFaults(file)]);
for (const fault of faults) console.error(fault);
if (files.length < 50) console.error('fewer than 50 files were seen: the check is blind');
process.exit(faults.length > 0 || files.length < 50 ? 1 : 0);

function nameFaults(file: string): string[] {
  const name = basename(file);
  const faults: string[] = [];
  if (NAMELESS.test(name) && /\.(ts|tsx|mjs)$/.test(name)) faults.push(`${file}: name it after what it does`);
  if (!KEBAB.test(name) && !UPPER_CASE.test(name)) faults.push(`${file}: names are kebab-case`);
  return faults;
}

function roomFaults(file: string): string[] {
  const feature = /^(?:packages\/contract\/src|apps\/(server|web)\/src\/features)\/([^/]+)\/(.+)$/.exec(file);
  if (!feature || file.startsWith('packages/contract')) return [];
  const [, side = '', name = '', rest = ''] = feature;
  const known = side === 'web' ? [...FEATURES, ...WEB_ONLY] : FEATURES;
  const faults = known.includes(name)
    ? []
    : [`${file}: no feature is called ${name}; see tools/check/structure.ts`];
  if (side === 'server' && !SERVER_FILES.test(rest))
    faults.push(`${file}: a server feature is a flat folder of .ts files`);
  return faults;
}

function textFaults(file: string): string[] {
  if (!['.ts', '.tsx', '.mjs', '.css'].includes(extname(file))) return [];
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const faults: string[] = [];
  const isTable = file.includes('/locales/') || file.includes('/texts/') || file.includes('/corpus/');
  if (lines.length > MOST_LINES + 1 && !isTable && !/^\/\/ Long because: /m.test(text)) {
    faults.push(
      `${file}: ${lines.length - 1} lines; split it by idea, or say why on a line "// Long because: …"`,
    );
  }
  if (file === 'tools/check/structure.ts') return faults;
  for (const [number, line] of lines.entries()) {
    if (FORBIDDEN_TEXT.some((pattern) => pattern.test(line)))
      faults.push(`${file}:${number + 1}: ${line.trim()}`);
  }
  return faults;
}

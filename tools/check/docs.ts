import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Docs are tested: every path, link and npm command that a Markdown file names exists. */
const root = process.cwd();
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);
const REQUIRED = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
];
/** First path parts that are ours; other things in backticks are not taken for paths. */
const OURS = /^(?:apps|packages|content|e2e|tools|docs|\.ci)\/[^\s<>{}*…]*$/;

const RECORD = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const STATUS =
  /^Date: \d{4}-\d\d-\d\d · Status: (?:accepted(, amended by records? .+)?|(superseded by record \d+))$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.startsWith('content/library/') && existsSync(file));
const missing = REQUIRED.filter((file) => !existsSync(file)).map((file) => `${file} is missing`);
const faults = [...missing, ...files.flatMap(faultsOf)];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function faultsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...deadPaths(file, text),
    ...deadLinks(file, text),
    ...deadCommands(file, text),
    ...recordFaults(file, text),
  ];
}

/** Who opens a decision record must see at once when it was taken and whether it still holds. */
function recordFaults(file: string, text: string): string[] {
  if (!RECORD.test(file)) return [];
  const status = STATUS.exec(text.split('\n')[2] ?? '');
  if (!status)
    return [`${file}: its third line is not "Date: YYYY-MM-DD · Status: …"; see docs/decisions/README.md`];
  return [...(status[1] ?? status[2] ?? '').matchAll(/\d+/g)]
    .filter(([number]) => !files.some((other) => RECORD.exec(other)?.[1] === number.padStart(4, '0')))
    .map(([number]) => `${file}: its status names record ${number}, which does not exist`);
}

function deadPaths(file: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path.replace(/[:#].*$/, ''));
  return named
    .filter((path) => OURS.test(path) && !existsSync(join(root, path)))
    .map((path) => `${file}: ${path} does not exist`);
}

function deadLinks(file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  return targets
    .filter((target) => target && !/^(?:https?:|mailto:|tel:|\/)/.test(target))
    .filter((target) => !existsSync(normalize(join(root, dirname(file), target))))
    .map((target) => `${file}: the link ${target} leads nowhere`);
}

function deadCommands(file: string, text: string): string[] {
  const builtIn = ['start', 'test', 'ci', 'install', 'run'];
  const named = [...text.matchAll(/`npm (run )?([a-z:-]+)/g)];
  return named
    .filter(([, run, name = '']) => (run ? !scripts.includes(name) : !builtIn.includes(name)))
    .map(([command]) => `${file}: ${command}\` is no command of this project`);
}

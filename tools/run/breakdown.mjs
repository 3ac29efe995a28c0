// What a test run consists of: one row a part, and what is slowest in it.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

const SLOWEST = 10;
const LONGEST_FAULT = 700;

/** Lines of one table. `rows`: `[name, seconds, passed, failed]`, counts only where something is counted. */
export function breakdown(rows) {
  const cells = rows.map(([name, seconds, passed = '', failed = '']) => [
    seconds.toFixed(1).padStart(8),
    String(passed).padStart(7),
    String(failed).padStart(7),
    `  ${name}`,
  ]);
  return [' seconds  passed failed   part', ...cells.map((row) => row.join(''))].join('\n');
}

/** Of Vitest's JSON report: a row a project, then the slowest files. Seconds of work, of as many workers as there are. */
export function unitRows(report) {
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    failed: assertionResults.filter(({ status }) => status === 'failed').length,
  }));
  const projects = grouped(files, ({ name }) => /^apps\/(\w+)/.exec(name)?.[1] ?? 'packages and tools');
  return [...projects.map(([name, some]) => sumOf(`  ${name}`, some)), ...slowest(files)];
}

/** Of Playwright's JSON report: a row a file, the slowest first. Seconds of work, of as many workers as there are. */
export function browserRows(report) {
  const tests = report.suites.flatMap((suite) => testsIn(suite, suite.file));
  const files = grouped(tests, ({ file }) => file);
  return files.map(([name, some]) => sumOf(`  e2e/${name}`, some)).sort((a, b) => b[1] - a[1]);
}

/** What failed in the browser, a line or some each: the end of a log is all that some places keep of it. */
export function browserFaults(report) {
  return report.suites
    .flatMap((suite) => testsIn(suite, suite.file))
    .filter(({ failed }) => failed > 0)
    .map(
      ({ file, title, fault }) =>
        `${file}: ${title}\n${stripVTControlCharacters(fault).slice(0, LONGEST_FAULT)}`,
    );
}

function testsIn({ suites = [], specs = [] }, file) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      ...{
        file,
        title,
        fault: results.map(({ error }) => error?.message ?? '').join('\n'),
      },
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      passed: status === 'expected' ? 1 : 0,
      failed: status === 'unexpected' || status === 'flaky' ? 1 : 0,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, file))];
}

/** `Map.groupBy` is younger than the oldest Node that may begin. */
function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

function sumOf(name, some) {
  const sum = (key) => some.reduce((all, one) => all + one[key], 0);
  return [name, sum('seconds'), sum('passed'), sum('failed')];
}

function slowest(files) {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds, passed, failed }) => [`    ${name}`, seconds, passed, failed]);
}

import { extname } from 'node:path';
import type { Law } from './tree.ts';

const MOST_LINES = 250;
const CODE = ['.ts', '.tsx', '.mjs', '.css'];
const TABLE = /\/(?:locales|texts|corpus)\//;
/** The checks name what they look for. */
const ABOUT_TEXT = /^tools\/check\/text-laws\.ts$/;
const FORBIDDEN = [/\b(?:TODO|FIXME|XXX)\b/, /\.(?:only|skip|todo)\(/, /(?:^|[\s"'(`])\/(?:tmp|work|root)\//];

const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;
const KEEPS_SQL =
  /\/(?:[a-z-]+-)?repository\.ts$|^apps\/server\/src\/(?:platform\/database|testing)\/|^tools\/bench\/|\.test\.ts$/;

const FEATURES_TABLE =
  /['"`. ](?:community|chat|moderation|learning)_[a-z_]+|'(?:testimonials|suggestions|suggestion_changes|visitor_pauses)'/;

const PRODUCT = /^(?:apps\/(?:web|server)|packages\/[a-z]+)\/src\/(?!testing\/).*(?<!\.test)\.tsx?$/;
/** Files that read what came over the wire. */
const READS_THE_WIRE = /\/lib\/http\.ts$|\/read-stream\.ts$|-gateway\.ts$/;
const CAST = /[\w)\]}'"`>!] as (?!const\b)[A-Z{(\w]/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;
/** Whose cast stands by record 65: the endpoint's schema has been applied by our own server. */
const TRUSTED = 'return data as T;';
/** Something parsed, and then called what nobody has proved that it is. */
const UNPROVED =
  /(?:JSON\.parse\(.*|\.json\(\)\)?) as (?!unknown\b)|: (?!unknown\b)[A-Z]\w*(?:<.*>)?(?:\[\])? = (?:JSON\.parse\(|\(?await [\w.()]+\.json\(\))/;

export const textLaws: readonly Law[] = [
  {
    name: 'files are short enough to read',
    faults: ({ files, read }) =>
      files
        .filter((file) => CODE.includes(extname(file)) && !TABLE.test(file))
        .map((file) => ({ file, text: read(file) }))
        .filter(({ text }) => text.split('\n').length > MOST_LINES + 1 && !/^\/\/ Long because: /m.test(text))
        .map(
          ({ file, text }) =>
            `${file}: ${text.split('\n').length - 1} lines; split it by idea, or say why on a line "// Long because: …"`,
        ),
    planted: [['apps/web/src/lib/long.ts', 'export const a = 1;\n'.repeat(MOST_LINES + 1)]],
  },
  lines('nothing is left for later, skipped, or bound to one machine', {
    where: (file) => CODE.includes(extname(file)) && !ABOUT_TEXT.test(file),
    breaks: (line) => FORBIDDEN.some((pattern) => pattern.test(line)),
    mend: 'finish it, or take it out',
    planted: [
      ['packages/contract/src/later.ts', '// TODO\n'],
      ['packages/contract/src/left.test.ts', "it.skip('holds')\n"],
      ['tools/run/here.mjs', "const folder = '/tmp/here';\n"],
    ],
  }),
  lines('SQL stands in repositories', {
    where: (file) =>
      /^(?:apps|packages|tools)\/.*\.tsx?$/.test(file) && !KEEPS_SQL.test(file) && !ABOUT_TEXT.test(file),
    breaks: (line) => SQL.test(line),
    mend: 'SQL is written in repository.ts, or in *-repository.ts where one grows too long',
    planted: [
      ['apps/server/src/features/community/board-reading.ts', "db.selectFrom('users')\n"],
      ['apps/server/src/features/community/board-list.ts', 'await sql<{ one: 1 }>`select 1`.execute(db)\n'],
      ['apps/server/src/platform/upsert.ts', "  .mergeInto('users')\n"],
    ],
  }),
  lines('the platform names no table of a feature', {
    where: (file) =>
      /^apps\/server\/src\/platform\/(?!database\/|erasures\/|backup\/).*(?<!\.test)\.ts$/.test(file),
    breaks: (line) => FEATURES_TABLE.test(line),
    mend: 'what the feature owns stands in the feature; see decision record 67',
    planted: [
      ['apps/server/src/platform/counting.ts', "const table = 'community_questions';\n"],
      ['apps/server/src/platform/telling.ts', "type Table = 'testimonials';\n"],
    ],
  }),
  lines('what comes over the wire is parsed, never cast', {
    where: (file) => PRODUCT.test(file) && !ABOUT_TEXT.test(file),
    breaks: (line, file) =>
      !COMMENT.test(line) &&
      (UNPROVED.test(line) || (READS_THE_WIRE.test(file) && CAST.test(line) && line.trim() !== TRUSTED)),
    mend: 'prove it with a schema of the contract, or with a guard',
    planted: [
      ['apps/web/src/features/chat/read-stream.ts', 'const reply = body as Reply;\n'],
      ['apps/server/src/features/chat/other-gateway.ts', 'const { text } = part as { text: string };\n'],
      ['apps/web/src/lib/kept.ts', 'const days = JSON.parse(raw) as Day[];\n'],
      ['apps/web/src/lib/asked.ts', 'const days = (await response.json()) as Day[];\n'],
      ['apps/server/src/platform/read.ts', 'const days: Day[] = JSON.parse(raw);\n'],
      ['apps/server/src/platform/got.ts', 'const day: Day = await response.json();\n'],
    ],
  }),
];

interface LineLaw {
  where(file: string): boolean;
  breaks(line: string, file: string): boolean;
  mend: string;
  planted: Law['planted'];
}

/** A law that a single line keeps or breaks. */
function lines(name: string, { where, breaks, mend, planted }: LineLaw): Law {
  return {
    name,
    planted,
    faults: ({ files, read }) =>
      files.filter(where).flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, at) => (breaks(line, file) ? [`${file}:${at + 1}: ${line.trim()} (${mend})`] : [])),
      ),
  };
}

import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** What texts may hold that a copy could lose on its way. */
const TEXTS = [
  'ça va? «où» – Ng’ombe 🩸',
  `it's "quoted", \\n is no line\nand this is; 100 % _of_ {it}`,
  ' \ttrailing and leading\r\n ',
  '\u{1F469}\u200D\u{1F52C} \u00a0\uFEFF\u0001 null NULL \\N \\. $1',
  'Zebra',
  'äpfel',
  'zebra',
];
const LARGE = 1_790_000_000_123;

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

/**
 * Puts rows of invented values into every table of a SQLite database, whatever tables there are: times, flags, texts in
 * three scripts, empty texts, nulls where they may stand, and what refers to another row. @returns names of the tables.
 */
export function fillEveryTable(path: string, rows: number): string[] {
  const database = new DatabaseSync(path);
  // Rows are made table by table, whichever refers to which.
  database.exec('pragma foreign_keys = off; begin');
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite_|community_search(?:_|$)|kysely_)/.test(name));
  for (const table of tables) fillTable(database, table, rows);
  database.exec('commit');
  database.close();
  return tables;
}

function fillTable(database: DatabaseSync, table: string, rows: number): void {
  const columns = database.prepare(`pragma table_info("${table}")`).all() as unknown as Column[];
  const foreign = new Set(
    database
      .prepare(`pragma foreign_key_list("${table}")`)
      .all()
      .map(({ from }) => from),
  );
  const insert = database.prepare(
    `insert or replace into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
      values (${columns.map(() => '?').join(', ')})`,
  );
  for (let at = 0; at < rows; at += 1)
    insert.run(...columns.map((column) => invent(column, at, foreign.has(column.name))));
}

function invent({ name, type, notnull, pk }: Column, at: number, isForeign: boolean): SQLInputValue {
  if (name === 'seq' || name === 'question_seq') return at * 3 + 1;
  const isNumber = type.toLowerCase() === 'integer';
  if (isNumber && pk) return at + 1;
  if (name === 'id' || isForeign) return isNumber ? at + 1 : `row-${at}`;
  if (!notnull && !pk && at % 3 === 0) return null;
  if (isNumber) return /(?:_at|until|at)$/.test(name) ? LARGE + at : at % 2;
  // What is unique in a row must not stand in another.
  return `${TEXTS[at % TEXTS.length]}${at < TEXTS.length && !pk ? '' : ` ${at}`}`;
}

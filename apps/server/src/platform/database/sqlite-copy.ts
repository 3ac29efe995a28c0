import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../errors.ts';

/** A server writes in moments; only a disk that is much too slow makes anybody wait longer. */
const PATIENCE = 30_000;
/** Whom limits counted and the key of the day: no copy needs them. */
const LEFT_OUT = ['request_limits', 'daily_keys'];

/**
 * Copies everything that was committed when it begins, while others go on writing, into one new file of mode 0600
 * that holds no byte of what was deleted. SQLite's own backup starts over whenever another process writes, and under
 * load never ends; `vacuum into` reads one snapshot.
 * @throws StartFault when the copy is not whole.
 */
export function copySqlite(from: string, to: string): void {
  writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
  const source = new DatabaseSync(from, { timeout: PATIENCE });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    copy.exec('pragma journal_mode = memory; pragma secure_delete = on');
    for (const table of LEFT_OUT) copy.exec(`delete from ${table}`);
    requireWhole(copy);
  } finally {
    copy.close();
  }
}

/** @throws StartFault when this is no whole database of SQLite. */
export function checkSqlite(path: string): void {
  const database = new DatabaseSync(path);
  try {
    requireWhole(database);
  } finally {
    database.close();
  }
}

function requireWhole(database: DatabaseSync): void {
  if (!isWhole(database))
    throw new StartFault('The copy is not whole: the database, or the disk under it, is damaged.');
}

function isWhole(database: DatabaseSync): boolean {
  try {
    const [found] = database.prepare('pragma integrity_check(1)').all();
    const loose = database.prepare('pragma foreign_key_check').all();
    return found?.['integrity_check'] === 'ok' && loose.length === 0;
  } catch {
    return false;
  }
}

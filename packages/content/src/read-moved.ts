import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFault } from './content-fault.ts';
import type { Article } from './types.ts';

/** A section that is told elsewhere now: old and new name, each `slug#section`. */
export interface Moved {
  from: string;
  to: string;
}

const LINE = /^([a-z0-9-]+#[a-z0-9-]+) ([a-z0-9-]+#[a-z0-9-]+)$/;

/**
 * Reads `moved.txt` in the library's folder, sorted: what links and conversations may still name. Throws a ContentFault at a line
 * of another form, at a section that still stands under its old name, and at a new name that stands nowhere.
 */
export function readMoved(libraryDir: string, articles: readonly Article[]): Moved[] {
  const file = join(libraryDir, 'moved.txt');
  if (!existsSync(file)) return [];
  const known = new Set(articles.flatMap(({ slug, sections }) => sections.map(({ id }) => `${slug}#${id}`)));
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [, from, to] = LINE.exec(line) ?? [];
    if (!from || !to) throw new ContentFault(file, index + 1, 'write slug#old slug#new');
    if (index > 0 && line <= (lines[index - 1] ?? ''))
      throw new ContentFault(file, index + 1, 'sort the lines');
    if (known.has(from)) throw new ContentFault(file, index + 1, `${from} still stands in the library`);
    if (!known.has(to)) throw new ContentFault(file, index + 1, `the library has no ${to}`);
    return { from, to };
  });
}

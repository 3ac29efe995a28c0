import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFault } from './content-fault.ts';

const ORDER_FILE = 'order.txt';

/**
 * The folders that hold `file`, in the order of `order.txt`: one name a line, `# ` begins a note. Throws a ContentFault
 * where a folder is not named there, or a name has no folder.
 */
export function orderedFolders(folder: string, file: string): string[] {
  const order = join(folder, ORDER_FILE);
  const rows = readFileSync(order, 'utf8').split('\n');
  const named = rows.flatMap((row, at) =>
    row.trim() === '' || row.startsWith('# ') ? [] : [{ name: row.trim(), line: at + 1 }],
  );
  for (const [at, { name, line }] of named.entries()) {
    if (!existsSync(join(folder, name, file)))
      throw new ContentFault(order, line, `${name}/${file} does not exist: take the name out or write it`);
    if (named.findIndex((other) => other.name === name) !== at)
      throw new ContentFault(order, line, `${name} stands twice: take one out`);
  }
  const forgotten = readdirSync(folder)
    .sort()
    .find((name) => existsSync(join(folder, name, file)) && named.every((other) => other.name !== name));
  if (forgotten)
    throw new ContentFault(order, rows.length, `write ${forgotten} where it belongs in the order`);
  return named.map(({ name }) => name);
}

import { isOlder, LAST_AFTER } from '@salama/contract/directory/freshness.ts';

interface Line {
  confirmed: string;
  isOld?: boolean;
}

/**
 * The same directories with the lines in the order of the day on which they are asked: what nobody has confirmed for a
 * year stands behind the others, and says so. `today` gives an ISO date; a server runs for months.
 */
export function freshDirectories<L extends Line, D extends { contacts: L[] }>(
  directories: readonly (D & { contacts: L[] })[],
  today: () => string,
): D[] {
  return directories.map((directory) => ({
    ...directory,
    get contacts() {
      return freshFirst(directory.contacts, today());
    },
  }));
}

function freshFirst<L extends Line>(lines: readonly L[], today: string): L[] {
  const isOld = ({ confirmed }: L) => isOlder(confirmed, LAST_AFTER, today);
  const old = lines.filter(isOld).map((line) => ({ ...line, isOld: true }));
  return [...lines.filter((line) => !isOld(line)), ...old];
}

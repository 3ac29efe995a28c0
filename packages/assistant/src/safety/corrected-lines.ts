import type { Directory, DirectoryContact } from '@salama/content/directory-types.ts';
import type { LineCorrection } from '@salama/contract/corrections/schemas.ts';

/**
 * The same directories with what the desk has corrected since they were built. `inForce` is asked each time the lines are:
 * a server runs for months, and a wrong number waits for nobody's restart.
 */
export function correctedDirectories(
  directories: readonly Directory[],
  inForce: () => readonly LineCorrection[],
): Directory[] {
  return directories.map((directory) => ({
    ...directory,
    get contacts() {
      return correctedLines(directory, inForce());
    },
    get gaps() {
      const lines = correctedLines(directory, inForce());
      return directory.gaps.filter((gap) => lines.every(({ kind }) => kind !== gap));
    },
  }));
}

/** The lines of one country: changed ones in their places, added ones behind the others of their kind. */
export function correctedLines(
  { country, contacts }: Pick<Directory, 'country' | 'contacts'>,
  inForce: readonly LineCorrection[],
): DirectoryContact[] {
  const here = inForce.filter((one) => one.country === country);
  if (here.length === 0) return contacts;
  const lines = contacts.flatMap((line) => {
    const correction = here.find((one) => one.line === line.id);
    return correction ? asCorrected(correction) : [line];
  });
  for (const correction of here) {
    if (contacts.some(({ id }) => id === correction.line)) continue;
    for (const line of asCorrected(correction)) {
      const others = lines.map(({ kind }) => kind).lastIndexOf(line.kind);
      lines.splice(others < 0 ? lines.length : others + 1, 0, line);
    }
  }
  return lines;
}

/** The line as the correction says it, as old as its source; nobody has rung it since. None where it is withdrawn. */
function asCorrected({ line, value, source }: LineCorrection): DirectoryContact[] {
  if (!value) return [];
  const href = `tel:${value.number.replace(/[^+\d]/g, '')}`;
  return [{ ...value, id: line, href, sources: [source], checked: source.read, confirmed: source.read }];
}

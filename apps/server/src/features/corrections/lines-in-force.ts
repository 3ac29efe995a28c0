import { type CorrectedLine, correctedLines } from '@salama/assistant/safety/corrected-lines.ts';
import type { Directory, DirectoryContact } from '@salama/content/directory-types.ts';
import type { LineCorrection } from '@salama/contract/corrections/schemas.ts';

/** The corrections that hold, at hand wherever a line is shown: whoever needs help waits for no query. */
export interface LinesInForce {
  list(): readonly LineCorrection[];
  set(corrections: readonly LineCorrection[]): void;
}

export function createLinesInForce(): LinesInForce {
  let known: readonly LineCorrection[] = [];
  return {
    list: () => known,
    set(corrections) {
      known = corrections;
    },
  };
}

/**
 * The same directories with what the desk has corrected since they were built. `inForce` is asked each time the lines are:
 * a server runs for months, and a wrong number waits for nobody's restart.
 */
export function correctedDirectories(
  directories: readonly Directory[],
  inForce: () => readonly LineCorrection[],
): Directory[] {
  const contactsOf = (directory: Directory) => {
    const corrections = inForce();
    if (corrections.length === 0) return directory.contacts;
    return correctedLines(directory, corrections.map(correctedLine));
  };
  return directories.map((directory) => ({
    ...directory,
    get contacts() {
      return contactsOf(directory);
    },
    get gaps() {
      const kinds = contactsOf(directory).map(({ kind }) => kind);
      return directory.gaps.filter((gap) => !kinds.includes(gap));
    },
  }));
}

/** The line as the correction says it, as old as its source: nobody has rung it since. */
export function correctedLine({
  country,
  line,
  value,
  source,
}: LineCorrection): CorrectedLine<DirectoryContact> {
  if (!value) return { country, line };
  const href = `tel:${value.number.replace(/[^+\d]/g, '')}`;
  const days = { checked: source.read, confirmed: source.read };
  return { country, line, contact: { ...value, id: line, href, sources: [source], ...days } };
}

/** What somebody met who only wanted to read and ask. */
export interface Calm {
  answered: number;
  /** Statuses other than 200, and connections that failed. */
  others: string[];
  /** Milliseconds. */
  took: number[];
}

export interface Siege {
  before: Calm;
  during: Calm;
  sockets: number;
  /** Slow connections that the server still keeps at the end. */
  held: readonly { kind: string; open: number }[];
  files: { before: number; during: number; after: number };
}

/** Within so many milliseconds, or within so many times what it took before. */
const SOON = 100;
const SLOWER = 5;
const FEW_FILES = 20;

/** What speaks against a server that was besieged by slow connections. */
export function faultsOf({ before, during, sockets, held, files }: Siege): string[] {
  const faults: string[] = [];
  if (during.others.length > 0) faults.push(`others were answered ${[...new Set(during.others)].join(', ')}`);
  const [was, is] = [percentile(before.took, 0.95), percentile(during.took, 0.95)];
  if (is > Math.max(SOON, was * SLOWER))
    faults.push(`others waited ${is.toFixed(0)} ms instead of ${was.toFixed(0)}`);
  for (const { kind, open } of held) if (open > 0) faults.push(`${open} sockets are still held: ${kind}`);
  if (files.during < files.before + sockets / 2) faults.push('the sockets were not open: nothing is proved');
  if (files.after > files.before + FEW_FILES)
    faults.push(`${files.after} files are open, ${files.before} were before`);
  return faults;
}

/** Of some, the one below which such a share lies; 1 is the greatest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

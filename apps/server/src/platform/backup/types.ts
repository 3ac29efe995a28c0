import type { Opened } from '../database/connect.ts';
import type { Erasure } from '../erasures/repository.ts';

/** What a copy says of itself before it takes anybody's place. */
export interface CopyDescription {
  /** Names of the migrations that made its tables. */
  migrations: readonly string[];
  fingerprint: string | undefined;
  /** Of the backups that were begun in this database, this one among them. */
  marks: readonly Erasure[];
}

/** A copy, and the place that it shall take. */
export interface RestoreTarget {
  copy: CopyDescription;
  /** Whether a database stands in that place. */
  isTaken: boolean;
  /** What the database there knows of erasures; undefined where it knows nothing, or cannot be read to the end. */
  erasures: readonly Erasure[] | undefined;
  /** Has the copy finished, then lets it take the place. When that throws, all is as it was before. */
  put(finish: (opened: Opened) => Promise<number>): Promise<number>;
}

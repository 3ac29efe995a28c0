import type { ItemState } from '@salama/contract/moderation/schemas.ts';

/**
 * What was erased, so that a backup that is put back loses it again. The database writes it by itself, in the
 * transaction that erases. Without an order: who reads it cannot tell what went together on one day.
 */
export interface ErasureTable {
  /** SHA-256 of the row's random id. */
  digest: string;
  /**
   * `delete`: the row is gone. `unname`: nobody reads in it any more who wrote it. `state`: moderators or reports took
   * it out of sight, or brought it back. `copy`: a backup began; the digest is random.
   */
  deed: 'delete' | 'unname' | 'state' | 'copy';
  /** The table; of a copy `backup`. */
  area: string;
  /** Of the deed `state`, the last one. */
  state: ItemState | null;
  /** UTC, `2026-11-20`. */
  day: string;
}

import type { Language } from '@salama/contract/language.ts';
import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import type { Generated } from 'kysely';

/** What every text has that a visitor wrote and moderators may hide. */
export interface ModeratedColumns {
  seq: Generated<number>;
  id: string;
  lang: Language;
  state: ItemState;
  /** Who wrote it, sealed by the server, so that a moderator can pause an unknown person. Emptied after 30 days. */
  writer: string | null;
  /** SHA-256 of the receipt code. */
  receipt: string | null;
  /** To the hour, unless its author signed it with the account's name. */
  created_at: number;
  /** When a moderator approved it. */
  approved_at: number | null;
}

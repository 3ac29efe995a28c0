import type { PostsAfter } from '@salama/contract/auth/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/connect.ts';

/** What one feature keeps of an account: it shows it, follows a new name, and lets go. */
export interface Belongings {
  /** Its name in the export. */
  name: string;
  /** Everything of the account that can be found, readable. */
  export(actor: Actor): Promise<unknown>;
  /** The account takes a new name, within this transaction. */
  rename(db: Db, actor: Actor, username: string): Promise<void>;
  /** The account is about to be deleted, within this transaction. */
  release(db: Db, actor: Actor, posts: PostsAfter): Promise<void>;
  /** A change was committed. */
  changed(): void;
}

import type { Actor } from '../actor.ts';
import { deriveKey, NONCE_BYTES, seal, tryUnseal } from '../encryption.ts';
import { type KeyedDigest, keyedDigest } from '../keyed-digest.ts';
import type { Randomness } from '../randomness.ts';
import { siteOf, type Visitor } from './visitor.ts';

/** What stands in the database for a visitor. Of an account, only its own token can make it again. */
export interface Marks {
  /** Differs from place to place, so that two marks lead to nobody. */
  on(purpose: 'vote' | 'author' | 'shelf' | 'report', place: string): string;
  /** The same everywhere. Stored only where that is the point, else sealed. */
  everywhere(): string;
}

export interface VisitorMarks {
  of(caller: { actor: Actor | undefined; visitor: Visitor }): Marks;
  ofAccount(actor: Actor): Marks;
  /** The network of today on one place: of IPv6 the whole /48, which may be one person's. */
  network(visitor: Visitor, place: string): string;
  /** Stands for a decision beside a mark; leads to it with the server's key alone. */
  ofDecision(id: string): string;
  /** Hides a mark under the server's key; `place` names where it will stand. */
  seal(mark: string, place: string): string;
  /** Undefined where another key hid it: nobody knows any more whose it was. */
  unseal(sealed: string, place: string): string | undefined;
}

export function createVisitorMarks(key: Buffer, randomness: Randomness): VisitorMarks {
  const sealingKey = deriveKey(key, 'sealed marks');
  const serverDigest = keyedDigest(key);
  const marksOf = (digest: KeyedDigest, who: string): Marks => ({
    on: (purpose, place) => digest(purpose, place, who),
    everywhere: () => digest('everywhere', '', who),
  });
  const known = new WeakMap<Actor, Marks>();
  // A seized database with the server's key must not tell what an account voted for or wrote.
  const ofAccount = (actor: Actor) => {
    const marks = known.get(actor) ?? marksOf(keyedDigest(deriveKey(actor.accountKey, 'marks')), 'account');
    known.set(actor, marks);
    return marks;
  };
  return {
    ofAccount,
    of: ({ actor, visitor }) => (actor ? ofAccount(actor) : marksOf(serverDigest, visitor.id)),
    network: (visitor, place) => serverDigest('network', place, siteOf(visitor)),
    ofDecision: (id) => serverDigest('decision', id),
    seal: (mark, place) => seal(sealingKey, mark, place, randomness.bytes(NONCE_BYTES)),
    unseal: (sealed, place) => tryUnseal(sealingKey, sealed, place)?.toString('utf8'),
  };
}

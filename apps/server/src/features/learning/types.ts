import type { Language } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PageCache } from '../../platform/page-cache.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Library } from './library.ts';
import type { WithdrawnArticles } from './withdrawn-articles.ts';

/** Who reads, and in which language the library is offered. */
export interface Reader {
  actor?: Actor | undefined;
  language: Language;
}

/** An administrator. */
export interface Editor extends Reader {
  actor: Actor;
}

/** The library and what administrators add to it. */
export interface Learning {
  db: Database['db'];
  clock: Clock;
  randomness: Randomness;
  trail: AuditTrail;
  library: Library;
  /** Lists that everybody sees alike. */
  lists: PageCache<Material[]>;
  /** Articles that an administrator took out of sight. */
  withdrawn: WithdrawnArticles;
  /** Something was committed: what is kept of lists and pages is old. */
  changed(): void;
}

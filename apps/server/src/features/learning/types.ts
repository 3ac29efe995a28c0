import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Language } from '@salama/contract/language.ts';
import type {
  createMaterial,
  listChanges,
  listMaterials,
  searchMaterials,
  updateMaterial,
} from '@salama/contract/learning/endpoints.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Result } from '../../platform/endpoint-binding.ts';
import type { PageCache } from '../../platform/page-cache.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Library } from './library.ts';

/** Who reads, and in which language the library is offered. */
export interface Reader {
  actor?: Actor | undefined;
  language: Language;
}

/** An administrator. */
export interface Editor extends Reader {
  actor: Actor;
}

export interface LearningDependencies {
  db: Database['db'];
  clock: Clock;
  randomness: Randomness;
  trail: AuditTrail;
  library: Library;
  /** Lists that everybody sees alike. */
  lists: PageCache<Material[]>;
  /** Something was committed: what is kept of lists and pages is old. */
  changed(): void;
}

/** The library and what administrators add to it. Every method throws Refusal with the codes its endpoint documents. */
export interface Learning {
  list(query: QueryOf<typeof listMaterials>, reader: Reader): Promise<Result<Material[]>>;
  read(id: string, reader: Reader): Promise<Material>;
  changes(): Promise<DataOf<typeof listChanges>>;
  search(query: QueryOf<typeof searchMaterials>, language: Language): Promise<DataOf<typeof searchMaterials>>;
  create(body: BodyOf<typeof createMaterial>, editor: Editor): Promise<Material>;
  update(id: string, changes: BodyOf<typeof updateMaterial>, editor: Editor): Promise<Material>;
  remove(id: string, editor: Editor): Promise<void>;
  /** How many there are in all, drafts included. */
  count(): Promise<number>;
  /** Whether this address is the page of an article that an administrator took out of sight. Never throws. */
  isWithdrawn(path: string): Promise<boolean>;
  /** Slugs of those articles. Never throws. */
  withdrawn(): Promise<ReadonlySet<string>>;
}

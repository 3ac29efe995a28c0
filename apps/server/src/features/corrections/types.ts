import type { CountryFacts, Directory } from '@salama/content/directory-types.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { LinesInForce } from './lines-in-force.ts';

export interface CorrectionsDependencies {
  db: Db;
  clock: Clock;
  randomness: Randomness;
  trail: AuditTrail;
  /** With what is corrected already. */
  directories: readonly Directory[];
  countries: readonly CountryFacts[];
  inForce: LinesInForce;
  factor: FactorOfPublisher;
}

/** The authenticator of whoever publishes. */
export interface FactorOfPublisher {
  /** When it was set up; undefined where there is none. */
  since(accountId: string): Promise<number | undefined>;
  /** Takes the code of this moment. @throws Refusal WRONG_CODE, TOO_MANY_ATTEMPTS. */
  prove(code: string, actor: Actor): Promise<void>;
}

import type { CORRECTION_ACTIONS, CorrectionState } from '@salama/contract/corrections/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Generated } from 'kysely';

export interface CorrectionTables {
  line_corrections: LineCorrectionTable;
}

export interface LineCorrectionTable {
  seq: Generated<number>;
  id: string;
  country: Country;
  /** Id in the directory. */
  line: string;
  action: (typeof CORRECTION_ACTIONS)[number];
  /** JSON of what the line becomes; null where it is withdrawn. */
  value: string | null;
  /** JSON of the line as it stood when this was written; null for one that is added. */
  before: string | null;
  /** JSON. */
  source: string;
  state: CorrectionState;
  version: number;
  /** The account that wrote it, and its name then. */
  author_id: string;
  author: string;
  /** Name of who published it. */
  publisher: string | null;
  /** The correction of the same line that held before. */
  replaces: string | null;
  changed_at: number;
  /** When one that waits comes. */
  comes_at: number | null;
}

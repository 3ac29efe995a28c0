import type { Directory } from '@salama/content/directory-types.ts';
import { readImpact } from '@salama/contract/impact/endpoints.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Binder } from '../../platform/endpoint-binding.ts';
import { countAnswered } from '../chat/service.ts';

export interface ImpactDependencies {
  db: Db;
  directories: readonly Directory[];
}

/** What this Salama has really done, beside the goals that the home page names. */
export function bindImpact(bind: Binder, { db, directories }: ImpactDependencies): void {
  const servicesListed = directories.reduce((sum, { contacts }) => sum + contacts.length, 0);
  bind(readImpact, async () => ({ data: { questionsAnswered: await countAnswered(db), servicesListed } }));
}

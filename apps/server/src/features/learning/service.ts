import type { Article } from '@salama/content/types.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createPageCache } from '../../platform/page-cache.ts';
import { createLibrary } from './library.ts';
import { countAdded } from './repository.ts';
import type { Learning } from './types.ts';
import { createWithdrawnArticles } from './withdrawn-articles.ts';

interface Parts extends Pick<Learning, 'clock' | 'randomness' | 'trail'> {
  database: Pick<Database, 'db' | 'dialect'>;
  articles: readonly Article[];
}

export function createLearning({ database, clock, randomness, trail, articles }: Parts): Learning {
  const { db, dialect } = database;
  const withdrawn = createWithdrawnArticles(db, clock);
  const lists = createPageCache<Material[]>(clock, dialect);
  const changed = () => {
    lists.changed();
    withdrawn.changed();
  };
  return { db, clock, randomness, trail, library: createLibrary(articles), lists, withdrawn, changed };
}

/** How many materials there are in all, drafts included. */
export async function countMaterials({ db, library }: Pick<Learning, 'db' | 'library'>): Promise<number> {
  return (await countAdded(db, {})) + library.size;
}

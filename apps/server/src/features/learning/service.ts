import type { Article } from '@salama/content/types.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { SECOND } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createPageCache } from '../../platform/page-cache.ts';
import { create, remove, update } from './editing.ts';
import { createLibrary } from './library.ts';
import { changesOf, listFor, readOne, searchForAdmin } from './listing.ts';
import { countAdded } from './repository.ts';
import type { Learning, LearningDependencies } from './types.ts';
import { createWithdrawnArticles } from './withdrawn-articles.ts';

/** How long another process may still show what a change has made old. */
const SHARED_LIFETIME = SECOND / 2;

interface Parts extends Pick<LearningDependencies, 'clock' | 'randomness' | 'trail'> {
  database: Pick<Database, 'db' | 'dialect'>;
  articles: readonly Article[];
}

export function createLearning({ database, clock, randomness, trail, articles }: Parts): Learning {
  const { db, dialect } = database;
  const withdrawn = createWithdrawnArticles(db, clock);
  const lifetime = dialect === 'sqlite' ? Number.POSITIVE_INFINITY : SHARED_LIFETIME;
  const lists = createPageCache<Material[]>(clock, lifetime);
  const changed = () => {
    lists.changed();
    withdrawn.changed();
  };
  const library = createLibrary(articles);
  const dependencies: LearningDependencies = { db, clock, randomness, trail, library, lists, changed };
  return {
    list: (query, reader) => listFor(query, reader, dependencies),
    read: (id, reader) => readOne(id, reader, dependencies),
    changes: () => changesOf(dependencies),
    search: (query, language) => searchForAdmin(query, language, dependencies),
    create: (body, editor) => create(body, editor, dependencies),
    update: (id, changes, editor) => update(id, changes, editor, dependencies),
    remove: (id, editor) => remove(id, editor, dependencies),
    count: async () => (await countAdded(db, {})) + library.size,
    isWithdrawn: withdrawn.hasPage,
    withdrawn: withdrawn.slugs,
  };
}

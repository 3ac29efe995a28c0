import type { ItemKind } from '@salama/contract/moderation/schemas.ts';
import type { ModeratedItem, ModeratedItems } from './types.ts';

/** The items of several features as one: each kind is answered for by its own feature. */
export function itemsOfFeatures(byKind: Readonly<Record<ItemKind, ModeratedItems>>): ModeratedItems {
  const features = [...new Set(Object.values(byKind))];
  return {
    async find(db, wanted) {
      const found: ModeratedItem[] = [];
      for (const feature of features) {
        const own = wanted.filter(({ kind }) => byKind[kind] === feature);
        if (own.length > 0) found.push(...(await feature.find(db, own)));
      }
      return wanted.flatMap(({ id }) => found.find((item) => item.id === id) ?? []);
    },
    lock: (db, wanted) => byKind[wanted.kind].lock(db, wanted),
    setState: (db, item, state, approvedAt) => byKind[item.kind].setState(db, item, state, approvedAt),
    writerOf: (item) => byKind[item.kind].writerOf(item),
    changed: () => {
      for (const feature of features) feature.changed();
    },
  };
}

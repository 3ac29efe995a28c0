import type { Category, Material } from '@salama/contract/learning/schemas.ts';
import { useMemo } from 'react';
import { useContent } from '../../lib/content.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { libraryMaterials, shelfOf } from './materials.ts';
import { useLearning } from './state.ts';

/** The articles of the library that are not withdrawn. */
export function useLibrary(): Material[] {
  const language = useLanguage();
  const library = useContent('library');
  const changes = useLearning((state) => state.changes);
  return useMemo(() => libraryMaterials(library, language, changes), [library, language, changes]);
}

/** Everything in a category that is known here by now. */
export function useShelf(category: Category): Material[] {
  const articles = useLibrary();
  const added = useLearning((state) => state.added[category]);
  return useMemo(() => shelfOf(category, articles, added), [category, articles, added]);
}

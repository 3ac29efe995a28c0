import type { Material } from '@salama/contract/learning/schemas.ts';
import { useMemo } from 'react';
import { useContent } from '../../lib/content.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { type CardName, libraryMaterials, type ShelvedMaterial, shelfOf } from './materials.ts';
import { useLearning } from './state.ts';

/** The articles of the library that are not withdrawn. */
export function useLibrary(): ShelvedMaterial[] {
  const language = useLanguage();
  const library = useContent('library');
  const changes = useLearning((state) => state.changes);
  return useMemo(() => libraryMaterials(library, language, changes), [library, language, changes]);
}

/** Everything on a card that is known here by now. */
export function useShelf(name: CardName): Material[] {
  const articles = useLibrary();
  const added = useLearning((state) => state.added[name]);
  return useMemo(() => shelfOf(name, articles, added), [name, articles, added]);
}

import type { Language } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchSection } from '../../content/contents.ts';
import { loadContent } from '../../lib/content.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { matching } from './materials.ts';
import { createSectionSearch, type SectionSearch } from './search.ts';
import { callLibrary, useLearning } from './state.ts';
import { useLibrary } from './use-shelf.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 350;

export interface Found {
  materials: Material[];
  sections: (SearchSection & Pick<Material, 'title'>)[];
  /** The words inside articles could not be fetched. */
  isPartial: boolean;
}

/** Looks through the library on this device. The server is asked only where administrators have added something. */
export function useFound(text: string): Found {
  const query = useDeferredValue(text);
  const articles = useLibrary();
  const { search, isMissing } = useSectionSearch(useLanguage());
  const added = useAdded(query);
  return useMemo(() => {
    const titles = new Map(articles.map(({ _id, title }) => [_id, title]));
    const sections = (search?.(query) ?? []).flatMap((section) => {
      const title = titles.get(section.slug);
      return title === undefined ? [] : [{ ...section, title }];
    });
    return { materials: [...added, ...matching(articles, query)], sections, isPartial: isMissing };
  }, [query, articles, search, added, isMissing]);
}

function useSectionSearch(language: Language) {
  const [state, setState] = useState<{ language: Language; search: SectionSearch | undefined }>();
  useEffect(() => {
    let isOver = false;
    const found = (search: SectionSearch | undefined) => !isOver && setState({ language, search });
    loadContent(language, 'search').then(
      (index) => found(createSectionSearch(index)),
      () => found(undefined),
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  const isHere = state?.language === language;
  return { search: isHere ? state.search : undefined, isMissing: isHere && state.search === undefined };
}

/** What administrators added and what matches; asked for when the typing pauses. */
function useAdded(query: string): Material[] {
  const hasAny = useLearning(({ changes }) => Object.keys(changes?.added ?? {}).length > 0);
  const [added, setAdded] = useState<Material[]>([]);
  useEffect(() => {
    if (!hasAny) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const outcome = await callLibrary((api) => api.find(query.trim()));
      if (!isOver && outcome.ok) setAdded(outcome.data);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, hasAny]);
  return useMemo(() => matching(added, query), [added, query]);
}

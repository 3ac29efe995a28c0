import type { Language } from '@salama/contract/language.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchSection } from '../../content/contents.ts';
import { loadContent } from '../../lib/content.ts';
import { useCountry } from '../../lib/country.ts';
import { fetched } from '../../lib/fetched.ts';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import { LAW_PATH, lawPath } from './law.ts';
import type { LibrarySearch } from './library-search.ts';
import { matching } from './materials.ts';
import { callLibrary, useLearning } from './state.ts';
import { useLibrary } from './use-shelf.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 350;
/** Where nothing fits, so many that are near. */
const MOST_NEAR = 3;

/** A place to read: a section of an article, or what the law says. */
export interface FoundPlace {
  /** Its address as English writes it. */
  to: string;
  heading: string;
  /** Of the page that it is on. */
  title: string;
}

export interface Found {
  materials: Material[];
  places: FoundPlace[];
  /** Whether what comes first is likely to be what was meant. */
  fits: boolean;
  /** The search could not be fetched: only titles and descriptions were looked through. */
  isPartial: boolean;
}

const search = fetched(() => import('./library-search.ts'));

/** Fetches the search of a language, once. */
export async function loadSearch(language: Language): Promise<LibrarySearch> {
  const [{ createLibrarySearch }, index] = await Promise.all([
    search.fetch(),
    loadContent(language, 'asked'),
  ]);
  const known = searches.get(index) ?? createLibrarySearch(index, language);
  searches.set(index, known);
  return known;
}
const searches = new WeakMap<object, LibrarySearch>();

/** Looks through the library on this device. The server is asked only where administrators have added something. */
export function useFound(text: string): Found {
  const query = useDeferredValue(text);
  const articles = useLibrary();
  const { find, isMissing } = useSearch(useLanguage());
  const { law } = useMessages('learning');
  const country = useCountry((state) => state.country);
  const added = useAdded(query);
  return useMemo(() => {
    const { laws, sections } = find?.(query, country) ?? { laws: [], sections: [] };
    const fits = laws.length > 0 || sections[0]?.fits === true;
    const titles = new Map(articles.map(({ _id, title }) => [_id, title]));
    const inArticles = sections.slice(0, fits ? undefined : MOST_NEAR).flatMap((section) => {
      const title = titles.get(section.slug);
      return title === undefined ? [] : [placeOf(section, title)];
    });
    const inLaws = laws.map(({ country: of, topic }) => ({
      to: (of ? lawPath(of.code) : LAW_PATH) + (topic ? `#${topic.topic}` : ''),
      heading: topic?.name ?? (of ? law.titleOf(of.name) : law.title),
      title: of ? law.titleOf(of.name) : law.tab,
    }));
    const materials = [...added, ...matching(articles, query)];
    return { materials, places: [...inLaws, ...inArticles], fits, isPartial: isMissing };
  }, [query, articles, find, country, added, isMissing, law]);
}

function placeOf({ slug, id, heading }: SearchSection, title: string): FoundPlace {
  return { to: `/learn/${slug}#${id}`, heading, title };
}

function useSearch(language: Language) {
  const [state, setState] = useState<{ language: Language; find: LibrarySearch | undefined }>();
  useEffect(() => {
    let isOver = false;
    const found = (find: LibrarySearch | undefined) => !isOver && setState({ language, find });
    loadSearch(language).then(found, () => found(undefined));
    return () => {
      isOver = true;
    };
  }, [language]);
  const isHere = state?.language === language;
  return { find: isHere ? state.find : undefined, isMissing: isHere && state.find === undefined };
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

import type { Shelf } from '@salama/content/types.ts';
import { fold } from '@salama/contract/characters.ts';
import { type Language, localPath } from '@salama/contract/language.ts';
import type { Category, Material } from '@salama/contract/learning/schemas.ts';
import type { LibraryEntry } from '../../content/contents.ts';
import type { Changes } from './api.ts';

/** What a card of the Learn page holds: a category, or a shelf for readers of another age. */
export type CardName = Category | Shelf;

export type ShelvedMaterial = Material & Pick<LibraryEntry, 'shelf' | 'added' | 'chosen'>;

/** The library's articles as materials, as administrators left them. */
export function libraryMaterials(
  library: readonly LibraryEntry[],
  language: Language,
  changes: Pick<Changes, 'withdrawn' | 'featured'> = { withdrawn: [], featured: [] },
): ShelvedMaterial[] {
  return library
    .filter(({ slug }) => !changes.withdrawn.includes(slug))
    .map(({ slug, minutes, ...entry }) => ({
      ...entry,
      _id: slug,
      featured: changes.featured.includes(slug),
      url: localPath(language, `/learn/${slug}`),
      readTime: `${minutes} min`,
      status: 'PUBLISHED',
      builtIn: true,
      lang: language,
    }));
}

/** What a card holds: featured ones first, then what was added, then the library. */
export function shelfOf(
  name: CardName,
  articles: readonly ShelvedMaterial[],
  added: readonly Material[] = [],
): Material[] {
  const all = [...added, ...articles.filter(({ category, shelf }) => (shelf ?? category) === name)];
  return [...all.filter(({ featured }) => featured), ...all.filter(({ featured }) => !featured)];
}

const MOST_NEW = 4;

/** What came into the library last. */
export function newestFirst(library: readonly ShelvedMaterial[]): ShelvedMaterial[] {
  const dated = library.filter(({ added }) => added !== undefined);
  return dated.sort((one, other) => (other.added ?? '').localeCompare(one.added ?? '')).slice(0, MOST_NEW);
}

/** What the editors offer first, in their order. */
export function chosenFirst(library: readonly ShelvedMaterial[]): ShelvedMaterial[] {
  return library
    .filter(({ chosen }) => chosen !== undefined)
    .sort((one, other) => (one.chosen ?? 0) - (other.chosen ?? 0));
}

/** Those whose title or description holds the words, without minding case and accents. */
export function matching(materials: readonly Material[], query: string): Material[] {
  const wanted = fold(query).trim().replace(/\s+/g, ' ');
  return materials.filter(({ title, description }) => fold(`${title}\n${description}`).includes(wanted));
}

/** The number in "5 min": such times are said in the page's language, others as they were written. */
export function minutesIn(readTime: string): number | undefined {
  const [, minutes] = /^(\d{1,3})\s*min(?:utes?)?\.?$/i.exec(readTime.trim()) ?? [];
  return minutes === undefined ? undefined : Number(minutes);
}

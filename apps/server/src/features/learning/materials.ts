import { fold } from '@salama/contract/characters.ts';
import type { DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Language } from '@salama/contract/language.ts';
import type { listChanges, listMaterials, searchMaterials } from '@salama/contract/learning/endpoints.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import { Refusal } from '../../platform/errors.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import { canSee, seesDrafts } from './policy.ts';
import { presentAdded } from './present.ts';
import {
  countAdded,
  countPublished,
  findAdded,
  listAdded,
  listLibraryRows,
  type Wanted,
} from './repository.ts';
import type { Learning, Reader } from './types.ts';

type ListQuery = QueryOf<typeof listMaterials>;

/** What a reader sees. `reused` when everybody is answered the same: searches differ from person to person. */
export async function listFor(
  query: ListQuery,
  { actor, language }: Reader,
  dependencies: Learning,
): Promise<{ data: Material[]; reused: boolean }> {
  const load = () => loadList(query, { actor, language }, dependencies);
  const { category, search, builtIn, page } = query;
  if (seesDrafts(actor) || search?.trim()) return { data: await load(), reused: false };
  const key = JSON.stringify([language, category, builtIn, page]);
  return { data: await dependencies.lists.get(key, load), reused: true };
}

/** Featured ones first; within that what administrators added, newest first, then the library in its order. */
async function loadList(
  { category, search, builtIn, page = search?.trim() ? 1 : undefined }: ListQuery,
  { actor, language }: Reader,
  { db, library }: Learning,
): Promise<Material[]> {
  const wanted = { category, search: searchTextOf(search), ...(!seesDrafts(actor) && published) };
  const end = page && page * limits.learning.pageSize;
  const added =
    builtIn === 'true' ? [] : await listAdded(db, wanted, { first: 'featured', ...(end && { limit: end }) });
  const articles =
    builtIn === 'false' ? [] : library.materials(language, await listLibraryRows(db)).filter(fits(wanted));
  const all = [...added.map(presentAdded), ...articles];
  const sorted = [...all.filter(({ featured }) => featured), ...all.filter(({ featured }) => !featured)];
  return page ? sorted.slice((page - 1) * limits.learning.pageSize, end) : sorted;
}

/** @throws Refusal NOT_FOUND when there is none, or none for this reader. */
export async function readOne(
  id: string,
  { actor, language }: Reader,
  dependencies: Learning,
): Promise<Material> {
  const found = await findOne(id, language, dependencies);
  if (!found || !canSee(found, actor)) throw new Refusal('NOT_FOUND');
  return found;
}

async function findOne(
  id: string,
  language: Language,
  { db, library }: Learning,
): Promise<Material | undefined> {
  if (library.has(id))
    return library.materials(language, await listLibraryRows(db)).find(({ _id }) => _id === id);
  const row = await findAdded(db, id);
  return row && presentAdded(row);
}

export async function changesOf({ db, library }: Learning): Promise<DataOf<typeof listChanges>> {
  const rows = (await listLibraryRows(db)).filter(({ slug }) => library.has(slug));
  const shown = rows.filter(({ status }) => status === 'PUBLISHED');
  return {
    withdrawn: rows.filter((row) => !shown.includes(row)).map(({ slug }) => slug),
    featured: shown.filter(({ featured }) => featured === 1).map(({ slug }) => slug),
    added: Object.fromEntries((await countPublished(db)).map(({ category, count }) => [category, count])),
  };
}

export async function searchForAdmin(
  { category, search, status, page }: QueryOf<typeof searchMaterials>,
  language: Language,
  { db, library }: Learning,
): Promise<DataOf<typeof searchMaterials>> {
  const { adminPageSize: size } = limits.learning;
  const wanted = { category, status, search: searchTextOf(search) };
  const from = (page - 1) * size;
  const added = await countAdded(db, wanted);
  const rows =
    from < added ? await listAdded(db, wanted, { first: 'newest', limit: size, offset: from }) : [];
  const articles = library.materials(language, await listLibraryRows(db)).filter(fits(wanted));
  const start = Math.max(0, from - added);
  const materials = [...rows.map(presentAdded), ...articles.slice(start, start + size - rows.length)];
  const total = added + articles.length;
  return { materials, page, hasMore: from + size < total, total };
}

const published = { status: 'PUBLISHED' } as const;

function fits({ status, category, search }: Wanted): (material: Material) => boolean {
  return (material) =>
    (!status || material.status === status) &&
    (!category || material.category === category) &&
    (!search || materialText(material).includes(search));
}

/** The form in which materials are searched. */
export function materialText({ title, description }: Pick<Material, 'title' | 'description'>): string {
  return fold(`${title}\n${description}`).replace(/[^\S\n]+/gu, ' ');
}

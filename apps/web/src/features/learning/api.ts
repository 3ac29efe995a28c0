import type { DataOf } from '@salama/contract/endpoint.ts';
import { listChanges, listMaterials } from '@salama/contract/learning/endpoints.ts';
import type { Category, Material } from '@salama/contract/learning/schemas.ts';
import { call, type Outcome } from '../../lib/http.ts';

export type Changes = DataOf<typeof listChanges>;

/** What administrators made of the library. The library itself is part of the page. */
export const changes = (): Promise<Outcome<Changes>> => call(listChanges);

export const added = (category: Category): Promise<Outcome<Material[]>> =>
  call(listMaterials, { query: { category, builtIn: 'false' } });

export const find = (search: string): Promise<Outcome<Material[]>> =>
  call(listMaterials, { query: { search, builtIn: 'false' } });

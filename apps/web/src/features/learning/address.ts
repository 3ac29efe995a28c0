import { CATEGORIES, type Category } from '@salama/contract/learning/schemas.ts';

/** What of the Learn page is open. Topics have numbers in addresses, so that a history tells nothing of their subject. */
export interface Open {
  category: Category | undefined;
  /** Id of the material that is being read. */
  material: string | undefined;
}

export function openAt(search: string): Open {
  const values = new URLSearchParams(search);
  const topic = values.get('topic') ?? '';
  return {
    category: /^[1-9]$/.test(topic) ? CATEGORIES[Number(topic) - 1] : undefined,
    material: values.get('material') ?? undefined,
  };
}

/** The address as English writes it. */
export function addressOf({ category, material }: Open): string {
  const values = new URLSearchParams();
  if (category) values.set('topic', String(CATEGORIES.indexOf(category) + 1));
  if (material) values.set('material', material);
  const query = values.toString();
  return query ? `/learn?${query}` : '/learn';
}

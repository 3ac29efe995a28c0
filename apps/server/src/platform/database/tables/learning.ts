import type { Language } from '@salama/contract/language.ts';
import type { Category, Icon, MaterialStatus } from '@salama/contract/learning/schemas.ts';
import type { Generated } from 'kysely';

export interface LearningTables {
  learning_materials: MaterialTable;
  learning_library: LibraryTable;
}

/** What administrators added to the library. */
export interface MaterialTable {
  seq: Generated<number>;
  id: string;
  title: string;
  description: string;
  category: Category;
  icon: Icon;
  featured: number;
  url: string;
  read_time: string;
  status: MaterialStatus;
  /** The language that it is in; null where it is of no matter. */
  lang: Language | null;
  /** Title and description, folded: what searches look at. */
  search_text: string;
  changed_at: number;
}

/** What an administrator changed about a library article; an article without a row is published and not featured. */
export interface LibraryTable {
  slug: string;
  status: MaterialStatus;
  featured: number;
}

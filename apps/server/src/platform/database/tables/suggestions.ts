import type { Language } from '@salama/contract/language.ts';
import type { SuggestionState, SuggestionType } from '@salama/contract/suggestions/schemas.ts';
import type { Generated } from 'kysely';

export interface SuggestionTables {
  suggestions: SuggestionTable;
  suggestion_changes: SuggestionChangeTable;
}

/** Nothing in it leads to who sent it. */
export interface SuggestionTable {
  seq: Generated<number>;
  id: string;
  type: SuggestionType;
  content: string;
  /** The content, folded. */
  search_text: string;
  lang: Language;
  state: SuggestionState;
  /** To the hour. */
  created_at: number;
}

/** The trail of what administrators made of suggestions. Holds no text of anybody's. */
export interface SuggestionChangeTable {
  seq: Generated<number>;
  suggestion_id: string;
  state_before: SuggestionState;
  state_after: SuggestionState;
  /** The administrator. */
  user_id: string;
  username: string;
  changed_at: number;
}

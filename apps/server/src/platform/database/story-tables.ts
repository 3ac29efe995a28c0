import type { Language } from '@salama/contract/language.ts';
import type { ItemState } from '@salama/contract/moderation/schemas.ts';
import type { SuggestionState, SuggestionType } from '@salama/contract/suggestions/schemas.ts';
import type { Generated } from 'kysely';

export interface TestimonialTable {
  seq: Generated<number>;
  id: string;
  rating: number;
  story: string;
  /** Empty, with `location`, when anonymous. */
  name: string;
  location: string;
  lang: Language;
  state: ItemState;
  /** HMAC of visitor and a number that counts up: leads its author to it, and no two of one author to each other. */
  author: string;
  /** Who wrote it, sealed by the server. Emptied after 30 days. */
  writer: string | null;
  /** SHA-256 of the receipt code. */
  receipt: string | null;
  /** To the hour. */
  created_at: number;
  approved_at: number | null;
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

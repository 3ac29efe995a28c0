import type { Generated } from 'kysely';
import type { ModeratedColumns } from './moderation.ts';

export interface CommunityTables {
  community_questions: QuestionTable;
  community_answers: AnswerTable;
  community_tags: TagTable;
  community_tag_counts: TagCountTable;
  community_votes: VoteTable;
  community_authors: AuthorTable;
  community_shelf: ShelfTable;
}

export interface PostColumns extends ModeratedColumns {
  /** Only of a post that its author signed with the account's name. */
  user_id: string | null;
  username: string;
  content: string;
  votes: Generated<number>;
  /** HMAC of visitor and question: the same for all that one visitor writes under one question, and nowhere else. */
  author: string;
}

export interface QuestionTable extends PostColumns {
  title: string;
  /** The content, folded: what searches look at. */
  search_text: string;
  /** Published answers. */
  answer_count: Generated<number>;
}

export interface AnswerTable extends PostColumns {
  question_id: string;
}

export interface TagTable {
  question_seq: number;
  /** Its place among the question's tags. */
  place: number;
  key: string;
  label: string;
  /** 1 while the question is published. */
  visible: number;
}

/** How many published questions carry a tag; a tag that none carries has no row. */
export interface TagCountTable {
  key: string;
  label: string;
  count: number;
}

export interface VoteTable {
  /** HMAC of visitor and item. */
  voter: string;
  /** Question or answer. */
  item_id: string;
}

/** The one generated name of a visitor under one question. */
export interface AuthorTable {
  question_id: string;
  author: string;
  name: string;
}

/** Leads an account, and nobody else, to the questions it took part in. */
export interface ShelfTable {
  /** HMAC by a key that only the account opens, of a number that counts up. */
  mark: string;
  question_id: string;
}

import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { createQuestion, listQuestions } from '@salama/contract/community/endpoints.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { PostKind } from '@salama/contract/moderation/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { DangerFinder } from '../../platform/help.ts';
import type { InTurn } from '../../platform/in-turn.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { PageCache } from '../../platform/page-cache.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { ModerationDesk } from '../moderation/types.ts';

/** What the board needs of an assistant. */
export interface BoardAssistant extends DangerFinder {
  answer(question: { question: string; language: Language }): { details: ReplyDetails };
}

export interface CommunityDependencies {
  database: Pick<Database, 'db' | 'dialect' | 'eraseTraces'>;
  clock: Clock;
  randomness: Randomness;
  limits: Pick<RequestLimits, 'count' | 'takeBack'>;
  marks: VisitorMarks;
  assistant: BoardAssistant;
  desk: Pick<ModerationDesk, 'submit' | 'isAway' | 'tries'>;
  /** Pages of the list that are kept; told of every change. */
  board: BoardPages;
  inTurn: InTurn;
}

/** What is kept of the board, and how it learns of a change. */
export interface BoardPages {
  pages: PageCache<Page>;
  popularTags: PageCache<string[]>;
  changed(): void;
}

/** A page of the list as everybody sees it, and the author mark of each question, never shown. */
export interface Page {
  authors: string[];
  /** While moderators are here, and while they are away: made once, so that it is also written once. */
  here: DataOf<typeof listQuestions>;
  away: DataOf<typeof listQuestions>;
}

export interface Posted {
  data: DataOf<typeof createQuestion>;
  help: Help | undefined;
}

export interface VotedItem {
  kind: PostKind;
  id: string;
  questionId: string;
}

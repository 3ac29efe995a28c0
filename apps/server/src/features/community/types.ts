import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type {
  addAnswer,
  createQuestion,
  findSimilar,
  listQuestions,
} from '@salama/contract/community/endpoints.ts';
import type { Question } from '@salama/contract/community/schemas.ts';
import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { PostKind } from '@salama/contract/moderation/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DangerFinder } from '../../platform/danger-in.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Result } from '../../platform/endpoint-binding.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { PageCache } from '../../platform/page-cache.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Caller, ModerationDesk, Sending } from '../moderation/types.ts';

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
  desk: ModerationDesk;
  /** Pages of the list that are kept; told of every change. */
  board: BoardPages;
}

/** What is kept of the board, and how it learns of a change. */
export interface BoardPages {
  pages: PageCache<Page>;
  popularTags: PageCache<string[]>;
  changed(): void;
}

/** Questions, answers and votes. Every method throws Refusal with the codes its endpoint documents. */
export interface Community {
  list(query: QueryOf<typeof listQuestions>, caller: Caller): Promise<Result<DataOf<typeof listQuestions>>>;
  read(id: string, caller: Caller): Promise<Question>;
  ask(posting: Sending<BodyOf<typeof createQuestion>>): Promise<Posted>;
  answer(questionId: string, posting: Sending<BodyOf<typeof addAnswer>>): Promise<Posted>;
  vote(item: VotedItem, caller: Caller): Promise<Question>;
  findOwn(receipt: string | undefined, caller: Caller): Promise<Question[]>;
  deleteQuestion(id: string, receipt: string | undefined, caller: Caller): Promise<void>;
  deleteAnswer(
    ids: { id: string; answerId: string },
    receipt: string | undefined,
    caller: Caller,
  ): Promise<Question | undefined>;
  similar(content: string, language: Language): Promise<DataOf<typeof findSimilar>>;
  /**
   * 30 days after they were posted forgets who wrote posts, and deletes those never published, or taken away; not while
   * a decision on them can be taken back.
   */
  tidy(): Promise<void>;
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

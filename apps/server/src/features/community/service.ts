import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type {
  addAnswer,
  createQuestion,
  findSimilar,
  listQuestions,
} from '@salama/contract/community/endpoints.ts';
import type { Question } from '@salama/contract/community/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Clock, SECOND } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Result } from '../../platform/endpoint-binding.ts';
import { createInTurn } from '../../platform/in-turn.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import { createPageCache, type PageCache } from '../../platform/page-cache.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Caller, ModerationDesk } from '../moderation/service.ts';
import { listPage, type Page, readWhole } from './board.ts';
import { deleteOwnAnswer, deleteOwnQuestion, findOwn } from './own-posts.ts';
import { answerCommunity, askCommunity, type Posted, type Posting } from './posting.ts';
import { tidyBoard } from './retention.ts';
import { findSimilarTo } from './similar.ts';
import { type VotedItem, vote } from './voting.ts';

/** What the board needs of an assistant. */
export interface BoardAssistant {
  danger(text: string, asker: { language: Language; country?: Country | undefined }): Help | undefined;
  answer(question: { question: string; language: Language }): { details: ReplyDetails };
}

export interface CommunityDependencies {
  database: Pick<Database, 'db' | 'dialect' | 'eraseTraces'>;
  clock: Clock;
  randomness: Randomness;
  limits: Pick<RequestLimits, 'spend'>;
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
  ask(posting: Posting<BodyOf<typeof createQuestion>>): Promise<Posted>;
  answer(questionId: string, posting: Posting<BodyOf<typeof addAnswer>>): Promise<Posted>;
  vote(item: VotedItem, caller: Caller): Promise<Question>;
  findOwn(receipt: string | undefined, caller: Caller): Promise<Question[]>;
  deleteQuestion(id: string, receipt: string | undefined, caller: Caller): Promise<void>;
  deleteAnswer(
    ids: { id: string; answerId: string },
    receipt: string | undefined,
    caller: Caller,
  ): Promise<Question | undefined>;
  similar(content: string, language: Language): Promise<DataOf<typeof findSimilar>>;
  /** Deletes what was never published, or taken away, 30 days after it was posted, and forgets who wrote the rest. */
  tidy(): Promise<void>;
}

/** How long another process may still show a page that a decision has changed. */
const SHARED_LIFETIME = SECOND / 2;

export function createBoardPages(dialect: Database['dialect'], clock: Clock): BoardPages {
  const lifetime = dialect === 'sqlite' ? Number.POSITIVE_INFINITY : SHARED_LIFETIME;
  const pages = createPageCache<Page>(clock, lifetime);
  const popularTags = createPageCache<string[]>(clock, lifetime);
  const changed = () => {
    pages.changed();
    popularTags.changed();
  };
  return { pages, popularTags, changed };
}

export function createCommunity(dependencies: CommunityDependencies): Community {
  const { desk, database } = dependencies;
  const inTurn = createInTurn();
  return {
    list: async (query, caller) =>
      listPage(query, caller, (await desk.isAway()) ? 'away' : 'here', dependencies),
    read: (id, caller) => readWhole(id, caller, dependencies),
    ask: (posting) => askCommunity(posting, dependencies),
    answer: (questionId, posting) => answerCommunity(questionId, posting, dependencies),
    vote: (item, caller) => inTurn(item.id, () => vote(item, caller, dependencies)),
    findOwn: (receipt, caller) => findOwn(receipt, caller, dependencies),
    deleteQuestion: (id, receipt, caller) => deleteOwnQuestion(id, receipt, caller, dependencies),
    deleteAnswer: (ids, receipt, caller) => deleteOwnAnswer(ids, receipt, caller, dependencies),
    similar: (content, language) => findSimilarTo(content, language, dependencies),
    tidy: () => tidyBoard(database, dependencies.clock.now(), desk),
  };
}

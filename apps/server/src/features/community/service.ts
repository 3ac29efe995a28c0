import { type Clock, SECOND } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createInTurn } from '../../platform/in-turn.ts';
import { createPageCache } from '../../platform/page-cache.ts';
import { listPage, readWhole } from './board.ts';
import { deleteOwnAnswer, deleteOwnQuestion, findOwn } from './own-posts.ts';
import { answerCommunity, askCommunity } from './posting.ts';
import { tidyBoard } from './retention.ts';
import { findSimilarTo } from './similar.ts';
import type { BoardPages, Community, CommunityDependencies, Page } from './types.ts';
import { vote } from './voting.ts';

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

import type { Answer, Question, SimilarQuestion } from '@salama/contract/community/schemas.ts';
import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Discussion, PostRow } from './discussion-repository.ts';
import type { QuestionRow } from './repository.ts';

/** How a caller stands to what is shown. */
export interface Viewer {
  /** The caller's author mark under this question; undefined for nobody in particular. */
  mine: string | undefined;
  hasVoted(itemId: string): boolean;
  /** What moderators say to the author of a post, by its id. */
  messages: ReadonlyMap<string, AuthorMessage>;
  /** What stands behind one tap. */
  covered: ReadonlySet<string>;
}

export const NOBODY: Viewer = {
  mine: undefined,
  hasVoted: () => false,
  messages: new Map(),
  covered: new Set(),
};

export function presentQuestion(
  row: Discussion['question'],
  tags: readonly string[],
  answers: readonly PostRow[],
  viewer: Viewer,
): Question {
  return {
    ...presentPost(row, viewer),
    title: row.title,
    tags: [...tags],
    answers: answers.map((answer) => presentPost(answer, viewer)),
    answerCount: row.answer_count,
  };
}

function presentPost(row: PostRow, viewer: Viewer): Answer {
  const isOwn = row.author === viewer.mine;
  const message = isOwn ? viewer.messages.get(row.id) : undefined;
  return {
    _id: row.id,
    username: row.username,
    content: row.content,
    lang: row.lang,
    votes: row.votes,
    hasVoted: viewer.hasVoted(row.id),
    isOwn,
    createdAt: isoTime(row.created_at),
    // That a post was hidden by reports is told as what follows from it: a moderator reads it.
    ...(isOwn && row.state !== 'published' && { moderation: row.state === 'removed' ? 'removed' : 'held' }),
    ...(message && { moderatorMessage: message }),
    ...(!isOwn && viewer.covered.has(row.id) && { covered: true as const }),
  };
}

export function presentSimilar(row: QuestionRow): SimilarQuestion {
  return { _id: row.id, title: row.title, lang: row.lang, answerCount: row.answer_count };
}

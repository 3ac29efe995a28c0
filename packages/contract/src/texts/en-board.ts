import type { PostFault } from '../community/rules.ts';

/** What the board says by itself, in a file of its own: its pages bring no other sentences along. */
export const board = {
  errors: {
    QUESTION_EMPTY: 'Write your question first.',
    QUESTION_TOO_LONG: 'Your question is too long (maximum 280 characters)',
    QUESTION_TAGS: 'A question has at most 5 tags.',
    TAG_TOO_LONG: 'A tag has at most 30 characters.',
    ANSWER_EMPTY: 'Write your answer first.',
    ANSWER_TOO_LONG: 'Your answer is too long (maximum 1000 characters)',
  },
  fallbacks: {
    questionCreate: 'Failed to create question',
    questionsLoad: 'Failed to fetch questions',
    questionLoad: 'Failed to fetch question',
    answerAdd: 'Failed to add answer',
    questionVote: 'Failed to vote on question',
    answerVote: 'Failed to vote on answer',
    postDelete: 'Failed to delete post',
    reportSend: 'Failed to send report',
    receiptFind: 'Failed to find your post',
  },
  postHeld: 'Thank you. A moderator reads it first.',
} satisfies { errors: Record<PostFault, string>; fallbacks: Record<string, string>; postHeld: string };

export interface BoardTexts {
  errors: Record<PostFault, string>;
  fallbacks: Record<keyof typeof board.fallbacks, string>;
  /** Said to the author of a post that waits for a moderator. */
  postHeld: string;
}

import * as v from 'valibot';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { limits } from '../limits.ts';
import { pageSchema, searchSchema } from '../listing.ts';
import { MODERATION_REFUSALS } from '../moderation/refusals.ts';
import { postedSchema, questionSchema, similarQuestionSchema } from './schemas.ts';

const tag = 'community';
const questionParams = v.object({ id: publicIdSchema });
const answerParams = v.object({ id: publicIdSchema, answerId: publicIdSchema });
const languageSchema = v.picklist(LANGUAGES);

/** What every post may bring along. */
const authorEntries = {
  /** Accepted and replaced: names are given by the server. */
  username: v.optional(v.nullable(v.string())),
  /** False signs with the account's name; a visitor without an account stays anonymous. */
  isAnonymous: v.optional(v.boolean(), true),
  /** Used when the post's own language is not sure. */
  language: v.optional(languageSchema),
  country: v.optional(countrySchema),
};

export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/community/questions',
  tag,
  summary: 'Ten questions a page, newest first, and the tags most used',
  access: 'visitor',
  query: v.object({
    page: pageSchema,
    tag: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Looked for in title and content; under three characters only in the newest 1,000 questions. */
    search: searchSchema,
    lang: v.optional(languageSchema),
    /** Each question with its answers, which a list leaves out to be light. */
    include: v.optional(v.literal('answers')),
  }),
  data: v.object({
    questions: v.array(questionSchema),
    /** The twelve most used, most used first. */
    tags: v.array(v.string()),
    page: v.number(),
    hasMore: v.boolean(),
    /** No moderator has been here for a day: more posts than usual wait to be read. */
    moderatorsAway: v.boolean(),
  }),
});

export const createQuestion = defineEndpoint({
  method: 'POST',
  path: '/community/questions',
  tag,
  summary: 'Ask the community',
  access: 'visitor',
  repeats: true,
  needsServerKey: true,
  body: v.object({
    content: v.string(),
    /** Accepted and ignored: the server derives it from the content. */
    title: v.optional(v.nullable(v.string())),
    tags: v.optional(v.array(v.string()), []),
    ...authorEntries,
  }),
  data: postedSchema,
  status: 201,
  failures: ['QUESTION_EMPTY', 'QUESTION_TOO_LONG', 'QUESTION_TAGS', 'TAG_TOO_LONG', ...MODERATION_REFUSALS],
});

export const findSimilar = defineEndpoint({
  method: 'POST',
  path: '/community/questions/similar',
  tag,
  summary:
    'What the board and the library already hold about a question that is being written; stores nothing',
  access: 'visitor',
  body: v.object({ content: v.string(), language: v.optional(languageSchema) }),
  data: v.object({
    /** At most three, all of them answered. */
    questions: v.array(similarQuestionSchema),
    /** The article of the library that answers it. */
    article: v.optional(v.object({ slug: v.string(), title: v.string(), language: languageSchema })),
  }),
});

export const readQuestion = defineEndpoint({
  method: 'GET',
  path: '/community/questions/{id}',
  tag,
  summary: 'One question with its answers',
  access: 'visitor',
  params: questionParams,
  data: v.object({ question: questionSchema }),
});

export const addAnswer = defineEndpoint({
  method: 'POST',
  path: '/community/questions/{id}/answers',
  tag,
  summary: 'Answer a question',
  access: 'visitor',
  repeats: true,
  needsServerKey: true,
  params: questionParams,
  body: v.object({ content: v.string(), ...authorEntries }),
  data: postedSchema,
  status: 201,
  failures: ['ANSWER_EMPTY', 'ANSWER_TOO_LONG', ...MODERATION_REFUSALS],
});

export const voteOnQuestion = defineEndpoint({
  method: 'POST',
  path: '/community/questions/{id}/vote',
  tag,
  summary: 'Vote for a question; a second vote changes nothing',
  access: 'visitor',
  needsServerKey: true,
  params: questionParams,
  data: v.object({ question: questionSchema }),
});

export const voteOnAnswer = defineEndpoint({
  method: 'POST',
  path: '/community/questions/{id}/answers/{answerId}/vote',
  tag,
  summary: 'Vote for an answer; a second vote changes nothing',
  access: 'visitor',
  needsServerKey: true,
  params: answerParams,
  data: v.object({ question: questionSchema }),
});

const receiptBody = v.object({
  /** As people type it: case, spaces and dashes make no difference. */
  receipt: v.optional(v.pipe(v.string(), v.maxLength(limits.community.receiptTyped))),
});

export const findOwn = defineEndpoint({
  method: 'POST',
  path: '/community/receipts',
  tag,
  summary:
    'The question a receipt belongs to; without a receipt, every question an account asked or answered',
  access: 'visitor',
  body: receiptBody,
  data: v.object({
    /** Newest first; what the caller wrote is marked `isOwn`, also while it is held. */
    questions: v.array(questionSchema),
  }),
  failures: ['RECEIPT_UNKNOWN', 'FIELDS_REQUIRED'],
});

export const deleteQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/community/questions/{id}',
  tag,
  summary: 'Delete one’s own question with its answers, by account, visitor or receipt',
  access: 'visitor',
  params: questionParams,
  body: receiptBody,
  data: v.object({}),
  failures: ['NOT_YOURS'],
});

export const deleteAnswer = defineEndpoint({
  method: 'DELETE',
  path: '/community/questions/{id}/answers/{answerId}',
  tag,
  summary: 'Delete one’s own answer, by account, visitor or receipt',
  access: 'visitor',
  params: answerParams,
  body: receiptBody,
  data: v.object({
    /** Absent when the question itself is not to be seen any more. */
    question: v.optional(questionSchema),
  }),
  failures: ['NOT_YOURS'],
});

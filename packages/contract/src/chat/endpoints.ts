import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { feedbackSchema } from './feedback.ts';
import { contextSchema, factsSchema, historyMessageSchema, replyDetailsSchema } from './schemas.ts';

const tag = 'chat';

export const ask = defineEndpoint({
  method: 'POST',
  path: '/chat',
  tag,
  summary: 'Ask a health question; stored, encrypted, only for an account',
  access: 'visitor',
  body: v.object({
    question: v.string(),
    /** Any UUID; binds nothing. */
    sessionId: v.pipe(v.string(), v.uuid()),
    /** Accepted and ignored: the account is the token's. */
    userId: v.optional(v.nullable(v.string())),
    /** Used when the question's own language is not sure. */
    language: v.optional(v.picklist(LANGUAGES)),
    country: v.optional(countrySchema),
    context: v.optional(contextSchema),
    /** The person wants no language model to read this question. */
    withoutModel: v.optional(v.boolean()),
  }),
  data: v.object({
    /** The reply, Markdown. */
    results: v.string(),
    ...replyDetailsSchema.entries,
    /** What is known of who asks, for the context of the next question. */
    facts: v.optional(factsSchema),
    /** False for visitors, and when the database is away. */
    saved: v.boolean(),
    /** A sentence for an account whose message could not be saved. */
    notice: v.optional(v.string()),
  }),
  failures: ['MESSAGE_EMPTY', 'MESSAGE_TOO_LONG', 'MESSAGE_REPEATED', 'MESSAGE_CAPITALS'],
  streams: true,
});

export const giveFeedback = defineEndpoint({
  method: 'POST',
  path: '/chat/feedback',
  tag,
  summary: 'Say whether a reply helped; a later word on the same reply replaces the earlier',
  access: 'visitor',
  needsServerKey: true,
  body: feedbackSchema,
  status: 201,
  data: v.object({}),
  failures: ['COMMENT_TOO_LONG', 'NOT_FOUND'],
});

export const history = defineEndpoint({
  method: 'GET',
  path: '/chat',
  tag,
  summary: 'The account’s conversation, oldest first',
  access: 'account',
  data: v.object({ messages: v.tuple([v.object({ messages: v.array(historyMessageSchema) })]) }),
});

export const clearHistory = defineEndpoint({
  method: 'DELETE',
  path: '/chat',
  tag,
  summary: 'Delete the conversation and destroy its key',
  access: 'account',
  data: v.object({}),
});

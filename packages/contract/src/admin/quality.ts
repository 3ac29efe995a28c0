import * as v from 'valibot';
import { FEEDBACK_REASONS } from '../chat/feedback.ts';
import { defineEndpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { pageSchema } from '../listing.ts';

const tag = 'admin';
const query = v.object({
  days: v.optional(v.pipe(v.picklist(['7', '30', '90']), v.transform(Number)), '30'),
});
const languageSchema = v.picklist(LANGUAGES);
const topicEntries = {
  /** Slug of the article that came nearest; empty where none did. */
  topic: v.string(),
  /** What that article is called in the language of the request. */
  title: v.optional(v.string()),
};

export const readAsked = defineEndpoint({
  method: 'GET',
  path: '/admin/questions',
  tag,
  summary: 'Questions to the assistant, day by day, by language and by topic; counters alone',
  access: 'admin',
  query,
  data: v.object({
    /** UTC days, oldest first. */
    days: v.array(v.string()),
    languages: v.array(v.object({ language: languageSchema, counts: v.array(v.number()) })),
    /** The five most asked about, then all others together under an empty topic. */
    topics: v.array(v.object({ ...topicEntries, counts: v.array(v.number()) })),
  }),
});

export const readUnanswered = defineEndpoint({
  method: 'GET',
  path: '/admin/unanswered',
  tag,
  summary: 'Where the assistant did not know, and where people found a reply bad, by topic and language',
  access: 'admin',
  query,
  data: v.object({
    /** Most often first, at most 100. */
    unanswered: v.array(v.object({ ...topicEntries, language: languageSchema, count: v.number() })),
    /** Most thumbs down first, at most 100. */
    thumbs: v.array(
      v.object({
        ...topicEntries,
        language: languageSchema,
        writtenBy: v.picklist(['library', 'model']),
        up: v.number(),
        down: v.number(),
        reasons: v.array(v.object({ reason: v.picklist(FEEDBACK_REASONS), count: v.number() })),
      }),
    ),
  }),
});
export type Unanswered = v.InferOutput<typeof readUnanswered.data>;

export const listWords = defineEndpoint({
  method: 'GET',
  path: '/admin/feedback',
  tag,
  summary:
    'What people permitted to be read with their thumb: questions and comments, newest first, 20 a page',
  access: 'admin',
  query: v.object({
    page: pageSchema,
  }),
  data: v.object({
    words: v.array(
      v.object({
        ...topicEntries,
        rating: v.picklist(['up', 'down']),
        reason: v.optional(v.picklist(FEEDBACK_REASONS)),
        language: languageSchema,
        writtenBy: v.picklist(['library', 'model']),
        /** Without names, numbers and addresses. */
        question: v.optional(v.string()),
        comment: v.optional(v.string()),
        /** To the hour. */
        createdAt: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
    page: v.number(),
    hasMore: v.boolean(),
  }),
});

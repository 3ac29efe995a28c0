import * as v from 'valibot';
import { publicIdSchema } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';

/** As the wire writes them. */
export const SUGGESTION_TYPES = ['FEATURE REQUEST', 'IMPROVEMENT', 'BUG REPORT'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

export const SUGGESTION_STATES = ['new', 'planned', 'done', 'declined'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** A suggestion in the administrators' inbox. Nothing in it leads to who sent it. */
export const suggestionSchema = v.object({
  _id: publicIdSchema,
  type: v.picklist(SUGGESTION_TYPES),
  suggestion: v.string(),
  lang: v.picklist(LANGUAGES),
  state: v.picklist(SUGGESTION_STATES),
  /** To the hour. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The last change of its state. */
  changed: v.optional(v.object({ by: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

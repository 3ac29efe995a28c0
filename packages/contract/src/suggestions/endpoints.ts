import * as v from 'valibot';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { pageSchema, searchSchema } from '../listing.ts';
import { MODERATION_REFUSALS } from '../moderation/refusals.ts';
import { SUGGESTION_STATES, SUGGESTION_TYPES, suggestionSchema } from './schemas.ts';

const tag = 'suggestions';
const typeSchema = v.picklist(SUGGESTION_TYPES);

export const createSuggestion = defineEndpoint({
  method: 'POST',
  path: '/suggestions',
  tag,
  summary: 'Suggest something to those who run this Salama; nobody else reads it',
  access: 'visitor',
  repeats: true,
  needsServerKey: true,
  body: v.object({
    type: v.optional(typeSchema, 'IMPROVEMENT'),
    suggestion: v.string(),
    language: v.optional(v.picklist(LANGUAGES)),
    country: v.optional(countrySchema),
  }),
  data: v.object({ suggestion: v.pick(suggestionSchema, ['_id', 'type', 'createdAt']) }),
  status: 201,
  failures: ['SUGGESTION_EMPTY', 'SUGGESTION_TOO_LONG', ...MODERATION_REFUSALS],
});

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/admin/suggestions',
  tag,
  summary: 'The inbox, 20 a page, newest first',
  access: 'admin',
  query: v.object({
    type: v.optional(typeSchema),
    state: v.optional(v.picklist(SUGGESTION_STATES)),
    /** Looked for in the text, whatever its case and accents. */
    search: searchSchema,
    page: pageSchema,
  }),
  data: v.object({
    suggestions: v.array(suggestionSchema),
    page: v.number(),
    hasMore: v.boolean(),
    /** How many are new, whatever was asked for. */
    unread: v.number(),
  }),
});

export const changeSuggestion = defineEndpoint({
  method: 'PATCH',
  path: '/admin/suggestions/{id}',
  tag,
  summary: 'Say what becomes of a suggestion; audited',
  access: 'admin',
  params: v.object({ id: publicIdSchema }),
  body: v.object({ state: v.picklist(SUGGESTION_STATES) }),
  data: v.object({ suggestion: suggestionSchema }),
  failures: ['CONFLICT'],
});

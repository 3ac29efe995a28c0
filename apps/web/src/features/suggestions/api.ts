import type { BodyInputOf } from '@salama/contract/endpoint.ts';
import { createSuggestion } from '@salama/contract/suggestions/endpoints.ts';
import { call } from '../../lib/http.ts';

export type NewSuggestion = NonNullable<BodyInputOf<typeof createSuggestion>>;

export const create = (body: NewSuggestion) => call(createSuggestion, { body, as: 'writer' });

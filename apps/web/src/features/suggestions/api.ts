import type { BodyInputOf } from '@salama/contract/endpoint.ts';
import { createSuggestion } from '@salama/contract/suggestions/endpoints.ts';
import { callOnceStored } from '../../lib/try-key.ts';

export type NewSuggestion = NonNullable<BodyInputOf<typeof createSuggestion>>;

export const create = (body: NewSuggestion) => callOnceStored(createSuggestion, { body });

import type { ErrorCode } from '@salama/contract/errors.ts';
import { suggestionFault } from '@salama/contract/suggestions/rules.ts';
import type { SuggestionType } from '@salama/contract/suggestions/schemas.ts';
import { lazyApi } from '../../lib/lazy-api.ts';
import { createDraft } from '../writing/draft.ts';

interface Suggestion {
  type: SuggestionType;
  suggestion: string;
}

const callBox = lazyApi(() => import('./api.ts'));

/** The suggestion that is being written. */
export const box = createDraft<Suggestion, ErrorCode, unknown, true>({
  empty: { type: 'IMPROVEMENT', suggestion: '' },
  fault: ({ suggestion }) => suggestionFault(suggestion),
  words: ({ suggestion }) => suggestion,
  deliver: ({ type, suggestion }, { language, country }) =>
    callBox((api) =>
      api.create({ type, suggestion: suggestion.trim(), language, ...(country && { country }) }),
    ),
  sent: () => ({ done: true }),
});

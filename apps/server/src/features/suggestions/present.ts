import type { Suggestion } from '@salama/contract/suggestions/schemas.ts';
import { isoTime } from '../../platform/clock.ts';
import type { ChangeRow, SuggestionRow } from './repository.ts';

export function presentSuggestion(
  { id, type, content, lang, state, created_at }: SuggestionRow,
  change: ChangeRow | undefined,
): Suggestion {
  return {
    _id: id,
    type,
    suggestion: content,
    lang,
    state,
    createdAt: isoTime(created_at),
    ...(change && { changed: { by: change.username, at: isoTime(change.changed_at) } }),
  };
}

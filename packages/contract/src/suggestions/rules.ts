import { lengthOf } from '../characters.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';

/** Why this suggestion is refused, or undefined. */
export function suggestionFault(suggestion: string): ErrorCode | undefined {
  const length = lengthOf(suggestion);
  if (length === 0) return 'SUGGESTION_EMPTY';
  return length > limits.suggestion ? 'SUGGESTION_TOO_LONG' : undefined;
}

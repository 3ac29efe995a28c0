import { chatActions } from './features/chat/state.ts';
import { resetPosting } from './features/community/posting.ts';
import { boardActions } from './features/community/state.ts';

/** What one account has said or begun to write is nothing for the next person. */
export function emptyFeatures(): void {
  chatActions().reset();
  boardActions().reset();
  resetPosting();
}

import { chatActions } from './features/chat/state.ts';
import { resetPosting } from './features/community/posting.ts';
import { boardActions } from './features/community/state.ts';
import { resetBox } from './features/suggestions/box.ts';
import { resetStories } from './features/testimonials/state.ts';
import { resetTelling } from './features/testimonials/telling.ts';

/** What one account has said or begun to write is nothing for the next person. */
export function emptyFeatures(): void {
  chatActions().reset();
  boardActions().reset();
  resetPosting();
  resetStories();
  resetTelling();
  resetBox();
}

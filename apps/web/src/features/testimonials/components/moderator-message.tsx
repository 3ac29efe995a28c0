import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import { storyMessages } from '@salama/contract/texts/author-messages.ts';
import { KindWord } from '../../../components/kind-word.tsx';
import { useLanguage } from '../../../lib/messages.tsx';

/** A moderator's word to whoever told a story. Few ever see one, so its texts are fetched when they are needed. */
export function ModeratorMessage({ message }: { message: AuthorMessage }) {
  return <KindWord>{storyMessages[useLanguage()][message]}</KindWord>;
}

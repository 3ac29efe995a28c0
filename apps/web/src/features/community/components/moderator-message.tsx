import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import { authorMessages } from '@salama/contract/texts/author-messages.ts';
import { KindWord } from '../../../components/kind-word.tsx';
import { useLanguage } from '../../../lib/messages.tsx';
import { inOwnName } from '../../../lib/own-name.ts';

/** A moderator's word to an author. Few ever see one, so its texts are fetched when they are needed. */
export function ModeratorMessage({ message }: { message: AuthorMessage }) {
  return <KindWord>{inOwnName(authorMessages[useLanguage()][message])}</KindWord>;
}

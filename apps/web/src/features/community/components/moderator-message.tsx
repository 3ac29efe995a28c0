import type { AuthorMessage } from '@salama/contract/moderation/schemas.ts';
import { authorMessages } from '@salama/contract/texts/author-messages.ts';
import { MessageCircleHeart } from 'lucide-react';
import { useLanguage } from '../../../lib/messages.tsx';

/** A moderator's word to an author. Few ever see one, so its texts are fetched when they are needed. */
export function ModeratorMessage({ message }: { message: AuthorMessage }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-info-soft px-3 py-2 text-ink text-sm">
      <MessageCircleHeart aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      {authorMessages[useLanguage()][message]}
    </p>
  );
}

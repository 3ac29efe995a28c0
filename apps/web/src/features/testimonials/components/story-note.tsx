import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { Clock3 } from 'lucide-react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';

const message = fetched(async () => (await import('./moderator-message.tsx')).ModeratorMessage);

/** Tells its author, and nobody else, that a story waits for a moderator or was taken away, and what she says to it. */
export function StoryNote({ story: { moderation, moderatorMessage } }: { story: Testimonial }) {
  const { notes } = useMessages('testimonials');
  return (
    <>
      {moderation && (
        <p className="flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2 text-ink text-sm">
          <Clock3 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {notes[moderation]}
        </p>
      )}
      {moderatorMessage && (
        <FetchedPart code={message} failed={null}>
          {(ModeratorMessage) => <ModeratorMessage message={moderatorMessage} />}
        </FetchedPart>
      )}
    </>
  );
}

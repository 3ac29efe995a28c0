import type { Answer } from '@salama/contract/community/schemas.ts';
import { LANGUAGE_NAMES } from '@salama/contract/language.ts';
import { Clock3 } from 'lucide-react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { fetched } from '../../../lib/fetched.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

const message = fetched(async () => (await import('./moderator-message.tsx')).ModeratorMessage);

/** Who wrote a post and when. The language is named where it is not the page's. */
export function Byline({ post, isNew = false }: { post: Answer; isNew?: boolean }) {
  const messages = useMessages('community');
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      <span className="font-semibold text-ink wrap-anywhere">{post.username}</span>
      {post.isOwn && <Mark text={messages.you} />}
      <time dateTime={post.createdAt}>{formatDate(language, post.createdAt, 'date')}</time>
      {post.lang !== language && <span lang={post.lang}>{LANGUAGE_NAMES[post.lang]}</span>}
      {isNew && <Mark text={messages.newMark} />}
    </p>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span className="rounded-pill bg-sun-soft px-2.5 py-0.5 font-semibold text-ink text-sm">{text}</span>
  );
}

/** Tells the author, and nobody else, that a post waits for a moderator or was taken away, and what she says to it. */
export function ModerationNote({ post: { moderation, moderatorMessage } }: { post: Answer }) {
  return (
    <>
      {moderation && <StateNote state={moderation} />}
      {moderatorMessage && (
        <FetchedPart code={message} failed={null}>
          {(ModeratorMessage) => <ModeratorMessage message={moderatorMessage} />}
        </FetchedPart>
      )}
    </>
  );
}

function StateNote({ state }: { state: NonNullable<Answer['moderation']> }) {
  const messages = useMessages('community');
  return (
    <p className="flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2 text-ink text-sm">
      <Clock3 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      {messages.notes[state]}
    </p>
  );
}

export function Tags({ tags }: { tags: string[] }) {
  const messages = useMessages('community');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={messages.tagsLabel} className="flex list-none flex-wrap gap-2 p-0">
      {tags.map((tag) => (
        <li key={tag} className="rounded-pill bg-sunken px-3 py-0.5 text-sm wrap-anywhere">
          #{tag}
        </li>
      ))}
    </ul>
  );
}

import type { Article, Section } from '@salama/content/types.ts';
import { formatDate } from '../lib/dates.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';

/** Who checked the parts of an article that are shown: editors, or a clinician by name. Rendered by the build alone. */
export function ReviewNote({ reviewed, sections }: Pick<Article, 'reviewed' | 'sections'>) {
  const messages = useMessages('review');
  const date = formatDate(useLanguage(), reviewed, 'date');
  const signed = sections.filter(({ reviews }) =>
    reviews?.some(({ of, isChanged }) => of === 'facts' && !isChanged),
  );
  if (signed.length > 0) return messages.partly(signed.length, sections.length);
  const elsewhere = sections[0]?.signedIn?.filter((language) =>
    sections.every(({ signedIn }) => signedIn?.includes(language)),
  );
  return [
    messages.editorial(date),
    ...(elsewhere?.length
      ? [messages.elsewhere(elsewhere.map((each) => messages.languages[each]).join(', '))]
      : []),
  ].join(' ');
}

/** Under a section: who signed it, and whether it was changed since. */
export function Signatures({ reviews = [] }: Pick<Section, 'reviews'>) {
  const messages = useMessages('review');
  const language = useLanguage();
  return reviews.map(({ of, isChanged, on, by }) => {
    const date = formatDate(language, on, 'date');
    const says = isChanged ? messages.changed : of === 'facts' ? messages.clinical : messages.language;
    return (
      <p key={of} className="mt-1 text-ink-soft text-sm">
        {says(by, date)}
      </p>
    );
  });
}

import type { ReplyDetails as Details, Source } from '@salama/contract/chat/schemas.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

/** Under a reply: who says so, who has checked it, and which article it comes from. */
export function ReplyDetails({ details }: { details: Details }) {
  const messages = useMessages('chat');
  const { sources, review, article } = details;
  if (!review && !article && sources.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-1 border-line border-t pt-3 text-ink-soft text-sm">
      {article && <p>{messages.article(article.title)}</p>}
      {review && <ReviewLine review={review} />}
      {sources.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand-ink">
            {messages.sources(sources.length)}
          </summary>
          <ul className="flex list-none flex-col gap-1 p-0">
            {sources.map((source) => (
              <li key={`${source.url} ${source.title}`}>
                <SourceLink source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function ReviewLine({ review }: { review: NonNullable<Details['review']> }) {
  const messages = useMessages('chat');
  const date = formatDate(useLanguage(), review.date, 'date');
  return (
    <p>{review.state === 'clinical' ? messages.reviewClinical(date) : messages.reviewEditorial(date)}</p>
  );
}

function SourceLink({ source: { organisation, title, year, url } }: { source: Source }) {
  const messages = useMessages('chat');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-block py-2 text-brand-ink underline underline-offset-2"
    >
      {organisation}: {title}
      {year ? ` (${year})` : ''}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
  );
}

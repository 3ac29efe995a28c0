import type { ReplyDetails as Details, PassageReference, Source } from '@salama/contract/chat/schemas.ts';
import { BookOpen, Cpu } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

/** Under a reply: where it stands in the library, and, folded, who says so and who has checked it. */
export function ReplyDetails({ details }: { details: Details }) {
  const messages = useMessages('reply');
  const { sources, review, article, passages = [], writtenBy } = details;
  // A warning is no article's: the articles are for later.
  const isWarning = details.kind === 'emergency' || details.kind === 'crisis';
  const isModels = writtenBy === 'model';
  if (!review && !article && sources.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-1 border-line border-t pt-2 text-ink-soft text-sm">
      {isWarning && <ReadOn passages={passages} />}
      {isModels && <KindOfReply isModels />}
      {isModels && <Passages passages={passages} />}
      {!isWarning && !isModels && <Articles passages={passages} article={article} />}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand-ink">
          {review && messages.reviewState[review.state]}
          {review && sources.length > 0 && ' · '}
          {sources.length > 0 && messages.sources(sources.length)}
        </summary>
        {!isWarning && !isModels && <KindOfReply isModels={false} />}
        {review && <ReviewLine review={review} ofPassages={isModels} />}
        <ul className="flex list-none flex-col gap-1 p-0">
          {sources.map((source) => (
            <li key={`${source.url} ${source.title}`}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function KindOfReply({ isModels }: { isModels: boolean }) {
  const messages = useMessages('reply');
  const Icon = isModels ? Cpu : BookOpen;
  return (
    <p className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isModels ? 'text-clay' : 'text-brand'}`}
      />
      <span>
        <span className="font-semibold text-ink">
          {isModels ? messages.writtenByModel : messages.library}
        </span>{' '}
        {isModels && messages.unchecked}
      </span>
    </p>
  );
}

/** Numbered as the reply cites them. */
function Passages({ passages }: { passages: readonly PassageReference[] }) {
  const messages = useMessages('reply');
  if (passages.length === 0) return null;
  return (
    <ol aria-label={messages.passages} className="flex list-none flex-col p-0">
      {passages.map(({ slug, section, heading, title }, at) => (
        <li key={`${slug}#${section}`} className="flex gap-2">
          <span className="py-2 font-semibold">[{at + 1}]</span>
          <ArticleLink slug={slug} section={section}>
            {title}: {heading}
          </ArticleLink>
        </li>
      ))}
    </ol>
  );
}

/** After a warning: what there is to read once there is time for it. */
function ReadOn({ passages }: { passages: readonly PassageReference[] }) {
  const messages = useMessages('reply');
  const id = useId();
  if (passages.length === 0) return null;
  return (
    <>
      <p id={id}>{messages.readOn}</p>
      <ul aria-labelledby={id} className="flex list-none flex-col p-0">
        {eachOnce(passages).map(({ slug, title, section }) => (
          <li key={slug}>
            <ArticleLink slug={slug} section={section}>
              {title}
            </ArticleLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where to read on: each article once, by the question that its section answers. */
function Articles({
  passages,
  article,
}: {
  passages: readonly PassageReference[];
  article: Details['article'];
}) {
  const messages = useMessages('reply');
  const others = article && !passages.some(({ slug }) => slug === article.slug) ? [article] : [];
  const shown: { slug: string; title: string; heading?: string; section?: string }[] = [
    ...passages,
    ...others,
  ];
  return eachOnce(shown).map(({ slug, title, heading, section }) => (
    <p key={slug}>
      <ArticleLink slug={slug} {...(section && { section })}>
        {messages.article(heading ?? title)}
      </ArticleLink>
    </p>
  ));
}

function eachOnce<Link extends { slug: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ slug }, at) => links.findIndex((link) => link.slug === slug) === at);
}

function ArticleLink({ slug, section, children }: { slug: string; section?: string; children: ReactNode }) {
  return (
    <PageLink
      to={`/learn/${slug}${section ? `#${section}` : ''}`}
      className="inline-block py-2 text-brand-ink underline underline-offset-2"
    >
      {children}
    </PageLink>
  );
}

interface ReviewLineProps {
  review: NonNullable<Details['review']>;
  /** A model's words have been checked by nobody; the passages they were written from have. */
  ofPassages: boolean;
}

function ReviewLine({ review, ofPassages }: ReviewLineProps) {
  const messages = useMessages('reply');
  const date = formatDate(useLanguage(), review.date, 'date');
  const { by } = review;
  if (!by || review.state === 'editorial')
    return <p>{ofPassages ? messages.passagesEditorial(date) : messages.reviewEditorial(date)}</p>;
  if (review.state === 'changed') return <p>{messages.reviewChanged(by, date)}</p>;
  return <p>{ofPassages ? messages.passagesClinical(by, date) : messages.reviewClinical(by, date)}</p>;
}

function SourceLink({ source: { organisation, title, year, url } }: { source: Source }) {
  const messages = useMessages('reply');
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

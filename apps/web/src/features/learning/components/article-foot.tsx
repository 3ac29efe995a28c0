import type { Source } from '@salama/contract/chat/schemas.ts';
import { ChevronDown, ExternalLink, HandHeart, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { SourceTitle } from '../../../components/source-title.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ArticleView, MovedSection } from '../article.ts';
import { CARDS_PATH } from '../story.ts';
import { WayToVoice } from './listen-part.tsx';

/** Under an article: what one may do now, where it comes from, what to read next. */
export function ArticleFoot(view: ArticleView) {
  const { article, related, moved } = view;
  const { article: messages, minutes: minutesText } = useMessages('learning');
  return (
    <footer className="mt-12 border-line border-t pt-8">
      <section aria-labelledby="next-title" className="no-print">
        <h2 id="next-title" className="text-xl">
          {messages.next}
        </h2>
        <ul className="mt-3 grid list-none gap-3 p-0 sm:grid-cols-2">
          <Step to="/chat" title={messages.ask} hint={messages.askHint}>
            <MessageCircleQuestion aria-hidden="true" className="size-6 shrink-0" />
          </Step>
          <Step to="/services" title={messages.services} hint={messages.servicesHint}>
            <HandHeart aria-hidden="true" className="size-6 shrink-0" />
          </Step>
        </ul>
      </section>
      <ToldAsStory {...view} />
      <ToldElsewhere slug={article.slug} moved={moved} />
      <Sources {...article} />
      <section aria-labelledby="related-title" className="no-print mt-10">
        <h2 id="related-title" className="text-xl">
          {messages.related}
        </h2>
        <ul className="mt-2 list-none p-0">
          {related.map(({ slug, title, minutes }) => (
            <li key={slug} className="border-line border-b">
              <PageLink
                to={`/learn/${slug}`}
                className="flex min-h-14 flex-wrap items-center gap-x-3 py-2 no-underline"
              >
                <span className="grow font-semibold underline">{title}</span>
                <span className="text-ink-soft text-sm">{minutesText(minutes)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink to="/learn" className="mt-2 inline-flex min-h-11 items-center">
          {messages.all}
        </PageLink>
      </section>
      <WayToVoice />
      <p className="mt-8 text-ink-soft text-sm">{messages.disclaimer}</p>
    </footer>
  );
}

function Step({
  to,
  title,
  hint,
  children,
}: {
  to: string;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <li>
      <PageLink
        to={to}
        className="flex h-full items-start gap-3 rounded-card bg-raised p-4 text-ink no-underline shadow-card hover:bg-sunken"
      >
        <span className="text-brand-ink">{children}</span>
        <span>
          <span className="block font-semibold text-brand-ink underline">{title}</span>
          <span className="block text-sm">{hint}</span>
        </span>
      </PageLink>
    </li>
  );
}

/** Stories and cards that lean on this page. */
function ToldAsStory({ stories, hasCard }: Pick<ArticleView, 'stories' | 'hasCard'>) {
  const messages = useMessages('play');
  const links = [
    ...stories.map(({ path, title }) => ({ path, label: `${messages.stories.here}: ${title}` })),
    ...(hasCard ? [{ path: CARDS_PATH, label: messages.cards.here }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul className="no-print mt-6 list-none p-0">
      {links.map(({ path, label }) => (
        <li key={path}>
          <PageLink to={path} className="flex min-h-11 items-center py-1.5 leading-snug">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Where old links to this page lead on; without one that leads to another page it is left out. */
function ToldElsewhere({ slug, moved }: { slug: string; moved: MovedSection[] }) {
  const { toldElsewhere } = useMessages('review');
  const gone = moved.filter(({ to }) => !to.startsWith(`${slug}#`));
  if (gone.length === 0) return null;
  const places = [...new Map(gone.map(({ to, heading }) => [to, heading]))];
  return (
    <section aria-labelledby="elsewhere-title" className="no-print mt-10">
      <h2 id="elsewhere-title" className="text-xl">
        {toldElsewhere}
      </h2>
      <ul className="mt-2 list-none p-0">
        {places.map(([place, heading]) => (
          <li key={place}>
            {gone
              .filter(({ to }) => to === place)
              .map(({ id }) => (
                <span key={id} id={id} className="block scroll-mt-24" />
              ))}
            <PageLink to={`/learn/${place}`} className="flex min-h-11 items-center py-1.5 leading-snug">
              {heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many as a reader looks at. */
const SHOWN_SOURCES = 3;

/**
 * The sources that carry most of the text, then all of them folded behind their number, because there may be fifty; a citation's link
 * unfolds them, and so does printing.
 */
function Sources({ sources, sections }: Pick<ArticleView['article'], 'sources' | 'sections'>) {
  const messages = useMessages('learning').article;
  const review = useMessages('review');
  const cited = sections.flatMap(({ citations }) => citations);
  const weight = (at: number) => cited.filter((number) => number === at + 1).length;
  const main = sources
    .map((source, at) => ({ source, weight: weight(at) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, SHOWN_SOURCES);
  return (
    <section aria-labelledby="sources-title" className="mt-10">
      <h2 id="sources-title" className="text-xl">
        {messages.sources}
      </h2>
      <ul className="mt-2 list-disc pl-5">
        {main.map(({ source }) => (
          <li key={source.url} className="py-1">
            <SourceEntry source={source} />
          </li>
        ))}
      </ul>
      <details className="topic sources mt-3 rounded-card bg-sunken px-4">
        <summary className="flex min-h-12 items-center justify-between font-semibold">
          {review.allSources(sources.length)}
          <ChevronDown aria-hidden="true" className="topic-arrow no-print size-5" />
        </summary>
        <ol className="list-decimal gap-x-10 pb-4 pl-7 text-sm sm:columns-2">
          {sources.map((source, at) => (
            <li
              key={source.url}
              id={`source-${at + 1}`}
              className="wrap-anywhere break-inside-avoid rounded py-1.5 pl-1 target:bg-sun-soft"
            >
              <SourceEntry source={source} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function SourceEntry({ source: { organisation, title, year, url } }: { source: Source }) {
  const { common } = useMessages('shell');
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" className="py-1">
        <SourceTitle>{title}</SourceTitle>
        <ExternalLink aria-hidden="true" className="no-print ml-1 inline size-3.5" />
        <span className="sr-only"> ({common.newTab})</span>
      </a>
      <span className="block text-ink-soft text-sm">
        {organisation}
        {year ? `, ${year}` : ''}
      </span>
    </>
  );
}

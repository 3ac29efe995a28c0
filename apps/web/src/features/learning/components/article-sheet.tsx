import type { Section } from '@salama/content/types.ts';
import { ChevronDown, Clock, Printer, UserRound } from 'lucide-react';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { ReviewNote, Signatures } from '../../../components/review-note.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ArticleView } from '../article.ts';
import type { LawSlot } from '../law.ts';
import { ArticleFoot } from './article-foot.tsx';
import { HelpLines } from './help-lines.tsx';
import { LawLines } from './law-lines.tsx';

/** The whole text of an article's page. Rendered by the build alone: no browser ever loads this. */
export function ArticleSheet(view: ArticleView) {
  const { article, help, lines, laws, countryLines, moved } = view;
  return (
    <div className="page pt-5! lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-14">
      <article className="mx-auto min-w-0 max-w-2xl lg:mx-0" data-help-words={help}>
        <Head {...view} />
        {lines.length > 0 && <HelpLines lines={lines} />}
        <details className="topic no-print mt-6 rounded-card bg-sunken px-4 lg:hidden">
          <summary className="flex min-h-12 items-center justify-between font-semibold">
            <ContentsTitle />
            <ChevronDown aria-hidden="true" className="topic-arrow size-5" />
          </summary>
          <Contents sections={article.sections} />
        </details>
        <div className="mt-6 text-lg">
          <MarkdownTree text={article.introduction} />
        </div>
        {article.sections.map((section) => (
          <SectionPart
            key={section.id}
            section={section}
            law={laws[section.id] ?? []}
            otherwise={countryLines.filter(({ id }) => id === section.id)}
            oldIds={moved.filter(({ to }) => to === `${article.slug}#${section.id}`).map(({ id }) => id)}
          />
        ))}
        <ArticleFoot {...view} />
      </article>
      <nav aria-labelledby="contents-title" className="no-print hidden lg:block">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
          <p id="contents-title" className="font-semibold">
            <ContentsTitle />
          </p>
          <Contents sections={article.sections} />
        </div>
      </nav>
    </div>
  );
}

function Head({ article, minutes }: ArticleView) {
  const { article: messages, categories, minutes: minutesText } = useMessages('learning');
  return (
    <header>
      <p className="no-print said-outside flex flex-wrap items-center gap-x-2 text-sm">
        <PageLink to="/learn" className="inline-flex min-h-11 items-center">
          {messages.back}
        </PageLink>
        <span aria-hidden="true">›</span>
        <span>{categories[article.category].label}</span>
      </p>
      <h1 tabIndex={-1} className="said-outside mt-2 text-3xl">
        {article.title}
      </h1>
      <p className="said-outside mt-4 text-ink-soft text-lg">{article.description}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {minutesText(minutes)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <UserRound aria-hidden="true" className="size-4" />
          {messages.audience(article.audience)}
        </span>
        <button
          type="button"
          data-print
          className="scripts-only no-print inline-flex min-h-11 items-center gap-1.5 text-brand-ink underline"
        >
          <Printer aria-hidden="true" className="size-4" />
          {messages.print}
        </button>
      </div>
      <p className="mt-2 border-sun border-l-4 pl-3 text-ink-soft text-sm">
        <ReviewNote {...article} />
      </p>
    </header>
  );
}

function ContentsTitle() {
  return useMessages('learning').article.contents;
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <ol className="list-none p-0 pb-3">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug no-underline hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

interface SectionPartProps {
  section: Section;
  law: LawSlot[];
  otherwise: ArticleView['countryLines'];
  /** Of sections that went into this one. */
  oldIds: string[];
}

/** Its id is the one by which the assistant's answers lead here. */
function SectionPart({ section, law, otherwise, oldIds }: SectionPartProps) {
  const { id, heading, body, citations } = section;
  const messages = useMessages('learning').article;
  const { common } = useMessages('shell');
  return (
    <section aria-labelledby={id} className="mt-10">
      {oldIds.map((old) => (
        <span key={old} id={old} className="block scroll-mt-24" />
      ))}
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      <MarkdownTree text={body} />
      {otherwise.map(({ country, text, source }) => (
        <div key={text} data-country-line={country} className="mt-3 rounded-card bg-sunken px-4 py-3">
          <p>{text}</p>
          <p className="mt-1 text-sm">
            <a href={source.url} target="_blank" rel="noopener noreferrer" className="inline-block py-1">
              {source.organisation}: {source.title}
              {source.year ? ` (${source.year})` : ''}
              <span className="sr-only"> ({common.newTab})</span>
            </a>
          </p>
        </div>
      ))}
      {citations.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">
          {messages.sourcesOf}{' '}
          {citations.map((number) => (
            <a
              key={number}
              href={`#source-${number}`}
              aria-label={messages.source(number)}
              className="inline-flex min-h-6 min-w-6 items-center justify-center"
            >
              {number}
            </a>
          ))}
        </p>
      )}
      <Signatures {...section} />
      {law.length > 0 && <LawLines slots={law} />}
    </section>
  );
}

import type { Section } from '@salama/content/types.ts';
import { ChevronDown, Clock, Printer, UserRound } from 'lucide-react';
import { CountrySelect } from '../../../components/country-select.tsx';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { ReviewNote } from '../../../components/review-note.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ArticleView } from '../article.ts';
import { tabTitle } from '../tab-title.ts';
import { ArticleFoot } from './article-foot.tsx';
import { HelpLines } from './help-lines.tsx';
import { ListenButton, RecordedText } from './listen-part.tsx';
import { QuizPart } from './quiz-part.tsx';
import { MORE_QUESTIONS, MoreQuestions, SectionPart, type SectionPartProps } from './section-part.tsx';

/** The whole text of an article's page. Rendered by the build alone: no browser ever loads this. */
export function ArticleSheet(view: ArticleView) {
  const { article, help, lines } = view;
  const shown = article.sections.filter(({ isMore }) => !isMore);
  const folded = article.sections.filter(({ isMore }) => isMore);
  return (
    <div
      data-tab={tabTitle(article.tab)}
      className="page pt-5! lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-14"
    >
      <article className="mx-auto min-w-0 max-w-2xl lg:mx-0" data-help-words={help}>
        <Head {...view} />
        {view.recording && <RecordedText {...view.recording} />}
        {lines.length > 0 && <HelpLines lines={lines} />}
        <details className="topic no-print mt-6 rounded-card bg-sunken px-4 lg:hidden">
          <summary className="flex min-h-12 items-center justify-between font-semibold">
            <ContentsTitle />
            <ChevronDown aria-hidden="true" className="topic-arrow size-5" />
          </summary>
          <Contents sections={shown} hasMore={folded.length > 0} />
        </details>
        <div className="mt-6 text-lg">
          <MarkdownTree text={article.introduction} />
        </div>
        {shown.map((section) => (
          <SectionPart key={section.id} {...partOf(section, view)} />
        ))}
        {folded.length > 0 && <MoreQuestions parts={folded.map((section) => partOf(section, view))} />}
        {view.quiz.length > 0 && <QuizPart statements={view.quiz} />}
        <ArticleFoot {...view} />
      </article>
      <nav aria-labelledby="contents-title" className="no-print hidden lg:block">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
          <p id="contents-title" className="font-semibold">
            <ContentsTitle />
          </p>
          <Contents sections={shown} hasMore={folded.length > 0} />
        </div>
      </nav>
    </div>
  );
}

function Head(view: ArticleView) {
  const { article, minutes } = view;
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
      <ListenButton />
      {isLocal(view) && (
        <div className="no-print mt-2">
          <CountrySelect data-country-choice look="small" />
        </div>
      )}
      <p className="mt-2 border-sun border-l-4 pl-3 text-ink-soft text-sm">
        <ReviewNote {...article} />
      </p>
    </header>
  );
}

/** Whether anything on the page follows the reader's country: numbers, lines, the law, other guidelines. */
function isLocal({ help, lines, laws, countryLines }: ArticleView): boolean {
  return help !== undefined || lines.length > 0 || Object.keys(laws).length > 0 || countryLines.length > 0;
}

function ContentsTitle() {
  return useMessages('learning').article.contents;
}

function partOf(
  section: Section,
  { article, laws, countryLines, drawings, moved }: ArticleView,
): SectionPartProps {
  return {
    section,
    law: laws[section.id] ?? [],
    drawings: drawings[section.id] ?? [],
    otherwise: countryLines.filter(({ id }) => id === section.id),
    oldIds: moved.filter(({ to }) => to === `${article.slug}#${section.id}`).map(({ id }) => id),
  };
}

function Contents({ sections, hasMore }: { sections: Section[]; hasMore: boolean }) {
  const { more } = useMessages('learning').article;
  const places = sections.map(({ id, heading }) => ({ id, heading }));
  if (hasMore) places.push({ id: MORE_QUESTIONS, heading: more });
  return (
    <ol className="list-none p-0 pb-3">
      {places.map(({ id, heading }) => (
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

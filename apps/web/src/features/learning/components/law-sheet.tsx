import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { SourceTitle } from '../../../components/source-title.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { LAW_PATH, type LawRowView, type LawView, lawPath } from '../law.ts';
import { tabTitle } from '../tab-title.ts';

/** The page from which every country's law is reached. Rendered by the build alone. */
export function LawIndex({ laws }: { laws: readonly LawView[] }) {
  const { law } = useMessages('learning');
  return (
    <Frame title={law.title} tab={law.tab}>
      <Countries laws={laws} />
    </Frame>
  );
}

/** What the law of one country says, one row a topic. Articles take their rows from here. */
export function LawSheet({ law: { country, name, rows }, laws }: { law: LawView; laws: readonly LawView[] }) {
  const { law } = useMessages('learning');
  return (
    <Frame title={law.titleOf(name)} tab={name} back={LAW_PATH}>
      {rows.map((row) => (
        <Row key={row.row.topic} {...row} />
      ))}
      <section aria-labelledby="others-title" className="no-print mt-12 border-line border-t pt-6">
        <h2 id="others-title" className="text-xl">
          {law.others}
        </h2>
        <Countries laws={laws.filter((other) => other.country !== country)} />
      </section>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  tab: string;
  back?: string;
  children: ReactNode;
}

function Frame({ title, tab, back, children }: FrameProps) {
  const { article, law } = useMessages('learning');
  return (
    <article data-tab={tabTitle(tab)} className="page-narrow pt-5!">
      <p className="no-print said-outside flex flex-wrap items-center gap-x-2 text-sm">
        <PageLink to="/learn" className="inline-flex min-h-11 items-center">
          {article.back}
        </PageLink>
        {back && (
          <>
            <span aria-hidden="true">›</span>
            <PageLink to={back} className="inline-flex min-h-11 items-center">
              {law.title}
            </PageLink>
          </>
        )}
      </p>
      <h1 tabIndex={-1} className="mt-2 text-3xl">
        {title}
      </h1>
      <p className="mt-4 text-lg">{law.lead}</p>
      <p className="mt-3 border-sun border-l-4 pl-3 text-ink-soft text-sm">{law.unsigned}</p>
      <button
        type="button"
        data-print
        className="scripts-only no-print mt-2 inline-flex min-h-11 items-center gap-1.5 text-brand-ink underline"
      >
        <Printer aria-hidden="true" className="size-4" />
        {article.print}
      </button>
      {children}
    </article>
  );
}

function Countries({ laws }: { laws: readonly LawView[] }) {
  return (
    <ul className="mt-4 grid list-none gap-x-6 p-0 sm:grid-cols-2">
      {laws.map(({ country, name }) => (
        <li key={country} className="border-line border-b">
          <PageLink to={lawPath(country)} className="flex min-h-12 items-center font-semibold">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Row({ row, name, text, more }: LawRowView) {
  const { law } = useMessages('learning');
  return (
    <section aria-labelledby={row.topic} className="mt-8">
      <h2 id={row.topic} className="text-xl">
        {name}
      </h2>
      <div data-row-of={row.topic}>
        <p className="mt-2">{text}</p>
        <Origin row={row} />
      </div>
      {more && (
        <PageLink to={more} className="no-print inline-flex min-h-11 items-center text-sm">
          {law.more}
        </PageLink>
      )}
    </section>
  );
}

function Origin({ row }: Pick<LawRowView, 'row'>) {
  const { law } = useMessages('learning');
  const { common } = useMessages('shell');
  const date = formatDate(useLanguage(), row.checked, 'date');
  if (!('sources' in row)) return <p className="mt-1 text-ink-soft text-sm">{law.sought(date)}</p>;
  return (
    <p className="mt-1 text-ink-soft text-sm">
      {law.read(date)}{' '}
      {row.sources.map(({ organisation, title, year, url }, at) => (
        // Under a passage the first one is enough.
        <span key={url} className={at > 0 ? 'in-[.law-lines]:hidden' : undefined}>
          {at > 0 && '; '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {organisation}, <SourceTitle>{title}</SourceTitle>
            {year && ` (${year})`}
            <span className="sr-only"> ({common.newTab})</span>
          </a>
        </span>
      ))}
    </p>
  );
}

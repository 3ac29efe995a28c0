import type { Drawing } from '@salama/content/drawing-types.ts';
import type { Section } from '@salama/content/types.ts';
import { ChevronDown } from 'lucide-react';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Signatures } from '../../../components/review-note.tsx';
import { SourceTitle } from '../../../components/source-title.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ArticleView } from '../article.ts';
import type { LawSlot } from '../law.ts';
import { DrawingFigure } from './drawing-figure.tsx';
import { LawLines } from './law-lines.tsx';

/** The id of the heading above what is folded: no section is called so. */
export const MORE_QUESTIONS = 'more-questions';

export interface SectionPartProps {
  section: Section;
  law: LawSlot[];
  drawings: Drawing[];
  otherwise: ArticleView['countryLines'];
  /** Of sections that went into this one. */
  oldIds: string[];
}

/** Its id is the one by which the assistant's answers lead here. */
export function SectionPart(part: SectionPartProps) {
  const { id, heading } = part.section;
  return (
    <section aria-labelledby={id} className="mt-10">
      <OldIds {...part} />
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      <SectionText {...part} />
    </section>
  );
}

/** What few come for, each folded behind its question. A link to one unfolds it: its id stands on what is folded. */
export function MoreQuestions({ parts }: { parts: SectionPartProps[] }) {
  const { more } = useMessages('learning').article;
  return (
    <section aria-labelledby={MORE_QUESTIONS} className="mt-12">
      <h2 id={MORE_QUESTIONS} className="mb-3 text-xl">
        {more}
      </h2>
      <div className="flex flex-col gap-2">
        {parts.map((part) => (
          <details key={part.section.id} className="topic rounded-card bg-sunken px-4">
            <summary className="flex min-h-14 items-center justify-between gap-3 py-2">
              <h3 className="text-base leading-snug">{part.section.heading}</h3>
              <ChevronDown aria-hidden="true" className="topic-arrow no-print size-5 shrink-0" />
            </summary>
            <div id={part.section.id} className="scroll-mt-36 pb-5">
              <OldIds {...part} />
              <SectionText {...part} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function OldIds({ oldIds }: Pick<SectionPartProps, 'oldIds'>) {
  return oldIds.map((old) => <span key={old} id={old} className="block scroll-mt-24" />);
}

function SectionText({ section, law, drawings, otherwise }: SectionPartProps) {
  const { body, citations, tool } = section;
  const messages = useMessages('learning').article;
  const { common } = useMessages('shell');
  return (
    <>
      <MarkdownTree text={body} />
      {drawings.map((drawing) => (
        <DrawingFigure key={drawing.name} {...drawing} />
      ))}
      {otherwise.map(({ country, text, source }) => (
        <div key={text} data-country-line={country} className="mt-3 rounded-card bg-sunken px-4 py-3">
          <p>{text}</p>
          <p className="mt-1 text-sm">
            <a href={source.url} target="_blank" rel="noopener noreferrer" className="inline-block py-1">
              {source.organisation}: <SourceTitle>{source.title}</SourceTitle>
              {source.year ? ` (${source.year})` : ''}
              <span className="sr-only"> ({common.newTab})</span>
            </a>
          </p>
        </div>
      ))}
      {tool && (
        <p className="no-print mt-3">
          <PageLink to={tool.url} className="inline-flex min-h-11 items-center font-semibold">
            {tool.text}
          </PageLink>
        </p>
      )}
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
    </>
  );
}

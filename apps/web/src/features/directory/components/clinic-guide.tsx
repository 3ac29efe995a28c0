import type { Article } from '@salama/content/types.ts';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { ReviewNote, Signatures } from '../../../components/review-note.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** The article that tells what a clinic is like, and those of its sections that stand on the services page. */
export const GUIDE = {
  slug: 'youth-services',
  sections: ['what-where', 'what-to-say', 'cost', 'confidential', 'age-rules', 'bad-treatment'],
} as const;

/** What to expect at a clinic, what it costs, the right to privacy. Rendered by the build alone. */
export function ClinicGuide({ article }: { article: Article }) {
  const messages = useMessages('directory');
  const { common } = useMessages('shell');
  const sections = GUIDE.sections.map((id) => {
    const section = article.sections.find((each) => each.id === id);
    if (!section) throw new Error(`The article ${article.slug} lacks a section of the services page`);
    return section;
  });
  return (
    <section aria-labelledby="guide-title" className="mt-14 max-w-2xl">
      <h2 id="guide-title" className="text-2xl">
        {messages.guideTitle}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">
        {messages.guideFrom} <PageLink to={`/learn/${article.slug}`}>{article.title}</PageLink>.{' '}
        <ReviewNote reviewed={article.reviewed} sections={sections} />
      </p>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-8">
          <h3 id={section.id} className="mb-2 text-lg">
            {section.heading}
          </h3>
          <MarkdownTree text={section.body} />
          <Signatures {...section} />
        </section>
      ))}
      <ul className="mt-6 list-none p-0 text-sm">
        {article.sources.map(({ organisation, title, year, url }) => (
          <li key={url} className="py-1">
            {organisation}
            {': '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
              <span className="sr-only"> ({common.newTab})</span>
            </a>
            {year ? `, ${year}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

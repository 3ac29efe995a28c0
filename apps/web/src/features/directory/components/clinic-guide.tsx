import type { Article } from '@salama/content/types.ts';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { ReviewNote, Signatures } from '../../../components/review-note.tsx';
import { SourceTitle } from '../../../components/source-title.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** The articles that tell what a clinic is like, and those of their sections that stand on the services page. */
const GUIDE = [
  { slug: 'youth-services', ids: ['what-where', 'cost', 'confidential', 'age-rules'] },
  { slug: 'first-visit', ids: ['what-to-say', 'bad-treatment'] },
] as const;

/** What of the library stands on the services page. Throws at an article or a section that is not there. */
export function clinicGuide(library: readonly Article[]): Article[] {
  return GUIDE.map(({ slug, ids }) => {
    const article = library.find((each) => each.slug === slug);
    const sections = ids.flatMap((id) => article?.sections.find((section) => section.id === id) ?? []);
    if (!article || sections.length < ids.length)
      throw new Error(`The library lacks a section of ${slug} that the services page shows`);
    return { ...article, sections };
  });
}

/** What to expect at a clinic, what it costs, the right to privacy. Rendered by the build alone. */
export function ClinicGuide({ articles }: { articles: readonly Article[] }) {
  const messages = useMessages('directory');
  const { common } = useMessages('shell');
  const sections = articles.flatMap((article) => article.sections);
  const sources = new Map(
    articles.flatMap((article) => article.sources.map((source) => [source.url, source])),
  );
  const [oldest = ''] = articles.map(({ reviewed }) => reviewed).sort();
  return (
    <section aria-labelledby="guide-title" className="mt-14 max-w-2xl">
      <h2 id="guide-title" className="text-2xl">
        {messages.guideTitle}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">
        {messages.guideFrom}{' '}
        {articles.map(({ slug, title }) => (
          <PageLink key={slug} to={`/learn/${slug}`} className="block py-1">
            {title}
          </PageLink>
        ))}
        <ReviewNote reviewed={oldest} sections={sections} />
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
        {[...sources.values()].map(({ organisation, title, year, url }) => (
          <li key={url} className="py-1">
            {organisation}
            {': '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              <SourceTitle>{title}</SourceTitle>
              <span className="sr-only"> ({common.newTab})</span>
            </a>
            {year ? `, ${year}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}

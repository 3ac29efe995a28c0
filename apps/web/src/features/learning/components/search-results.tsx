import type { Material } from '@salama/contract/learning/schemas.ts';
import { MessageCircleQuestion, TextSearch } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import type { SearchSection } from '../../../content/contents.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useFound } from '../use-found.ts';
import { MaterialList } from './material-list.tsx';

interface SearchResultsProps {
  query: string;
  onOpen: (material: Material) => void;
}

/** What matches by title or description, then the sections of articles that speak of it. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const messages = useMessages('learning');
  const { materials, sections, isPartial } = useFound(query);
  const count = materials.length + sections.length;
  return (
    <div>
      <p role="status" className="text-ink-soft text-sm">
        {count > 0 ? messages.results(count) : messages.noResults}
      </p>
      {count === 0 && (
        <PageLink to="/chat" className={buttonClass('primary', 'mt-4')}>
          <MessageCircleQuestion aria-hidden="true" className="size-5" />
          {messages.askChat}
        </PageLink>
      )}
      {materials.length > 0 && (
        <section aria-labelledby="found-materials" className="mt-4">
          <h2 id="found-materials" className="mb-2 text-xl">
            {messages.materials}
          </h2>
          <MaterialList materials={materials} onOpen={onOpen} />
        </section>
      )}
      {sections.length > 0 && <Inside sections={sections} />}
      {isPartial && <p className="mt-6 text-ink-soft text-sm">{messages.titlesOnly}</p>}
    </div>
  );
}

function Inside({ sections }: { sections: readonly (SearchSection & Pick<Material, 'title'>)[] }) {
  const messages = useMessages('learning');
  return (
    <section aria-labelledby="found-inside" className="mt-8">
      <h2 id="found-inside" className="mb-2 text-xl">
        {messages.inside}
      </h2>
      <ul className="grid list-none gap-x-6 p-0 md:grid-cols-2">
        {sections.map(({ slug, id, heading, title }) => (
          <li key={`${slug}#${id}`} className="border-line border-t">
            <PageLink
              to={`/learn/${slug}#${id}`}
              className="flex min-h-14 items-center gap-3 rounded-field px-2 py-2.5 text-ink no-underline hover:bg-sunken"
            >
              <TextSearch aria-hidden="true" className="size-5 shrink-0 text-clay" />
              <span className="min-w-0">
                <span className="block font-semibold text-brand-ink underline">{heading}</span>
                <span className="block text-ink-soft text-sm">{title}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

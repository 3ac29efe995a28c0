import type { Material } from '@salama/contract/learning/schemas.ts';
import { limits } from '@salama/contract/limits.ts';
import { MessageCircleQuestion, TextSearch } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type Found, type FoundPlace, useFound } from '../use-found.ts';
import { MaterialList } from './material-list.tsx';

/** Where a title holds what was typed, its page comes first; but no more of them, or they would hide what answers. */
const MOST_TITLES = 3;

interface SearchResultsProps {
  query: string;
  onOpen: (material: Material) => void;
}

/** The places that answer, the pages that match by title or description, and the way to ask. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const messages = useMessages('learning');
  const found = useFound(query);
  const { materials, places, isPartial } = found;
  const pages = <Pages materials={materials} onOpen={onOpen} />;
  const isNamed = materials.length <= MOST_TITLES;
  return (
    <div>
      <p role="status" className="text-ink-soft text-sm">
        {summaryOf(found, messages)}
      </p>
      {isNamed && pages}
      {places.length > 0 && <Inside places={places} />}
      {!isNamed && pages}
      {isPartial && <p className="mt-6 text-ink-soft text-sm">{messages.titlesOnly}</p>}
      {/* What was typed goes along in memory, never in an address. */}
      <PageLink
        to="/chat"
        state={{ question: query.trim().slice(0, limits.chat.message) }}
        className={buttonClass(places.length > 0 ? 'secondary' : 'primary', 'mt-6')}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        {messages.askChat}
      </PageLink>
    </div>
  );
}

function summaryOf(
  { materials, places, fits }: Found,
  messages: ReturnType<typeof useMessages<'learning'>>,
): string {
  const count = materials.length + places.length;
  if (count === 0) return messages.noResults;
  return materials.length > 0 || fits ? messages.results(count) : messages.nearest;
}

function Pages({ materials, onOpen }: { materials: readonly Material[]; onOpen: (found: Material) => void }) {
  const messages = useMessages('learning');
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="found-materials" className="mt-4">
      <h2 id="found-materials" className="mb-2 text-xl">
        {messages.materials}
      </h2>
      <MaterialList materials={materials} onOpen={onOpen} />
    </section>
  );
}

function Inside({ places }: { places: readonly FoundPlace[] }) {
  const messages = useMessages('learning');
  return (
    <section aria-labelledby="found-inside" className="mt-4">
      <h2 id="found-inside" className="mb-2 text-xl">
        {messages.inside}
      </h2>
      <ul className="grid list-none gap-x-6 p-0 md:grid-cols-2">
        {places.map(({ to, heading, title }) => (
          <li key={to} className="border-line border-t">
            <PageLink
              to={to}
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

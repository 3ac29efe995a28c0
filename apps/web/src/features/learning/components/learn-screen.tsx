import { SHELVES } from '@salama/content/types.ts';
import { CATEGORIES } from '@salama/contract/learning/schemas.ts';
import { BookOpenText, Scale, Share2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CountryChoice } from '../../../components/country-select.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { useCountry } from '../../../lib/country.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LAW_PATH, lawPath } from '../law.ts';
import { learnChanges } from '../state.ts';
import { CARDS_PATH, STORIES_PATH } from '../story.ts';
import { loadSearch } from '../use-found.ts';
import { useOpen } from '../use-open.ts';
import { FirstPages, LastRead } from './first-pages.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { SearchResults } from './search-results.tsx';
import { ToolLinks } from './tool-links.tsx';
import { TopicCard } from './topic-card.tsx';

const WAY = 'inline-flex min-h-11 items-center gap-2 font-semibold';

/** The library: nine topics and two shelves, one open at a time, and a search through all of them. */
export function LearnScreen() {
  const messages = useMessages('learning');
  const [query, setQuery] = useState('');
  const { card, material, toggleCard, openMaterial, closeMaterial } = useOpen();
  useEffect(() => void learnChanges(), []);
  return (
    <>
      <div className="bg-brand-soft">
        <div className="page py-8! sm:py-12!">
          <h1 tabIndex={-1} className="text-3xl">
            {messages.title}
          </h1>
          <p className="mt-3 max-w-prose text-lg">{messages.lead}</p>
          <LibrarySearch query={query} onType={setQuery} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
            <LawLink />
            <PageLink to={STORIES_PATH} className={WAY}>
              <BookOpenText aria-hidden="true" className="size-5" />
              {messages.stories}
            </PageLink>
            <PageLink to={CARDS_PATH} className={WAY}>
              <Share2 aria-hidden="true" className="size-5" />
              {messages.cards}
            </PageLink>
            <CountryChoice look="small" />
          </div>
          <ToolLinks />
        </div>
      </div>
      <div className="kanga" />
      <div className="page pt-8!">
        {query.trim() ? (
          <SearchResults query={query} onOpen={(found) => openMaterial(found, undefined)} />
        ) : (
          <>
            <LastRead onOpen={(found) => openMaterial(found, undefined)} />
            <section aria-labelledby="topics-title">
              <h2 id="topics-title" className="sr-only">
                {messages.topics}
              </h2>
              <div className="grid grid-flow-dense items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {[...CATEGORIES, ...SHELVES].map((name) => (
                  <TopicCard
                    key={name}
                    name={name}
                    isOpen={name === card}
                    onToggle={() => toggleCard(name)}
                    onOpen={openMaterial}
                  />
                ))}
              </div>
            </section>
            <FirstPages onOpen={(found) => openMaterial(found, undefined)} />
          </>
        )}
      </div>
      {material && <MaterialDialog key={material._id} opened={material} onClose={closeMaterial} />}
    </>
  );
}

/** To the law of the country that was chosen, else to all. */
function LawLink() {
  const { law } = useMessages('learning');
  const { countries } = useMessages('shell');
  const chosen = useCountry((state) => state.country);
  const isHydrated = useHydrated();
  const country = isHydrated && countries.find(({ code }) => code === chosen);
  return (
    <PageLink
      to={country ? lawPath(country.code) : LAW_PATH}
      className="inline-flex min-h-11 items-center gap-2 font-semibold"
    >
      <Scale aria-hidden="true" className="size-5" />
      {country ? law.titleOf(country.name) : law.title}
    </PageLink>
  );
}

function LibrarySearch({ query, onType }: { query: string; onType: (text: string) => void }) {
  const messages = useMessages('learning');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <SearchBox
      ref={input}
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      value={query}
      onType={onType}
      // While the first word is being typed, the search arrives.
      onFocus={() => void loadSearch(language).catch(() => undefined)}
      className="scripts-only mt-6 max-w-2xl"
      look="no-native-clear min-h-14 pr-14"
    >
      {query && (
        <IconButton label={messages.clear} className="absolute! top-1.5 right-1.5" onClick={clear}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </SearchBox>
  );
}

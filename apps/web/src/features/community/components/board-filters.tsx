import { type FocusEvent, useEffect, useId, useState } from 'react';
import { SearchBox } from '../../../components/search-box.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { boardActions, boardFilter, useBoard } from '../state.ts';

/** Milliseconds without a key after which a search is asked for. */
const PAUSE = 350;

/** Search, tags and language. All three look through every question, on the server. */
export function BoardFilters() {
  return (
    <div className="flex flex-col gap-3">
      <Words />
      <div className="flex flex-wrap items-center gap-2">
        <LanguageFilter />
        <TagFilter />
      </div>
    </div>
  );
}

function Words() {
  const messages = useMessages('community');
  const [text, setText] = useState(() => boardFilter().search);
  useEffect(() => {
    const timer = setTimeout(() => boardActions().search(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchBox
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      value={text}
      onType={setText}
      onKeyDown={({ key }) => key === 'Enter' && boardActions().search(text.trim())}
      className="min-w-0"
    />
  );
}

/** The tags most used. Pressing the chosen one again takes the filter away. */
function TagFilter() {
  const messages = useMessages('community');
  const popular = useBoard((state) => state.tags);
  const chosen = useBoard((state) => state.filter.tag);
  const tags = chosen === undefined || popular.includes(chosen) ? popular : [chosen, ...popular];
  if (tags.length === 0) return null;
  return (
    <fieldset className="-m-1 flex min-w-0 grow basis-40 gap-2 overflow-x-auto p-1 sm:flex-wrap sm:overflow-visible">
      <legend className="sr-only">{messages.tagsLabel}</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-pressed={tag === chosen}
          onClick={() => void boardActions().reload({ tag: tag === chosen ? undefined : tag })}
          onFocus={showWhole}
          className={`min-h-11 shrink-0 rounded-pill border px-4 font-semibold text-sm ${tag === chosen ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-raised text-ink hover:bg-sunken'}`}
        >
          #{tag}
        </button>
      ))}
    </fieldset>
  );
}

/** Where a corner of it shows already, browsers leave it there. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** My language or all. Follows the page when its language is changed. */
function LanguageFilter() {
  const messages = useMessages('community');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const lang = useBoard((state) => state.filter.lang);
  const id = useId();
  useEffect(() => {
    if (lang && lang !== language) void boardActions().reload({ lang: language });
  }, [lang, language]);
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="text-ink-soft text-sm max-[400px]:sr-only">
        {messages.languageFilter}
      </label>
      <select
        id={id}
        value={lang ? 'mine' : 'all'}
        disabled={!isHydrated}
        onChange={({ target }) =>
          void boardActions().reload({ lang: target.value === 'mine' ? language : undefined })
        }
        className="min-h-11 min-w-0 max-w-full rounded-field border border-line-strong bg-raised px-2.5 text-ink text-sm"
      >
        <option value="all">{messages.allLanguages}</option>
        <option value="mine">{messages.myLanguage}</option>
      </select>
    </div>
  );
}

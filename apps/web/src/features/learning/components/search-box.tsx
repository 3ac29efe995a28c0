import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { loadContent } from '../../../lib/content.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
}

/** What is typed stays in memory: it is in no address and, for the library, in no request. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const messages = useMessages('learning');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element yet
    <div role="search" className="scripts-only relative mt-6 max-w-2xl">
      <label htmlFor={id} className="sr-only">
        {messages.search}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        maxLength={200}
        readOnly={!isHydrated}
        autoComplete="off"
        placeholder={messages.searchPlaceholder}
        enterKeyHint="search"
        // While the first word is being typed, the words of the library arrive.
        onFocus={() => void loadContent(language, 'search').catch(() => undefined)}
        onChange={({ target }) => onChange(target.value)}
        className="no-native-clear block min-h-14 w-full rounded-pill border border-line-strong bg-raised py-2 pr-14 pl-12 text-base text-ink placeholder:text-ink-soft"
      />
      {value && (
        <IconButton
          label={messages.clear}
          className="absolute! top-1.5 right-1.5"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}

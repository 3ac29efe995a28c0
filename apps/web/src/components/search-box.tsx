import { Search, X } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { IconButton } from './icon-button.tsx';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'size'> {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** What the button that empties it is called; without it the browser shows its own. Makes the box larger. */
  clear?: string;
}

/** Words to look for. The browser keeps no list of what was typed. */
export function SearchBox({ label, value, onType, clear, className = '', ...rest }: SearchBoxProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element yet
    <div role="search" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        {...rest}
        ref={input}
        id={id}
        type="search"
        value={value}
        maxLength={200}
        readOnly={!isHydrated}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        className={`block w-full rounded-pill border border-line-strong bg-raised py-2 pl-12 text-ink placeholder:text-ink-soft ${clear ? 'no-native-clear min-h-14 pr-14' : 'min-h-11 pr-4'}`}
      />
      {clear && value && (
        <IconButton
          label={clear}
          className="absolute! top-1.5 right-1.5"
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}

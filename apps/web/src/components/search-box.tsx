import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

interface SearchBoxProps extends ComponentProps<'input'> {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** The look of the field itself; `className` is that of its place. */
  look?: string;
}

/** Words to look for. The browser keeps no list of what was typed. Children stand inside the box, at its end. */
export function SearchBox({
  label,
  onType,
  look = 'min-h-11 pr-4',
  className = '',
  children,
  ...rest
}: SearchBoxProps) {
  const isHydrated = useHydrated();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element yet
    <div role="search" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 [transform:translateY(-50%)] text-ink-soft"
      />
      <input
        {...rest}
        id={id}
        type="search"
        maxLength={200}
        readOnly={!isHydrated}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        className={`block w-full rounded-pill border border-line-strong bg-raised py-2 pl-12 text-ink placeholder:text-ink-soft ${look}`}
      />
      {children}
    </div>
  );
}

import { Search } from 'lucide-react';
import { useId } from 'react';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
}

export function SearchBox({ label, placeholder, value, onType }: SearchBoxProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element yet
    <div role="search" className="relative min-w-0 flex-auto sm:min-w-64">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <input
        id={id}
        type="search"
        value={value}
        maxLength={200}
        placeholder={placeholder}
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        className="block min-h-11 w-full rounded-pill border border-line-strong bg-raised py-2 pr-4 pl-12 text-ink placeholder:text-ink-soft"
      />
    </div>
  );
}

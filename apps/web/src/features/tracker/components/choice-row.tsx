import { type ReactNode, useId } from 'react';

interface ChoiceRowProps<T extends string> {
  label: string;
  choices: readonly T[];
  chosen: T | null;
  onChoose: (choice: T) => void;
  children: (choice: T) => ReactNode;
}

/** A few buttons of which one is pressed. */
export function ChoiceRow<T extends string>({
  label,
  choices,
  chosen,
  onChoose,
  children,
}: ChoiceRowProps<T>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, as the specification has them, not fields of a form
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
            className="inline-flex min-h-11 grow basis-0 items-center justify-center gap-1.5 rounded-pill border border-line-strong bg-raised px-1.5 font-semibold text-ink text-sm transition-colors duration-150 hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
          >
            {children(choice)}
          </button>
        ))}
      </div>
    </div>
  );
}

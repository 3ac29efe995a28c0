import { type ComponentProps, useId } from 'react';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** `above`: as a field of a form. `beside`: as a filter. `hidden`: where the place itself explains it. */
  place?: 'above' | 'beside' | 'hidden';
  hint?: string;
}

const LABELS = { above: 'font-semibold text-ink', beside: 'text-ink-soft text-sm', hidden: 'sr-only' };

/** A choice of the browser's own making. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChoose,
  place = 'above',
  hint,
  ...rest
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div
      className={
        place === 'beside'
          ? 'flex min-w-0 max-w-full flex-wrap items-center gap-x-2 gap-y-1'
          : 'flex min-w-0 flex-col gap-1.5'
      }
    >
      <label htmlFor={id} className={LABELS[place]}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <select
        {...rest}
        id={id}
        value={value}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
        className="min-h-11 min-w-0 max-w-full rounded-field border border-line-strong bg-raised px-2.5 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

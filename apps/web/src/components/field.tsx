import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

interface Wording {
  label: string;
  hint?: string | undefined;
  /** Why the value is not accepted; announced when it appears. */
  error?: string | undefined;
  /** The `id` of a text elsewhere that says so of this field, as one above a form does. */
  faultId?: string | undefined;
  /** The label is read aloud but not shown: only where the place itself explains the field. */
  hideLabel?: boolean;
}

const INPUT =
  'block w-full min-h-11 rounded-field border border-line-strong bg-raised px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger';

export function Field({
  label,
  hint,
  error,
  faultId,
  hideLabel,
  className = '',
  onEnter,
  ...input
}: Wording & ComponentProps<'input'> & { onEnter?: () => void }) {
  return (
    <Labelled {...{ label, hint, error, faultId, hideLabel }}>
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...(onEnter && { onKeyDown: (event) => isEnter(event) && onEnter() })}
          {...wiring}
          className={`${INPUT} ${className}`}
        />
      )}
    </Labelled>
  );
}

/** Keeps Enter from sending the form. That of an input method only ends a word. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  return !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229;
}

export function TextArea({
  label,
  hint,
  error,
  faultId,
  hideLabel,
  className = '',
  ...input
}: Wording & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, hint, error, faultId, hideLabel }}>
      {(wiring) => <textarea rows={3} {...input} {...wiring} className={`${INPUT} resize-y ${className}`} />}
    </Labelled>
  );
}

interface Wiring {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

function Labelled({
  label,
  hint,
  error,
  faultId,
  hideLabel,
  children,
}: { [K in keyof Wording]: Wording[K] | undefined } & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, faultId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-ink'}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        ...((error || faultId) && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
      <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  );
}

import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

interface ChipFieldProps {
  label: string;
  placeholder: string;
  /** What adding is called, what the list of chips is called, and what taking one away is called. */
  add: string;
  listLabel: string;
  remove: (chip: string) => string;
  chips: readonly string[];
  /** Stands before each word. */
  sign?: string;
  isFull?: boolean;
  /** Why a text cannot be added. */
  faultOf?: (text: string) => string | undefined;
  onAdd: (text: string) => void;
  onRemove: (chip: string) => void;
}

/** Words of one's own, each added by Enter or the button, and each removable. */
export function ChipField({ label, placeholder, add, isFull = false, faultOf, ...props }: ChipFieldProps) {
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const fault = faultOf?.(text);
  const submit = () => {
    if (isFull || fault) return;
    props.onAdd(text);
    setText('');
  };
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={label}
            placeholder={placeholder}
            error={fault}
            value={text}
            readOnly={!isHydrated || isFull}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => isAddKey(event) && submit()}
          />
        </div>
        <Button
          variant="secondary"
          className="max-sm:px-3.5"
          disabled={!text.trim() || isFull || fault !== undefined}
          onClick={submit}
        >
          <Plus aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{add}</span>
        </Button>
      </div>
      <Chips {...props} />
    </>
  );
}

type ChipsProps = Pick<ChipFieldProps, 'chips' | 'listLabel' | 'remove' | 'sign' | 'onRemove'>;

function Chips({ chips, listLabel, remove, sign, onRemove }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={listLabel} className="flex list-none flex-wrap gap-2 p-0">
      {chips.map((chip) => (
        <li key={chip}>
          <button
            type="button"
            aria-label={remove(chip)}
            onClick={() => onRemove(chip)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 font-semibold text-brand-ink text-sm wrap-anywhere hover:bg-sunken"
          >
            {sign}
            {chip}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Enter adds a word and never sends the form; an Enter of an input method does neither. */
function isAddKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  return !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229;
}

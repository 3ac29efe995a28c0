import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { Day } from '../days.ts';
import { withoutSymptom, withSymptom } from '../records.ts';
import { trackerActions } from '../state.ts';
import { useRecord } from './use-record.ts';

/** A chip for each symptom, and the ways to add one: words of one's own or an ordinary one. */
export function SymptomList({ day }: { day: Day }) {
  const { day: words } = useMessages('tracker');
  const { symptoms } = useRecord(day);
  const [text, setText] = useState('');
  const add = (symptom: string) => trackerActions().edit(day, (record) => withSymptom(record, symptom));
  const addText = () => {
    add(text);
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={words.symptoms}
            placeholder={words.addSymptom}
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setText(target.value)}
            onEnter={addText}
          />
        </div>
        <Button variant="secondary" className="max-sm:px-3.5" disabled={!text.trim()} onClick={addText}>
          <X aria-hidden="true" className="size-4 [transform:rotate(45deg)]" />
          <span className="max-sm:sr-only">{words.add}</span>
        </Button>
      </div>
      <Chips
        symptoms={symptoms}
        onRemove={(symptom) => trackerActions().edit(day, (record) => withoutSymptom(record, symptom))}
      />
      <Suggestions known={symptoms} onAdd={add} />
    </div>
  );
}

function Chips({ symptoms, onRemove }: { symptoms: string[]; onRemove: (symptom: string) => void }) {
  const { day: words } = useMessages('tracker');
  if (symptoms.length === 0) return null;
  return (
    <ul aria-label={words.symptoms} className="flex list-none flex-wrap gap-2 p-0">
      {symptoms.map((symptom) => (
        <li key={symptom}>
          <button
            type="button"
            aria-label={words.remove(symptom)}
            onClick={({ currentTarget }) => {
              const next = nextTo(currentTarget);
              onRemove(symptom);
              next?.focus();
            }}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 font-semibold text-brand-ink text-sm wrap-anywhere hover:bg-sunken"
          >
            {symptom}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the focus goes when a chip leaves: to the next one, the one before, or the field. */
function nextTo(chip: HTMLElement): HTMLElement | null | undefined {
  const item = chip.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  return (neighbour ?? item?.parentElement?.parentElement)?.querySelector<HTMLElement>('button, input');
}

function Suggestions({ known, onAdd }: { known: string[]; onAdd: (symptom: string) => void }) {
  const { day: words } = useMessages('tracker');
  const left = words.oftenNoted.filter((symptom) => !known.includes(symptom));
  if (left.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: shortcuts, not fields of a form
    <div role="group" aria-label={words.often} className="flex flex-wrap gap-2">
      {left.map((symptom) => (
        <button
          key={symptom}
          type="button"
          onClick={() => onAdd(symptom)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line-strong border-dashed px-3 text-ink-soft text-sm hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-3.5 [transform:rotate(45deg)]" />
          {symptom}
        </button>
      ))}
    </div>
  );
}

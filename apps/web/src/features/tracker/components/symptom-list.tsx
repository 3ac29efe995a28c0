import { Plus } from 'lucide-react';
import { ChipField } from '../../../components/chip-field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { Day } from '../days.ts';
import { withoutSymptom, withSymptom } from '../records.ts';
import { trackerActions } from '../state.ts';
import { useRecord } from './use-record.ts';

/** A chip for each symptom, and the ways to add one: words of one's own or an ordinary one. */
export function SymptomList({ day }: { day: Day }) {
  const { day: words } = useMessages('tracker');
  const { symptoms } = useRecord(day);
  const add = (symptom: string) => trackerActions().edit(day, (record) => withSymptom(record, symptom));
  return (
    <div className="flex flex-col gap-2">
      <ChipField
        label={words.symptoms}
        placeholder={words.addSymptom}
        add={words.add}
        listLabel={words.symptoms}
        remove={words.remove}
        chips={symptoms}
        onAdd={add}
        onRemove={(symptom) => trackerActions().edit(day, (record) => withoutSymptom(record, symptom))}
      />
      <Suggestions known={symptoms} onAdd={add} />
    </div>
  );
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
          <Plus aria-hidden="true" className="size-3.5" />
          {symptom}
        </button>
      ))}
    </div>
  );
}

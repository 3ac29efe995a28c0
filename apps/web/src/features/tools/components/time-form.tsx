import { HOURS_OF } from '@salama/assistant/clocks/steps.ts';
import { type DayTexts, TIME_UNITS, type TimeUnit } from '@salama/content/tool-types.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';

interface TimeFormProps {
  days: DayTexts;
  ask: string;
  /** The unit that is usual here. */
  unit: TimeUnit;
  /** Hours; undefined shows every time again. */
  onTell: (hours: number | undefined) => void;
}

/** A number and a unit. Nothing leaves the page. */
export function TimeForm({ days, ask, unit: usual, onTell }: TimeFormProps) {
  const { words, units } = days;
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState(usual);
  const [error, setError] = useState<string>();
  const tell = () => {
    const isNumber = /^\d{1,3}$/.test(amount.trim());
    setError(isNumber ? undefined : words.unreadable);
    if (isNumber) onTell(Number(amount) * HOURS_OF[unit]);
  };
  const showAll = () => {
    setAmount('');
    setError(undefined);
    onTell(undefined);
  };
  return (
    <form
      autoComplete="off"
      noValidate
      className="no-print mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <fieldset>
        <legend className="font-semibold">{ask}</legend>
        <div className="mt-2 flex flex-wrap items-start gap-3">
          <div className="w-24">
            <Field
              label={words.amount}
              hideLabel
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              error={error}
              onChange={({ target }) => setAmount(target.value)}
            />
          </div>
          <Select
            label={words.unit}
            place="hidden"
            value={unit}
            options={TIME_UNITS.map((value) => ({ value, label: units[value] }))}
            onChoose={setUnit}
          />
          <Button type="submit">{words.show}</Button>
          <Button variant="quiet" onClick={showAll}>
            {words.everything}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

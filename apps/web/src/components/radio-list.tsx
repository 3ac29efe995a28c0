import { useId } from 'react';

interface RadioListProps<Value extends string> {
  legend: string;
  /** The legend is read aloud but not shown: only where the place itself explains the choice. */
  hideLegend?: boolean;
  values: readonly Value[];
  names: Record<Value, string>;
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of several sentences, one under the other. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, hideLegend = false, values, names, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="flex flex-col">
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {values.map((one) => (
        <label
          key={one}
          className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChoose(one)}
            className="size-5 shrink-0 accent-brand"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

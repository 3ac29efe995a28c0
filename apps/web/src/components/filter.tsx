import { Select } from './select.tsx';

interface FilterProps<Value extends string> {
  label: string;
  /** What showing everything is called. */
  all: string;
  values: readonly Value[];
  names: Record<Value, string>;
  /** Undefined shows everything. */
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Narrows a list to one value of a kind. */
export function Filter<Value extends string>(props: FilterProps<Value>) {
  const { label, all, values, names, value, onChoose } = props;
  return (
    <Select<Value | ''>
      label={label}
      place="beside"
      value={value ?? ''}
      options={[{ value: '', label: all }, ...values.map((one) => ({ value: one, label: names[one] }))]}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    />
  );
}

interface CheckListProps<Value extends string> {
  legend: string;
  /** The legend is read aloud but not shown: only where the place itself explains the choice. */
  hideLegend?: boolean;
  choices: readonly { id: Value; text: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

/** Any of several sentences, one under the other. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, hideLegend = false, choices, chosen, onToggle } = props;
  return (
    <fieldset className="flex flex-col">
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {choices.map(({ id, text }) => (
        <label
          key={id}
          className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken"
        >
          <input
            type="checkbox"
            autoComplete="off"
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
            className="size-5 shrink-0 accent-brand"
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';

export interface Series {
  name: string;
  /** One number for each label. */
  values: readonly number[];
}

interface ColumnChartProps {
  title: string;
  /** What the columns stand for, and the heading of that column in the table. */
  labels: readonly string[];
  labelsTitle: string;
  series: readonly Series[];
  texts: { showTable: string; none: string };
}

/** Told apart by place in the stack and in the legend; the table behind says the same in numbers. */
const FILLS = ['fill-brand', 'fill-sun', 'fill-clay', 'fill-info', 'fill-success', 'fill-line-strong'];
const HEIGHT = 100;
const STEP = 10;
const WIDTH = 7;

/** Columns that stack what belongs to one label, with their numbers in a table behind. */
export function ColumnChart({ title, labels, labelsTitle, series, texts }: ColumnChartProps) {
  const id = useId();
  const totals = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const most = Math.max(...totals, 0);
  return (
    <figure aria-labelledby={id} className="flex flex-col gap-3">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      {most === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <>
          <Legend series={series} />
          <Columns series={series} labels={labels} most={most} />
          <details>
            <summary className="flex min-h-11 w-fit items-center text-brand-ink text-sm underline">
              {texts.showTable}
            </summary>
            <NumberTable {...{ title, labels, labelsTitle, series }} />
          </details>
        </>
      )}
    </figure>
  );
}

function Legend({ series }: Pick<ColumnChartProps, 'series'>) {
  if (series.length < 2) return null;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
      {series.map(({ name }, at) => (
        <li key={name} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            width="12"
            height="12"
            viewBox="0 0 10 10"
            className={`size-3 ${FILLS[at % FILLS.length]}`}
          >
            <rect width="10" height="10" rx="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Columns({ series, labels, most }: Pick<ColumnChartProps, 'series' | 'labels'> & { most: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1">
      <p className="text-ink-soft text-sm">{most}</p>
      <svg
        aria-hidden="true"
        width="100%"
        height="160"
        viewBox={`0 0 ${labels.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line-strong border-b bg-sunken/50"
      >
        {labels.map((label, at) => (
          <g key={label}>
            {stackOf(series, at, most).map(({ name, from, height, fill }) => (
              <rect
                key={name}
                x={at * STEP + (STEP - WIDTH) / 2}
                y={HEIGHT - from - height}
                width={WIDTH}
                height={height}
                className={fill}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="flex justify-between text-ink-soft text-sm">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </p>
    </div>
  );
}

function stackOf(series: readonly Series[], at: number, most: number) {
  let from = 0;
  return series.map(({ name, values }, place) => {
    const height = ((values[at] ?? 0) / most) * HEIGHT;
    const part = { name, from, height, fill: FILLS[place % FILLS.length] };
    from += height;
    return part;
  });
}

function NumberTable({ title, labels, labelsTitle, series }: Omit<ColumnChartProps, 'texts'>) {
  return (
    <section
      aria-label={title}
      // A region that scrolls must be reached by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-field border border-line"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="px-3 py-2">
              {labelsTitle}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="px-3 py-1.5 font-normal">
                {label}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-3 py-1.5 tabular-nums">
                  {values[at] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

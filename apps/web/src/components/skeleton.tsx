const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'];

/** Grey lines where text will stand; `label` tells a screen reader what is being fetched. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="flex flex-col gap-3 scripts-only">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span
          key={line}
          aria-hidden="true"
          className={`block h-4 animate-pulse rounded-md bg-sunken ${WIDTHS[line % WIDTHS.length]}`}
        />
      ))}
    </div>
  );
}

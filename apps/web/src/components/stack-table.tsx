import type { ReactNode } from 'react';

interface StackTableProps {
  /** What the table holds, for those who do not see it. */
  caption: string;
  columns: readonly string[];
  /** `StackRow`s. */
  children: ReactNode;
}

/** Written out because a browser forgets them as soon as rows are laid out as anything but rows. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table that becomes a list of cards on a phone. */
export function StackTable({ caption, columns, children }: StackTableProps) {
  return (
    <table {...ROLES.table} className="block w-full border-collapse text-left sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.rowgroup} className="hidden border-line-strong border-b sm:table-header-group">
        <tr {...ROLES.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...ROLES.columnheader}
              scope="col"
              className="px-3 py-2.5 text-ink-soft text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="block sm:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

export function StackRow({ children }: { children: ReactNode }) {
  return (
    <tr
      {...ROLES.row}
      className="flex flex-col gap-2 border-line border-b py-4 last:border-b-0 sm:table-row sm:py-0 sm:hover:bg-sunken/60"
    >
      {children}
    </tr>
  );
}

interface StackCellProps {
  /** Its column, shown beside the value on a phone; the first cell of a row needs none there. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export function StackCell({ label, className = '', children }: StackCellProps) {
  return (
    <td
      {...ROLES.cell}
      className={`flex min-w-0 items-baseline gap-3 sm:table-cell sm:px-3 sm:py-3 sm:align-middle ${className}`}
    >
      {label && <span className="w-24 shrink-0 text-ink-soft text-sm sm:hidden">{label}</span>}
      <div className="min-w-0 flex-1">{children}</div>
    </td>
  );
}

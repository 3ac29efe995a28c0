import type { Method, MethodTable as Table } from '@salama/content/tool-types.ts';
import { useState } from 'react';
import { Filter } from '../../../components/filter.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Select } from '../../../components/select.tsx';
import { StackCell, StackRow, StackTable } from '../../../components/stack-table.tsx';
import { PrintButton } from './print-button.tsx';

interface MethodTableProps {
  table: Table;
  onPrint: () => void;
}

type Order = 'byEffect' | 'byTime';
const ORDERS: readonly Order[] = ['byEffect', 'byTime'];

/** Every method with what it does; a list of cards on a phone. Without scripts all of it stands there. */
export function MethodTable({ table, onPrint }: MethodTableProps) {
  const { words, columns, wishes } = table;
  const [wish, setWish] = useState<string>();
  const [order, setOrder] = useState<Order>('byEffect');
  const shown = arranged(table, wish, order);
  const names = Object.fromEntries(wishes.map(({ id, text }) => [id, text]));
  return (
    <>
      <div className="scripts-only no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <Filter
          label={words.wish}
          all={words.all}
          values={wishes.map(({ id }) => id)}
          names={names}
          value={wish}
          onChoose={setWish}
        />
        <Select
          label={words.order}
          place="beside"
          value={order}
          options={ORDERS.map((value) => ({ value, label: words[value] }))}
          onChoose={setOrder}
        />
        <PrintButton label={words.print} onPrint={onPrint} />
      </div>
      <p className="mt-4 text-ink-soft text-sm">{words.note}</p>
      <p role="status" className="sr-only">
        {wish && words.shown.replace('{count}', String(shown.length))}
      </p>
      <div className="mt-2 overflow-x-auto text-sm">
        <StackTable caption={words.title} columns={[words.method, ...columns.map(({ text }) => text)]}>
          {shown.map((method) => (
            <MethodRow key={method.id} method={method} columns={columns} />
          ))}
        </StackTable>
      </div>
      <p className="mt-4">
        <PageLink to="/learn/side-by-side" className="inline-flex min-h-11 items-center">
          {words.article}
        </PageLink>
      </p>
    </>
  );
}

function MethodRow({ method, columns }: { method: Method; columns: Table['columns'] }) {
  return (
    <StackRow>
      <StackCell className="font-semibold">
        <PageLink to={`/learn/${method.more}`} className="inline-flex min-h-11 items-center">
          {method.name}
        </PageLink>
      </StackCell>
      {columns.map(({ id, text }, at) => (
        <StackCell key={id} label={text}>
          {method.cells[at]}
        </StackCell>
      ))}
    </StackRow>
  );
}

function arranged({ methods, longest }: Table, wish: string | undefined, order: Order): Method[] {
  const wished = methods.filter((method) => wish === undefined || method.for.includes(wish));
  if (order === 'byEffect') return wished;
  return wished.toSorted((one, other) => longest.indexOf(one.id) - longest.indexOf(other.id));
}

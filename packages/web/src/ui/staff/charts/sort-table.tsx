import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { ArrowDownIcon } from '@hub/web/parts';
import css from './charts.module.css';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export type SortColumn<Row> = {
  id: string;
  head: string;
  /** What it is sorted by; what has none stands last. */
  value: (row: Row) => number | undefined;
  cell: (row: Row) => ReactNode;
};
export type SortTableProps<Row> = {
  caption: string;
  name: { head: string; cell: (row: Row) => ReactNode };
  columns: readonly SortColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  first: string;
};

export function SortTable<Row extends object>({ caption, name, columns, rows, keyOf, first }: SortTableProps<Row>) {
  const [sorting, setSorting] = useState<SortingState>([{ id: first, desc: true }]);
  const helper = useMemo(() => createColumnHelper<typeof features, Row>(), []);
  const defs = useMemo(
    () =>
      helper.columns(
        columns.map(({ id, head, value, cell }) =>
          helper.accessor(value, {
            id,
            header: head,
            cell: ({ row }) => cell(row.original),
            sortDescFirst: true,
            sortUndefined: 'last',
          }),
        ),
      ),
    [columns, helper],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: keyOf,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: setSorting,
  });
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name.head}</th>
            {heads.map((head) => {
              const sorted = head.column.getIsSorted();
              return (
                <th
                  key={head.id}
                  scope="col"
                  className={css.number}
                  aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={css.sort}
                    data-sorted={sorted || undefined}
                    onClick={head.column.getToggleSortingHandler()}
                  >
                    <table.FlexRender header={head} />
                    <ArrowDownIcon />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{name.cell(row.original)}</th>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={css.number}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

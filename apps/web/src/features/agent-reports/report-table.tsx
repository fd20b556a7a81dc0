import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  head: string;
  render: (row: Row) => ReactNode;
  /** Words stand left, figures right. */
  words?: boolean;
  /** Stands beside the name on a phone. */
  main?: boolean;
  /** Nothing to tell of this row: a dash in the table, and no line on a card. */
  isEmpty?: (row: Row) => boolean;
};

type ReportTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
};

/** A table where there is room; the same rows as cards on a phone. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  return (
    <>
      <Cards {...props} />
      <Wide {...props} />
    </>
  );
}

function Cards<Row>({ caption, rows, keyOf, columns: [name, ...others] }: ReportTableProps<Row>) {
  const main = others.find((column) => column.main);
  return (
    <ul
      aria-label={caption}
      className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-xl lg:hidden"
    >
      {rows.map((row) => (
        <li key={keyOf(row)} className="flex flex-col gap-2 px-3 py-3">
          <div className="flex items-center justify-between gap-3">
            <span className="min-w-0 font-semibold">{name.render(row)}</span>
            {main !== undefined && (
              <span className="font-semibold whitespace-nowrap">{main.render(row)}</span>
            )}
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-xs sm:grid-cols-4">
            {others
              .filter((column) => column !== main && column.isEmpty?.(row) !== true)
              .map((column) => (
                <div key={column.key} className="flex flex-wrap justify-between gap-x-2 sm:flex-col">
                  <dt className="text-muted">{column.head}</dt>
                  <dd className="tabular-nums">{column.render(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** From so many columns on they stand closer, so that what is usual fits beside the menu at 1440 px. */
const MANY = 10;

function Wide<Row>({ caption, rows, keyOf, columns }: ReportTableProps<Row>) {
  const closer = columns.length >= MANY;
  const cellOf = ({ words = false }: Column<Row>, index: number): string =>
    clsx(
      'py-3 first:pl-4 last:pr-4',
      closer ? 'px-2' : 'px-3',
      words || index === 0 ? 'text-left' : 'text-right tabular-nums',
    );
  return (
    <section
      // It scrolls by itself where the columns are many, with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={caption}
      className="bg-surface shadow-low overflow-x-auto rounded-xl max-lg:hidden"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(cellOf(column, index), 'align-bottom font-medium')}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="odd:bg-raised/35">
              {columns.map((column, index) => (
                <td key={column.key} className={clsx(cellOf(column, index), 'whitespace-nowrap')}>
                  {column.isEmpty?.(row) === true ? (
                    <span className="text-muted">–</span>
                  ) : (
                    column.render(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

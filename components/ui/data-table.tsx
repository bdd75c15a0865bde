export interface Column<Row> {
  header: string;
  /** The header with what explains it, where something does. */
  explained?: React.ReactNode;
  cell: (row: Row) => React.ReactNode;
  /** Dates keep their line. */
  nowrap?: boolean;
  /** Counts keep their line too, and stand under each other digit by digit. */
  count?: boolean;
  /** Names and titles: the table scrolls rather than breaks each of them into many lines. */
  wide?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** What scripts find a row by. */
  rowAttributes?: (row: Row) => RowAttributes;
  /** Less room between the rows. */
  dense?: boolean;
}

function formOf({ nowrap, count, wide }: Pick<Column<never>, 'nowrap' | 'count' | 'wide'>): string {
  if (count) return 'whitespace-nowrap text-right tabular-nums';
  if (nowrap) return 'whitespace-nowrap';
  return wide ? 'min-w-60' : 'min-w-32';
}

type RowAttributes = { tabIndex?: number } & Record<`data-${string}`, string | undefined>;

/**
 * A real table that scrolls inside itself where the screen is narrow; the scrolling part can be reached by keyboard
 * (WCAG 2.1.1). It is positioned, so that text for screen readers alone does not stick out of it.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, ...rest }: DataTableProps<Row>) {
  const { rowAttributes, dense = false } = rest;
  const room = dense ? 'py-0.5' : 'py-1.5';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="relative overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {columns.map(({ header, explained, count }) => (
              <th
                key={header}
                scope="col"
                className={`whitespace-nowrap py-1.5 pr-4 font-medium ${count ? 'text-right' : ''}`}
              >
                {explained ?? header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} {...rowAttributes?.(row)} className="align-top">
              {columns.map(({ header, cell, ...form }) => (
                <td key={header} className={`${room} pr-4 ${formOf(form)}`}>
                  {cell(row) ?? <span className="text-muted">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

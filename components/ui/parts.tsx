import { type ComponentProps, Fragment } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { outsideLink } from '@/lib/shared/links';
import { uiWords } from '@/lib/words/controls';
import { PAGE_LINK, STAYS } from './shortcuts';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** False to keep the scroll position. */
  scroll?: boolean;
}

/**
 * A link to one of our pages, without a component in the browser, because pages have many. It is never prefetched, because
 * loading a page may spend a remote call.
 */
export function Link({ href, scroll = true, ...rest }: LinkProps) {
  return <a {...rest} href={href} {...{ [PAGE_LINK]: scroll ? '' : STAYS }} />;
}

/** A link from a source; plain text if the address is not safe. */
export function OutsideLink({ url, children }: { url: string | null | undefined; children: React.ReactNode }) {
  const href = outsideLink(url);
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel="noopener noreferrer external" className="underline">
      {children}
    </a>
  );
}

export interface Crumb {
  href: string;
  label: string;
}

/** The breadcrumb of a page, outermost first; the page itself is the heading. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const { above } = useWords(uiWords);
  return (
    <nav aria-label={above} className="text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {crumbs.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li>
              <Link href={href} className="underline">
                <bdi>{label}</bdi>
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

export interface Column<Row> {
  header: string;
  /** The header with its explanation, if there is one. */
  explained?: React.ReactNode;
  cell: (row: Row) => React.ReactNode;
  /** For dates: no line breaks. */
  nowrap?: boolean;
  /** For counts: no line breaks, and aligned digits. */
  count?: boolean;
  /** For names and titles: the table scrolls instead of breaking them into many lines. */
  wide?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** Attributes by which scripts find a row. */
  rowAttributes?: (row: Row) => RowAttributes;
  /** Less space between rows. */
  dense?: boolean;
}

function formOf({ nowrap, count, wide }: Pick<Column<never>, 'nowrap' | 'count' | 'wide'>): string {
  if (count) return 'whitespace-nowrap text-right tabular-nums';
  if (nowrap) return 'whitespace-nowrap';
  return wide ? 'min-w-60' : 'min-w-32';
}

type RowAttributes = { tabIndex?: number } & Record<`data-${string}`, string | undefined>;

/**
 * A table that scrolls horizontally on narrow screens; the scrolling part is focusable (WCAG 2.1.1). It is positioned,
 * so that text for screen readers does not overflow it.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, ...rest }: DataTableProps<Row>) {
  const { rowAttributes, dense = false } = rest;
  const room = dense ? 'py-0.5' : 'py-1.5';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
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

interface TextSectionProps {
  heading: string;
  points?: readonly string[];
  children?: React.ReactNode;
}

/** A section of a page of plain text: a list of points, or anything else. */
export const TextSection = ({ heading, points = [], children }: TextSectionProps) => (
  <section className="mt-8">
    <h2 className="text-2xl">{heading}</h2>
    {points.length > 0 && (
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {children}
  </section>
);

export interface Fact {
  label: string;
  /** The label with its explanation, if there is one. */
  explained?: React.ReactNode;
  /** Null or undefined is shown as unknown, because a gap is information too. */
  value: React.ReactNode;
  /** Below the value. */
  note?: React.ReactNode;
}

export function Facts({ facts }: { facts: Fact[] }) {
  const { notKnown } = useWords(uiWords);
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ label, explained, value, note }) => (
        <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 py-2">
          <dt className="text-muted">{explained ?? label}</dt>
          <dd>
            {value ?? <span className="text-muted italic">{notKnown}</span>}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

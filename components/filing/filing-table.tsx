import type { Filing } from '@/lib/contract/filing';
import type { Price } from '@/lib/contract/meter';
import { codeOf, typeOf } from '@/lib/filing/filter';
import { dayOf } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { type Column, DataTable } from '../ui/data-table';
import { Link } from '../ui/link';
import { OutsideLink } from '../ui/outside-link';

/** What opening the filing's own page would cost, by its address. */
type Prices = ReadonlyMap<string, Price> | undefined;

function TitleCell({ filing, prices }: { filing: Filing; prices: Prices }) {
  const { id, title, description } = filing;
  const type = typeOf(filing);
  return (
    <>
      <Link href={links.filing(id)} className="underline">
        <bdi>{title}</bdi>
      </Link>{' '}
      <PriceTag price={prices?.get(links.filing(id))} />
      {type !== title && (
        <span className="block text-muted">
          <bdi>{type}</bdi>
        </span>
      )}
      {description && description !== title && (
        <span className="block text-muted">
          <bdi>{description}</bdi>
        </span>
      )}
    </>
  );
}

function DocumentCell({ url, title, date }: Filing) {
  return (
    <OutsideLink url={url}>
      Open
      <span className="sr-only">
        : <bdi>{title}</bdi>, {date}
      </span>
    </OutsideLink>
  );
}

/** What is told of a filing in a row. */
export const filingColumns = (prices: Prices): Column<Filing>[] => [
  {
    header: 'Date',
    nowrap: true,
    cell: ({ date }) => (date ? <time dateTime={dayOf(date)}>{dayOf(date)}</time> : 'not known'),
  },
  { header: 'Filing', cell: (filing) => <TitleCell filing={filing} prices={prices} /> },
  { header: 'Code', nowrap: true, cell: codeOf },
  { header: 'Document', nowrap: true, cell: (filing) => filing.url && <DocumentCell {...filing} /> },
];

interface FilingTableProps {
  filings: Filing[];
  caption?: string;
  prices?: Prices;
}

export function FilingTable({ filings, caption = 'Filings, newest first', prices }: FilingTableProps) {
  return <DataTable caption={caption} columns={filingColumns(prices)} rows={filings} keyOf={({ id }) => id} />;
}

import { PriceTag } from '@/components/quota/price-tag';
import type { Filing } from '@/lib/contract/filing';
import type { Price } from '@/lib/contract/quota';
import { codeOf, typeOf } from '@/lib/records/filing/filter';
import { dayOf } from '@/lib/records/format/days';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { filingWords } from '@/lib/words/event';
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
  const { columns } = useWords(filingWords);
  return (
    <OutsideLink url={url}>
      {columns.open}
      <span className="sr-only">
        : <bdi>{title}</bdi>, {date}
      </span>
    </OutsideLink>
  );
}

/** What is told of a filing in a row. */
export const filingColumns = (prices: Prices, words: typeof filingWords.en.columns): Column<Filing>[] => [
  {
    header: words.date,
    nowrap: true,
    cell: ({ date }) => (date ? <time dateTime={dayOf(date)}>{dayOf(date)}</time> : words.notKnown),
  },
  { header: words.filing, wide: true, cell: (filing) => <TitleCell filing={filing} prices={prices} /> },
  { header: words.code, nowrap: true, cell: codeOf },
  { header: words.document, nowrap: true, cell: (filing) => filing.url && <DocumentCell {...filing} /> },
];

interface FilingTableProps {
  filings: Filing[];
  prices?: Prices;
}

export function FilingTable({ filings, prices }: FilingTableProps) {
  const { caption, columns } = useWords(filingWords);
  return <DataTable caption={caption} columns={filingColumns(prices, columns)} rows={filings} keyOf={({ id }) => id} />;
}

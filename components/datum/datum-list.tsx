import type { Attempt } from '@/lib/client/attempt';
import type { Page } from '@/lib/client/client';
import type { Datum } from '@/lib/contract/datum';
import type { Price } from '@/lib/contract/meter';
import { dayOf } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { datumTypeInWords } from '@/lib/statement/datum-words';
import { PriceTag } from '../allowance/price-tag';
import { ListFrame } from '../record/list-frame';
import { type Column, DataTable } from '../ui/data-table';
import { Link } from '../ui/link';

interface DatumListProps {
  data: Attempt<Page<Datum>>;
  page: number;
  hrefOf: (page: number) => string;
  prices?: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

const columnsFor = (prices: DatumListProps['prices']): Column<Datum>[] => [
  {
    header: 'What',
    cell: ({ id, title, data_type }) => (
      <>
        <Link href={links.datum(id)} className="underline">
          <bdi>{datumTypeInWords(data_type) || title}</bdi>
        </Link>{' '}
        <PriceTag price={prices?.get(links.datum(id))} />
      </>
    ),
  },
  { header: 'Says', cell: ({ description }) => description && <bdi>{description}</bdi> },
  {
    header: 'Changed',
    nowrap: true,
    cell: ({ updated_at, created_at }) => {
      const date = updated_at ?? created_at;
      return date && <time dateTime={date}>{dayOf(date)}</time>;
    },
  },
];

/** A page of a company's data items, the newest first. */
export function DatumList({ data, page, hrefOf, prices, now }: DatumListProps) {
  return (
    <ListFrame
      results={data}
      page={page}
      hrefOf={hrefOf}
      noun={['data item', 'data items']}
      of="this company"
      prices={prices}
      now={now}
    >
      {(items) => (
        <>
          <p className="max-w-prose text-muted text-sm">
            What other sources than the register say of the company: addresses, entries in other registers, ways to
            reach it. Newer facts of this kind come as statements.
          </p>
          <DataTable
            caption="Data items, newest first"
            columns={columnsFor(prices)}
            rows={items}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </ListFrame>
  );
}

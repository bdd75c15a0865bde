import { PriceTag } from '@/components/quota/price-tag';
import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/attempt';
import type { Datum } from '@/lib/contract/datum';
import type { Price } from '@/lib/contract/quota';
import { dayOf } from '@/lib/records/format/days';
import { datumTypeInWords, ownTitleOf } from '@/lib/records/statement/datum-words';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { datumWords } from '@/lib/words/statement';
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

type Words = typeof datumWords.en.columns;

const columnsFor = (prices: DatumListProps['prices'], words: Words, language: Language): Column<Datum>[] => [
  {
    header: words.what,
    cell: ({ id, title, data_type }) => (
      <>
        <Link href={links.datum(id)} className="underline">
          <bdi>{datumTypeInWords(data_type, language) || title}</bdi>
        </Link>{' '}
        <PriceTag price={prices?.get(links.datum(id))} />
      </>
    ),
  },
  {
    header: words.says,
    cell: (datum) => {
      const own = ownTitleOf(datum);
      return (
        <>
          {own && <bdi className="block">{own}</bdi>}
          {datum.description && <bdi className="block">{datum.description}</bdi>}
        </>
      );
    },
  },
  {
    header: words.changed,
    nowrap: true,
    cell: ({ updated_at, created_at }) => {
      const date = updated_at ?? created_at;
      return date && <time dateTime={date}>{dayOf(date)}</time>;
    },
  },
];

/** A page of a company's data items, the newest first. */
export function DatumList({ data, page, hrefOf, prices, now }: DatumListProps) {
  const words = useWords(datumWords);
  const { language } = useForms();
  return (
    <ListFrame results={data} page={page} hrefOf={hrefOf} list="data" prices={prices} now={now}>
      {(items) => (
        <>
          <p className="max-w-prose text-muted text-sm">{words.about}</p>
          <DataTable
            caption={words.caption}
            columns={columnsFor(prices, words.columns, language)}
            rows={items}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </ListFrame>
  );
}

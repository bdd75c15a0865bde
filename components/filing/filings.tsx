import { Choices } from '@/components/record/choices';
import { ListFrame } from '@/components/record/list-frame';
import { PriceTag } from '@/components/record/record-parts';
import { type Column, DataTable, Link, OutsideLink } from '@/components/ui/parts';
import type { Attempt } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import { NO_YEAR } from '@/lib/contract/extensions';
import type { Price } from '@/lib/contract/quota';
import type { Filing } from '@/lib/contract/records';
import {
  byYear,
  codeOf,
  type FilingChoices,
  type FilingFilter,
  type FilingYear,
  type FilteredFilings,
  filterFilings,
  typeOf,
} from '@/lib/records/filing/filter';
import { dayOf, type Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { filingWords } from '@/lib/words/event';

/** The price of opening each filing, by address. */
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
  const forms = useForms();
  return (
    <OutsideLink url={url}>
      {columns.open}
      <span className="sr-only">
        : <bdi>{title}</bdi>
        {date && `, ${forms.date(date)}`}
      </span>
    </OutsideLink>
  );
}

const filingColumns = (prices: Prices, words: typeof filingWords.en.columns, forms: Forms): Column<Filing>[] => [
  {
    header: words.date,
    nowrap: true,
    cell: ({ date }) => (date ? <time dateTime={dayOf(date)}>{forms.date(date)}</time> : words.notKnown),
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
  return (
    <DataTable
      caption={caption}
      columns={filingColumns(prices, columns, useForms())}
      rows={filings}
      keyOf={({ id }) => id}
    />
  );
}

interface FilingFiltersProps {
  choices: FilingChoices;
  filter: FilingFilter;
  hrefOf: (filter: FilingFilter) => string;
}

/** Filters by year and type, each with its number of filings on all pages. */
function FilingFilters({ choices: { years, types }, filter: { year, type }, hrefOf }: FilingFiltersProps) {
  const { filters: words } = useWords(filingWords);
  return (
    <nav aria-label={words.label} className="space-y-2 print:hidden">
      <Choices
        label={words.year}
        choices={years}
        current={year}
        wordsOf={(value) => (value === NO_YEAR ? words.noDate : value)}
        hrefOf={(value) => hrefOf({ page: 1, ...(type && { type }), ...(value && { year: value }) })}
      />
      <Choices
        label={words.type}
        choices={types}
        current={type}
        hrefOf={(value) => hrefOf({ page: 1, ...(year && { year }), ...(value && { type: value }) })}
      />
    </nav>
  );
}

/** `of`: the filings of the year on all pages, if known. */
function Year({ year, filings, of, columns }: FilingYear & { of: number | undefined; columns: Column<Filing>[] }) {
  const words = useWords(filingWords);
  const forms = useForms();
  return (
    <tbody className="divide-y divide-line">
      <tr className="border-line-strong border-b">
        <th scope="rowgroup" colSpan={columns.length} className="pt-6 pb-1">
          <span className="font-semibold font-serif text-xl">{year === NO_YEAR ? words.dateNotKnown : year}</span>
          {of !== undefined && (
            <span className="ml-3 font-normal text-muted text-sm">
              {filings.length < of ? words.some(forms, filings.length, of) : words.count(forms, of)}
            </span>
          )}
        </th>
      </tr>
      {filings.map((filing) => (
        <tr key={filing.id} className="break-inside-avoid align-top">
          {columns.map(({ header, cell, nowrap }) => (
            <td key={header} className={`py-1.5 pr-4 ${nowrap ? 'whitespace-nowrap' : 'min-w-32'}`}>
              {cell(filing) ?? <span className="text-muted">–</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** One table, so that all years share their columns; it scrolls like `DataTable`. */
function FilingYears({ filings, choices, prices }: Pick<FilteredFilings, 'filings' | 'choices'> & { prices: Prices }) {
  const words = useWords(filingWords);
  const counts = new Map(choices?.years.map(({ value, count }) => [value, count]));
  const columns = filingColumns(prices, words.columns, useForms());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
    <section className="relative overflow-x-auto" aria-label={words.captionByYear} tabIndex={0}>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{words.captionByYear}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className="whitespace-nowrap pr-4 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {byYear(filings).map((group) => (
          <Year key={group.year} {...group} of={counts.get(group.year)} columns={columns} />
        ))}
      </table>
    </section>
  );
}

interface FilingListProps {
  filings: Attempt<Page<Filing>>;
  filter: FilingFilter;
  hrefOf: (filter: FilingFilter) => string;
  prices?: ReadonlyMap<string, Price>;
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

/** A page of a company's filings by year, with filters by which all of them are counted. */
export function FilingList({ filings, filter, hrefOf, prices, now }: FilingListProps) {
  const { filters: words } = useWords(filingWords);
  const forms = useForms();
  const found = filings.value && filterFilings(filings.value, filter);
  const isFiltered = found?.choices !== undefined && (filter.year !== undefined || filter.type !== undefined);
  return (
    <div className="space-y-6">
      {found?.choices && <FilingFilters choices={found.choices} filter={filter} hrefOf={hrefOf} />}
      {isFiltered && (
        <p role="status" className="text-sm">
          {words.matching(forms, found.total_count)}{' '}
          <Link href={hrefOf({ page: 1 })} className="underline">
            {words.showAll}
          </Link>
        </p>
      )}
      <ListFrame
        results={
          found ? { value: { ...filings.value, items: found.filings, total_count: found.total_count } } : filings
        }
        page={filter.page}
        hrefOf={(page) => hrefOf({ ...filter, page })}
        list="filings"
        isFiltered={isFiltered}
        prices={prices}
        now={now}
      >
        {(items) => <FilingYears filings={items} choices={found?.choices} prices={prices} />}
      </ListFrame>
    </div>
  );
}

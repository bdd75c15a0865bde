import { PriceTag } from '@/components/quota/price-tag';
import { ListFrame } from '@/components/record/list-frame';
import { type Column, DataTable } from '@/components/ui/data-table';
import { Link } from '@/components/ui/link';
import { OutsideLink } from '@/components/ui/trail';
import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/page';
import type { Price } from '@/lib/contract/quota';
import type { Filing } from '@/lib/contract/records';
import {
  byYear,
  codeOf,
  type FilingChoice,
  type FilingFilter,
  type FilingYear,
  matchingFilings,
  NO_YEAR,
  typeChoices,
  typeOf,
  yearChoices,
} from '@/lib/records/filing/filter';
import { dayOf } from '@/lib/records/format/days';
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
  return (
    <OutsideLink url={url}>
      {columns.open}
      <span className="sr-only">
        : <bdi>{title}</bdi>, {date}
      </span>
    </OutsideLink>
  );
}

const filingColumns = (prices: Prices, words: typeof filingWords.en.columns): Column<Filing>[] => [
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

interface FilingFiltersProps {
  /** The filings of the loaded page; filtering others would need further requests. */
  filings: readonly Filing[];
  filter: FilingFilter;
  hrefOf: (filter: FilingFilter) => string;
}

const CHOICE =
  'inline-flex items-baseline gap-1.5 rounded-full border border-line-strong px-3 py-1 text-ink hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:text-on-accent';

interface ChoicesProps {
  label: string;
  choices: FilingChoice[];
  current: string | undefined;
  wordsOf?: (value: string) => string;
  /** The address with this value of the filter, or without one. */
  hrefOf: (value: string | undefined) => string;
}

/** One filter as a row of links; a click on the selected value removes it. */
function Choices({ label, choices, current, wordsOf = (value) => value, hrefOf }: ChoicesProps) {
  const { filters: words } = useWords(filingWords);
  const forms = useForms();
  if (choices.length < 2 && current === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm">
      <h2 className="w-12 font-sans font-semibold text-sm">{label}</h2>
      <ul aria-label={label} className="flex min-w-0 flex-1 basis-60 flex-wrap gap-1.5">
        {choices.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={hrefOf(value === current ? undefined : value)}
              aria-current={value === current ? 'true' : undefined}
              className={CHOICE}
            >
              <bdi>{wordsOf(value)}</bdi>
              <span className="opacity-75">{forms.count(count)}</span>
              {value === current && <span className="sr-only">{words.remove}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Filters by year and type, each with its number of filings on this page. */
function FilingFilters({ filings, filter, hrefOf }: FilingFiltersProps) {
  const { filters: words } = useWords(filingWords);
  const { year, type, ...rest } = filter;
  return (
    <nav aria-label={words.label} className="space-y-2 print:hidden">
      <Choices
        label={words.year}
        choices={yearChoices(filings, filter)}
        current={year}
        wordsOf={(value) => (value === NO_YEAR ? words.noDate : value)}
        hrefOf={(value) => hrefOf({ ...rest, ...(type && { type }), ...(value && { year: value }) })}
      />
      <Choices
        label={words.type}
        choices={typeChoices(filings, filter)}
        current={type}
        hrefOf={(value) => hrefOf({ ...rest, ...(year && { year }), ...(value && { type: value }) })}
      />
    </nav>
  );
}

function Year({ year, filings, columns }: FilingYear & { columns: Column<Filing>[] }) {
  const words = useWords(filingWords);
  const forms = useForms();
  return (
    <tbody className="divide-y divide-line">
      <tr className="border-line-strong border-b">
        <th scope="rowgroup" colSpan={columns.length} className="pt-6 pb-1">
          <span className="font-semibold font-serif text-xl">{year ?? words.dateNotKnown}</span>
          <span className="ml-3 font-normal text-muted text-sm">{words.count(forms, filings.length)}</span>
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
function FilingYears({ filings, prices }: { filings: readonly Filing[]; prices?: ReadonlyMap<string, Price> }) {
  const words = useWords(filingWords);
  const columns = filingColumns(prices, words.columns);
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
          <Year key={group.year ?? ''} {...group} columns={columns} />
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

/** The number of matching filings, and a note that other pages are not filtered. */
function Filtered({ shown, loaded, isWhole, href }: { shown: number; loaded: number; isWhole: boolean; href: string }) {
  const { filters: words } = useWords(filingWords);
  return (
    <p role="status" className="text-sm">
      {words.matching(useForms(), shown, loaded, isWhole)}{' '}
      <Link href={href} className="underline">
        {words.showAll}
      </Link>
    </p>
  );
}

/** A page of a company's filings by year, with filters for the loaded page. */
export function FilingList({ filings, filter, hrefOf, prices, now }: FilingListProps) {
  const hrefOfPage = (page: number) => hrefOf({ page });
  const isFiltered = filter.year !== undefined || filter.type !== undefined;
  return (
    <ListFrame results={filings} page={filter.page} hrefOf={hrefOfPage} list="filings" prices={prices} now={now}>
      {(items) => {
        const shown = matchingFilings(items, filter);
        const isWhole = (filings.value?.total_pages ?? 1) <= 1;
        return (
          <>
            <FilingFilters filings={items} filter={filter} hrefOf={hrefOf} />
            {isFiltered && (
              <Filtered shown={shown.length} loaded={items.length} isWhole={isWhole} href={hrefOfPage(filter.page)} />
            )}
            <FilingYears filings={shown} prices={prices} />
          </>
        );
      }}
    </ListFrame>
  );
}

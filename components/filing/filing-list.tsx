import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/attempt';
import type { Filing } from '@/lib/contract/filing';
import type { Price } from '@/lib/contract/meter';
import { type FilingFilter, matchingFilings } from '@/lib/records/filing/filter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { filingWords } from '@/lib/words/event';
import { ListFrame } from '../record/list-frame';
import { Link } from '../ui/link';
import { FilingFilters } from './filing-filters';
import { FilingYears } from './filing-years';

interface FilingListProps {
  filings: Attempt<Page<Filing>>;
  filter: FilingFilter;
  hrefOf: (filter: FilingFilter) => string;
  prices?: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

/** What a filter leaves of a page, and that it looked at no other page. */
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

/** A page of a company's filings by year, with filters over what is loaded. */
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

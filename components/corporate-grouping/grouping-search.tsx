import type { Page } from '@/lib/client/client';
import type { CorporateGrouping } from '@/lib/contract/corporate-grouping';
import type { Price } from '@/lib/contract/meter';
import { countInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Pager } from '../ui/pager';
import { GroupingResults } from './grouping-results';

interface GroupingSearchProps {
  q: string;
  found: Page<CorporateGrouping>;
  prices: ReadonlyMap<string, Price>;
}

/** The address of a page of the search. */
export function groupingPage(q: string, page: number): string {
  return links.corporateGroupingSearch(
    new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }),
  );
}

function NothingFound({ q }: { q: string }) {
  const companies = links.companySearch(new URLSearchParams({ q }));
  return (
    <p>
      {q === ''
        ? 'The register holds no groupings.'
        : 'Names are searched by how they begin, so a word from the middle finds nothing.'}{' '}
      {q !== '' && (
        <Link href={companies} className="underline">
          Search the companies for “<bdi>{q}</bdi>”
        </Link>
      )}
    </p>
  );
}

/** How many there are, and how many of them stand here. */
function totalInWords({ total_count, items }: Page<CorporateGrouping>): string {
  const total = plural(total_count, 'grouping');
  return items.length < total_count ? `${total}, ${countInWords(items.length)} shown` : total;
}

export function GroupingSearch({ q, found, prices }: GroupingSearchProps) {
  const { page, total_pages, items, left_out = 0 } = found;
  return (
    <>
      <p role="status" className="mt-6 mb-2 font-semibold font-serif text-xl">
        {totalInWords(found)}
      </p>
      {left_out > 0 && (
        <p className="mb-2 text-sm text-warn">{plural(left_out, 'entry', 'entries')} of this page could not be read.</p>
      )}
      {found.total_count === 0 ? <NothingFound q={q} /> : <GroupingResults groupings={items} prices={prices} />}
      <Pager
        page={page}
        totalPages={total_pages}
        hrefOf={(number) => groupingPage(q, number)}
        noteOf={(number) => <PriceTag price={prices.get(groupingPage(q, number))} />}
      />
    </>
  );
}

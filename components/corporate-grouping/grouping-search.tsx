import { Pager } from '@/components/record/pager';
import type { Page } from '@/lib/api/client';
import type { CorporateGrouping } from '@/lib/contract/corporate-grouping';
import type { Price } from '@/lib/contract/meter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
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
  const words = useWords(groupingWords);
  const companies = links.companySearch(new URLSearchParams({ q }));
  return (
    <p>
      {q === '' ? words.none : words.noneBeginsSo}{' '}
      {q !== '' && (
        <Link href={companies} className="underline">
          {words.searchCompanies(<bdi>{q}</bdi>)}
        </Link>
      )}
    </p>
  );
}

export function GroupingSearch({ q, found, prices }: GroupingSearchProps) {
  const words = useWords(groupingWords);
  const forms = useForms();
  const { page, total_pages, total_count, items, left_out = 0 } = found;
  const areAll = items.length >= total_count;
  return (
    <>
      <p role="status" className="mt-6 mb-2 font-semibold font-serif text-xl">
        {areAll ? words.total(forms, total_count) : words.totalShown(forms, total_count, items.length)}
      </p>
      {left_out > 0 && <p className="mb-2 text-sm text-warn">{words.leftOut(forms, left_out)}</p>}
      {total_count === 0 ? <NothingFound q={q} /> : <GroupingResults groupings={items} prices={prices} />}
      <Pager
        page={page}
        totalPages={total_pages}
        hrefOf={(number) => groupingPage(q, number)}
        noteOf={(number) => <PriceTag price={prices.get(groupingPage(q, number))} />}
      />
    </>
  );
}

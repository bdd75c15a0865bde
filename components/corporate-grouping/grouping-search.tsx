import { Pager } from '@/components/record/list-frame';
import { PriceTag } from '@/components/record/record-parts';
import { Link } from '@/components/ui/parts';
import type { Page } from '@/lib/api/registry';
import type { Price } from '@/lib/contract/quota';
import type { CorporateGrouping } from '@/lib/contract/records';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';

interface GroupingResultsProps {
  groupings: CorporateGrouping[];
  /** The price of opening each. */
  prices: ReadonlyMap<string, Price>;
}

function GroupingResults({ groupings, prices }: GroupingResultsProps) {
  const words = useWords(groupingWords);
  const forms = useForms();
  return (
    <ol className="divide-y divide-line border-line border-t">
      {groupings.map(({ name, updated_at, service_url }) => (
        <li key={service_url} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <h2 className="min-w-0 text-lg">
            <Link href={links.corporateGrouping(name)} className="hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <span className="flex items-baseline gap-x-3 text-muted text-sm">
            {updated_at && words.changed(forms, updated_at)}
            <PriceTag price={prices.get(links.corporateGrouping(name))} />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface GroupingSearchProps {
  q: string;
  found: Page<CorporateGrouping>;
  prices: ReadonlyMap<string, Price>;
}

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

import type { CorporateGrouping } from '@/lib/contract/corporate-grouping';
import type { Price } from '@/lib/contract/meter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';

interface GroupingResultsProps {
  groupings: CorporateGrouping[];
  /** What opening each would cost. */
  prices: ReadonlyMap<string, Price>;
}

export function GroupingResults({ groupings, prices }: GroupingResultsProps) {
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

import type { Holder } from '@/lib/compare/holders';
import { labelsOf } from '@/lib/compare/labels';
import type { Company } from '@/lib/contract/company';

/** Where something that is shared stands in each of the records. */
export function HolderList({ holders, companies }: { holders: Holder[]; companies: Company[] }) {
  const labels = labelsOf(companies);
  return (
    <ul className="text-muted text-sm">
      {holders.map(({ company, as, of }) => (
        <li key={`${company} ${as} ${of}`}>
          <bdi className="text-ink">{labels[company]}</bdi>: {as}
          {of && (
            <>
              , <bdi>{of}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

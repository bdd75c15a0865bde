import type { Company } from '@/lib/contract/company';
import type { Holder } from '@/lib/records/compare/holders';
import { labelsOf } from '@/lib/records/compare/labels';
import { useWords } from '@/lib/shared/language/use-words';
import { compareWords, comparisonWords } from '@/lib/words/company';

/** Where something that is shared stands in each of the records. */
export function HolderList({ holders, companies }: { holders: Holder[]; companies: Company[] }) {
  const labels = labelsOf(companies);
  const { roles } = useWords(compareWords);
  const words = useWords(comparisonWords);
  return (
    <ul className="text-muted text-sm">
      {holders.map(({ company, as, of }) => (
        <li key={`${company} ${as} ${of}`}>
          {words.holder(<bdi className="text-ink">{labels[company]}</bdi>, roles[as], of ? <bdi>{of}</bdi> : undefined)}
        </li>
      ))}
    </ul>
  );
}

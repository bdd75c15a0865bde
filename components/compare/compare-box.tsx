import type { CompanyItem } from '@/lib/contract/company';
import { companyReference } from '@/lib/shared/company-reference';
import { useWords } from '@/lib/shared/language/use-words';
import { compareChoiceWords } from '@/lib/words/company';
import { COMPARE_FORM } from './compare-choice';

/** Ticks a result for the comparison. It belongs to the form of `CompareChoice`, wherever that stands. */
export function CompareBox({
  company,
}: {
  company: Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'>;
}) {
  const words = useWords(compareChoiceWords);
  return (
    <label className="inline-flex cursor-pointer items-center gap-1 text-muted text-xs print:hidden">
      <input
        type="checkbox"
        name="company"
        value={companyReference(company)}
        form={COMPARE_FORM}
        aria-label={words.compareIt(company.name)}
        className="m-1 size-4 accent-accent"
      />
      {words.compare}
    </label>
  );
}

import { companyReference } from '@/lib/compare/address';
import type { CompanyItem } from '@/lib/contract/company';
import { COMPARE_FORM } from './compare-choice';

/** Ticks a result for the comparison. It belongs to the form of `CompareChoice`, wherever that stands. */
export function CompareBox({
  company,
}: {
  company: Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'>;
}) {
  return (
    <label className="inline-flex cursor-pointer items-center gap-1 text-muted text-xs print:hidden">
      <input
        type="checkbox"
        name="company"
        value={companyReference(company)}
        form={COMPARE_FORM}
        aria-label={`Compare ${company.name}`}
        className="size-4 accent-accent"
      />
      Compare
    </label>
  );
}

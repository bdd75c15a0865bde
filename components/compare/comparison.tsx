import type { Company } from '@/lib/contract/company';
import type { CompanyNumber } from '@/lib/shared/links';
import { FactsSideBySide } from './facts-side-by-side';
import { NamesByYear } from './names-by-year';
import { SharedOfficers } from './shared-officers';
import { SharedThings } from './shared-things';

interface ComparisonProps {
  companies: Company[];
  /** All that the address names. */
  keys: readonly CompanyNumber[];
  differences: boolean;
  today: string;
}

/** What the records have in common and what not; of one company alone only its facts. */
export function Comparison({ companies, keys, differences, today }: ComparisonProps) {
  return (
    <div className="space-y-10">
      <FactsSideBySide companies={companies} keys={keys} differences={differences} today={today} />
      {companies.length > 1 && (
        <>
          <SharedThings companies={companies} />
          <SharedOfficers companies={companies} />
          <NamesByYear companies={companies} today={today} />
        </>
      )}
    </div>
  );
}

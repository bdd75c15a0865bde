import { compareHref } from '@/lib/compare/address';
import type { Company } from '@/lib/contract/company';
import { watchedFactsOf } from '@/lib/watch/facts';
import { Link } from '../ui/link';
import { WatchButton } from './watch-button';

/** What can be done with a company beside reading it: compare it with another, watch it. */
export function CompanyComfort({ company }: { company: Company }) {
  const { jurisdiction_code, company_number } = company;
  const facts = watchedFactsOf(company);
  return (
    <>
      <Link href={compareHref([company])} className="underline print:hidden">
        Compare with another
      </Link>
      {facts && <WatchButton company={{ jurisdiction_code, company_number }} facts={facts} />}
    </>
  );
}

import { Link } from '@/components/ui/link';
import type { Company } from '@/lib/contract/company';
import { compareHref } from '@/lib/records/compare/address';
import { todayOf } from '@/lib/records/format/days';
import { watchedFactsOf } from '@/lib/records/watchlist/facts';
import { useWords } from '@/lib/shared/language/use-words';
import { watchWords } from '@/lib/words/site';
import { WatchButton } from './watch-button';

/** What can be done with a company beside reading it: compare it with another, watch it. */
export function CompanyShortcuts({ company }: { company: Company }) {
  const { jurisdiction_code, company_number } = company;
  const words = useWords(watchWords);
  const facts = watchedFactsOf(company, todayOf(Date.now()));
  return (
    <>
      <Link href={compareHref([company])} className="underline print:hidden">
        {words.compare}
      </Link>
      {facts && <WatchButton company={{ jurisdiction_code, company_number }} facts={facts} />}
    </>
  );
}

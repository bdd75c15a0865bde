import type { Company } from '@/lib/contract/company';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { type RecordTab, RecordTabs, type RecordTabsPlace } from '../record/record-tabs';
import { Still } from '../ui/still';

/** The parts of a company's record; each stands at the interface's own path. */
export type CompanyTab = 'overview' | 'filings' | 'statements' | 'data' | 'events' | 'network';

function tabsOf(company: Company, words: typeof companyWords.en.tabs): (RecordTab & { id: CompanyTab })[] {
  return [
    { id: 'overview', href: links.company(company), label: words.overview },
    { id: 'filings', href: links.companyFilings(company), label: words.filings },
    { id: 'statements', href: links.companyStatements(company), label: words.statements },
    { id: 'data', href: links.companyData(company), label: words.data, count: company.data?.total_count },
    { id: 'events', href: links.companyEvents(company), label: words.events },
    { id: 'network', href: links.companyNetwork(company), label: words.network },
  ];
}

export interface CompanyTabsProps extends RecordTabsPlace<CompanyTab> {
  company: Company;
}

/** The parts of a company as links. */
export function CompanyTabs({ company, ...place }: CompanyTabsProps) {
  const words = useWords(companyWords);
  return (
    <Still keptWith={place.prices?.size ? undefined : company} of={[words, place.tab, place.jsonHref]}>
      <RecordTabs label={words.thisCompany} tabs={tabsOf(company, words.tabs)} {...place} />
    </Still>
  );
}

import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { countInWords } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';

/** The parts of a company's record; each stands at the interface's own path. */
export type CompanyTab = 'overview' | 'filings' | 'statements' | 'data' | 'events' | 'network';

interface TabLink {
  id: CompanyTab;
  href: string;
  label: string;
  /** Only where the record itself says how many there are. */
  count?: number;
}

function tabsOf(company: Company): TabLink[] {
  return [
    { id: 'overview', href: links.company(company), label: 'Overview' },
    { id: 'filings', href: links.companyFilings(company), label: 'Filings' },
    { id: 'statements', href: links.companyStatements(company), label: 'Statements' },
    { id: 'data', href: links.companyData(company), label: 'Data', count: company.data?.total_count },
    { id: 'events', href: links.companyEvents(company), label: 'Events' },
    { id: 'network', href: links.companyNetwork(company), label: 'Network' },
  ];
}

export interface CompanyTabsProps {
  company: Company;
  tab: CompanyTab;
  /** The interface's own reply to what this tab shows. */
  jsonHref: string;
  /** What opening a tab would cost, by its address; empty where nothing is counted. */
  prices?: ReadonlyMap<string, Price>;
}

/** The parts of a company as links, on a phone in one row that scrolls. */
export function CompanyTabs({ company, tab, jsonHref, prices }: CompanyTabsProps) {
  return (
    <nav aria-label="This company" className="mt-5 border-line-strong border-b print:hidden">
      <ul className="relative -mb-px flex items-end gap-1 overflow-x-auto">
        {tabsOf(company).map(({ id, href, label, count }) => (
          <li key={id} className="flex shrink-0 items-center">
            <Link
              href={href}
              aria-current={id === tab ? 'page' : undefined}
              className="block border-transparent border-b-2 px-3 py-2 text-ink text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {label}
              {count !== undefined && <span className="ml-0.5 text-muted"> {countInWords(count)}</span>}
            </Link>
            {id !== tab && <PriceTag price={prices?.get(href)} />}
          </li>
        ))}
        <li className="ml-auto shrink-0">
          <a href={jsonHref} className="block border-transparent border-b-2 px-3 py-2 text-sm underline">
            JSON
          </a>
        </li>
      </ul>
    </nav>
  );
}

import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { verdict } from '@/lib/format/verdict';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { CompanyBadges } from './company-badges';

type Tab = 'overview' | 'network';

interface CompanyHeaderProps {
  company: Company;
  tab: Tab;
  /** The interface's own reply to what this tab shows. */
  jsonHref: string;
  /** What opening the network would cost, where that is counted. */
  networkPrice?: Price;
  /** How old the facts are. */
  children?: React.ReactNode;
}

function Tabs({ company, tab, jsonHref, networkPrice }: CompanyHeaderProps) {
  const tabs = [
    { id: 'overview', href: links.company(company), label: 'Overview' },
    { id: 'network', href: links.companyNetwork(company), label: 'Network' },
  ];
  return (
    <nav aria-label="This company" className="mt-5 border-line-strong border-b print:hidden">
      <ul className="flex items-end gap-1">
        {tabs.map(({ id, href, label }) => (
          <li key={id} className="flex items-center">
            <Link
              href={href}
              aria-current={id === tab ? 'page' : undefined}
              className="-mb-px block border-transparent border-b-2 px-3 py-2 text-ink text-sm hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {label}
            </Link>
            {id === 'network' && tab !== id && <PriceTag price={networkPrice} />}
          </li>
        ))}
        <li className="ml-auto">
          <a href={jsonHref} className="block px-3 py-2 text-sm underline">
            JSON
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** The head of every page of a company: what it is, where, since when, in what state. */
export function CompanyHeader(props: CompanyHeaderProps) {
  const { company } = props;
  const jurisdiction = new URLSearchParams({ jurisdiction_code: company.jurisdiction_code });
  return (
    <div className="mb-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <p>
          <Link href={links.companySearch(jurisdiction)} className="underline">
            {jurisdictionName(company.jurisdiction_code)}
          </Link>{' '}
          · <bdi>{company.company_number}</bdi>
        </p>
        <CompanyBadges company={company} />
      </div>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <bdi>{company.name}</bdi>
      </h1>
      <p className="mt-2 max-w-4xl text-lg">{verdict(company)}</p>
      {props.children}
      <Tabs {...props} />
    </div>
  );
}

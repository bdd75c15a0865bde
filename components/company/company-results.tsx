import type { CompanyItem } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { whyMatched } from '@/lib/search/match';
import { PriceTag } from '../allowance/price-tag';
import { MarkedName } from '../search/marked-name';
import { Link } from '../ui/link';
import { CompanyBadges } from './company-badges';

function MatchNote({ company, q }: { company: CompanyItem; q: string }) {
  const reason = whyMatched(q, company);
  if (reason?.kind === 'previous_name') {
    return (
      <p className="text-sm">
        <span className="text-muted">Matches a former name: </span>
        <MarkedName name={reason.name} q={q} />
      </p>
    );
  }
  if (reason?.kind === 'normalised_name') {
    return <p className="text-muted text-sm">Matches with the legal form written another way.</p>;
  }
  return null;
}

function factsOf({ company_number, jurisdiction_code, company_type, current_status, incorporation_date }: CompanyItem) {
  return [
    company_number,
    jurisdictionName(jurisdiction_code),
    company_type,
    current_status,
    incorporation_date && `incorporated ${dateInWords(incorporation_date)}`,
  ].filter(Boolean);
}

interface CompanyResultsProps {
  companies: CompanyItem[];
  q: string;
  /** What opening each record would cost. */
  prices?: ReadonlyMap<string, Price>;
}

export function CompanyResults({ companies, q, prices }: CompanyResultsProps) {
  return (
    <ol className="divide-y divide-line border-line border-t">
      {companies.map((company) => (
        <li key={company.service_url} className="py-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="min-w-0 text-lg">
              <Link href={links.company(company)} className="hover:underline">
                <MarkedName name={company.name} q={q} />
              </Link>
            </h2>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <CompanyBadges company={company} />
              <PriceTag price={prices?.get(links.company(company))} />
            </span>
          </div>
          <p className="text-muted text-sm">{factsOf(company).join(' · ')}</p>
          {company.registered_address_in_full && (
            <p className="text-muted text-sm">{company.registered_address_in_full}</p>
          )}
          <MatchNote company={company} q={q} />
        </li>
      ))}
    </ol>
  );
}

import Link from 'next/link';
import type { CompanyItem } from '@/lib/contract/company';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { whyMatched } from '@/lib/search/match';
import { MarkedName } from '../search/marked-name';
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

export function CompanyResults({ companies, q }: { companies: CompanyItem[]; q: string }) {
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
            <CompanyBadges company={company} />
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

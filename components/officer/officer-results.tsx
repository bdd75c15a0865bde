import type { Price } from '@/lib/contract/meter';
import type { OfficerRecord } from '@/lib/contract/officer';
import { dateInWords } from '@/lib/format/dates';
import { officeInWords } from '@/lib/format/office';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { EntityLink } from '../company/entity-link';
import { MarkedName } from '../search/marked-name';
import { Badge } from '../ui/badge';
import { Link } from '../ui/link';

function OfficerCompany({ officer: { company } }: { officer: OfficerRecord }) {
  if (!company) return null;
  return (
    <p className="text-sm">
      <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
    </p>
  );
}

interface OfficerResultsProps {
  officers: OfficerRecord[];
  q: string;
  /** What opening each record would cost. */
  prices?: ReadonlyMap<string, Price>;
}

export function OfficerResults({ officers, q, prices }: OfficerResultsProps) {
  return (
    <ol className="divide-y divide-line border-line border-t">
      {officers.map((officer) => (
        <li key={officer.id} className="py-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="min-w-0 text-lg">
              <Link href={links.officer(officer.id)} className="hover:underline">
                <MarkedName name={officer.name} q={q} />
              </Link>
            </h2>
            <span className="flex items-baseline gap-x-3">
              {officer.inactive && <Badge>Former</Badge>}
              <PriceTag price={prices?.get(links.officer(officer.id))} />
            </span>
          </div>
          <p className="text-muted text-sm">
            {[officer.position ?? 'Position not known', officeInWords(officer, dateInWords)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <OfficerCompany officer={officer} />
        </li>
      ))}
    </ol>
  );
}

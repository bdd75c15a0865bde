import Link from 'next/link';
import type { OfficerRecord } from '@/lib/contract/officer';
import { dateInWords } from '@/lib/format/dates';
import { officeInWords } from '@/lib/format/office';
import { links } from '@/lib/links';
import { EntityLink } from '../company/entity-link';
import { MarkedName } from '../search/marked-name';
import { Badge } from '../ui/badge';

function OfficerCompany({ officer: { company } }: { officer: OfficerRecord }) {
  if (!company) return null;
  return (
    <p className="text-sm">
      <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
    </p>
  );
}

export function OfficerResults({ officers, q }: { officers: OfficerRecord[]; q: string }) {
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
            {officer.inactive && <Badge>Former</Badge>}
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

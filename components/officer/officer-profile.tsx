import type { OfficerRecord } from '@/lib/contract/officer';
import { dateInWords } from '@/lib/format/dates';
import { isFormer, officeInWords } from '@/lib/format/office';
import { links } from '@/lib/links';
import { EntityLink } from '../company/entity-link';
import { Badge } from '../ui/badge';
import { type Fact, Facts } from '../ui/facts';
import { Link } from '../ui/link';

function sentence(officer: OfficerRecord): string {
  const office = officeInWords(officer, dateInWords);
  const position = officer.position ?? 'Officer in an unstated position';
  const of = officer.company ? ` of ${officer.company.name}` : '';
  return `${position.charAt(0).toUpperCase()}${position.slice(1)}${of}${office ? `, ${office}` : ''}.`;
}

/** Personal facts stand here only where the caller may see them; the registry leaves them out otherwise. */
function factsOf(officer: OfficerRecord): Fact[] {
  const { company, nationality, date_of_birth, address } = officer;
  return [
    {
      label: 'Company',
      value: company && (
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
      ),
    },
    { label: 'Position', value: officer.position },
    { label: 'From', value: officer.start_date && dateInWords(officer.start_date) },
    ...(officer.end_date ? [{ label: 'To', value: dateInWords(officer.end_date) }] : []),
    ...(officer.occupation ? [{ label: 'Occupation', value: officer.occupation }] : []),
    ...(officer.uid ? [{ label: 'Register’s id', value: officer.uid }] : []),
    ...(nationality ? [{ label: 'Nationality', value: nationality }] : []),
    ...(date_of_birth ? [{ label: 'Born', value: dateInWords(date_of_birth) }] : []),
    ...(address ? [{ label: 'Address', value: address }] : []),
    { label: 'Retrieved', value: officer.retrieved_at && dateInWords(officer.retrieved_at) },
  ];
}

/** `children`: how old the facts are. */
export function OfficerProfile({ officer, children }: { officer: OfficerRecord; children?: React.ReactNode }) {
  const namesakes = new URLSearchParams({ q: officer.name });
  return (
    <article className="max-w-2xl">
      <p className="text-muted text-sm">Officer</p>
      <h1 className="mt-1 text-3xl">
        <bdi>{officer.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">{sentence(officer)}</p>
      {children}
      {isFormer(officer) && (
        <p className="mt-2">
          <Badge tone="warn">No longer in office</Badge>
        </p>
      )}
      <div className="mt-6">
        <Facts facts={factsOf(officer)} />
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <li>
          <Link href={links.officerSearch(namesakes)} className="underline">
            Others of this name
          </Link>
        </li>
        <li>
          <a href={links.json(links.officer(officer.id))} className="underline">
            JSON
          </a>
        </li>
      </ul>
      <p className="mt-6 text-muted text-sm">
        An officer record is one appointment. Records of the same name may or may not be the same person.
      </p>
    </article>
  );
}

import type { Company } from '@/lib/contract/company';
import { dateInWords } from '@/lib/format/dates';
import { STANDING_WORDS, standingOf } from '@/lib/format/verdict';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { type Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';

const dated = (date: string | null | undefined) => (date ? <time dateTime={date}>{dateInWords(date)}</time> : null);

function codesOf({ industry_codes }: Company): React.ReactNode {
  if (!industry_codes?.length) return null;
  return (
    <ul className="space-y-1">
      {industry_codes.map(({ industry_code: { code, description, code_scheme_id, code_scheme_name } }) => (
        <li key={`${code_scheme_id} ${code}`}>
          {code} {description}
          <span className="block text-muted text-xs">{code_scheme_name ?? code_scheme_id}</span>
        </li>
      ))}
    </ul>
  );
}

function identifiersOf({ identifiers }: Company): React.ReactNode {
  if (!identifiers?.length) return null;
  return (
    <ul className="space-y-1">
      {identifiers.map(({ identifier: { uid, identifier_system_code, identifier_system_name } }) => (
        <li key={`${identifier_system_code} ${uid}`}>
          {uid}
          <span className="block text-muted text-xs">{identifier_system_name ?? identifier_system_code}</span>
        </li>
      ))}
    </ul>
  );
}

/** A row that would only say that something did not happen is left out; one that nobody knows is said to be unknown. */
function factsOf(company: Company): Fact[] {
  const { dissolution_date, registry_url } = company;
  return [
    { label: 'Number', value: company.company_number },
    { label: 'Jurisdiction', value: jurisdictionName(company.jurisdiction_code) },
    { label: 'Type', value: company.company_type },
    { label: 'Status', value: company.current_status },
    { label: 'Activity', value: STANDING_WORDS[standingOf(company)] },
    { label: 'Incorporated', value: dated(company.incorporation_date) },
    ...(dissolution_date ? [{ label: 'Dissolved', value: dated(dissolution_date) }] : []),
    {
      label: 'Address',
      value: company.registered_address_in_full && (
        <address className="not-italic">{company.registered_address_in_full}</address>
      ),
    },
    { label: 'Industry', value: codesOf(company) },
    ...(company.identifiers?.length ? [{ label: 'Identifiers', value: identifiersOf(company) }] : []),
    ...(registry_url
      ? [{ label: 'In the register', value: <OutsideLink url={registry_url}>The register’s own page</OutsideLink> }]
      : []),
  ];
}

export function CompanyFacts({ company }: { company: Company }) {
  return <Facts facts={factsOf(company)} />;
}

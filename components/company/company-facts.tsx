import { factSources } from '@/lib/company/fact-sources';
import type { Company } from '@/lib/contract/company';
import { dateInWords } from '@/lib/format/dates';
import { STANDING_WORDS, standingOf } from '@/lib/format/verdict';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { Term } from '../glossary/term';
import { FactSourceList } from '../provenance/fact-source-list';
import { type Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { CompanyAddress } from './company-address';

const dated = (date: string | null | undefined) => (date ? <time dateTime={date}>{dateInWords(date)}</time> : null);

function activity(company: Company): React.ReactNode {
  const standing = standingOf(company);
  return (
    <>
      {STANDING_WORDS[standing]}
      {standing === 'not_marked_inactive' && (
        <span className="block text-muted text-xs">which does not prove that it is active</span>
      )}
    </>
  );
}

function identifiersOf({ identifiers }: Company): Fact[] {
  return (identifiers ?? []).map(({ identifier: { uid, identifier_system_code, identifier_system_name } }) => ({
    label: identifier_system_name ?? identifier_system_code ?? 'Identifier',
    value: <bdi className="text-xs">{uid}</bdi>,
  }));
}

function numbersOf({ company_number, native_company_number: native }: Company): Fact[] {
  return [
    { label: 'Number', value: <bdi>{company_number}</bdi> },
    ...(native && native !== company_number
      ? [{ label: 'As the register writes it', value: <bdi>{native}</bdi> }]
      : []),
  ];
}

/** A row that would only say that something did not happen is left out; one that nobody knows is said to be unknown. */
function factsOf(company: Company): Fact[] {
  const { dissolution_date, registry_url } = company;
  return [
    ...numbersOf(company),
    {
      label: 'Jurisdiction',
      explained: <Term id="jurisdiction" />,
      value: jurisdictionName(company.jurisdiction_code),
    },
    { label: 'Type', value: company.company_type },
    { label: 'Status', explained: <Term id="status" />, value: company.current_status },
    { label: 'Activity', explained: <Term id="inactive">Activity</Term>, value: activity(company) },
    { label: 'Incorporated', value: dated(company.incorporation_date) },
    ...(dissolution_date
      ? [{ label: 'Dissolved', explained: <Term id="dissolved" />, value: dated(dissolution_date) }]
      : []),
    { label: 'Address', value: <CompanyAddress company={company} /> },
    ...identifiersOf(company),
    ...(registry_url
      ? [{ label: 'In the register', value: <OutsideLink url={registry_url}>The register’s own page</OutsideLink> }]
      : []),
  ];
}

/** What the record says of the company itself, and where each part of it is from. */
export function CompanyFacts({ company }: { company: Company }) {
  return (
    <>
      <Facts facts={factsOf(company)} />
      <FactSourceList rows={factSources(company)} source={company.source} />
    </>
  );
}

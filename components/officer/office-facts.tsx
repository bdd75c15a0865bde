import { dateInWords } from '@/lib/format/dates';
import { OFFICE_STANDING_WORDS, officeStandingOf } from '@/lib/officer/office';
import { EntityLink } from '../company/entity-link';
import { SourceLine } from '../provenance/source-line';
import { type Fact, Facts } from '../ui/facts';
import type { OfficeProps } from './office-sentence';

/** Why the standing is what it is: marks and dates of the register, never more than they say. */
function standingReason({ company }: OfficeProps): string {
  if (company) return 'By the register’s dates and marks of the officer and of the company.';
  return 'By the register’s dates and marks of the officer alone; the company’s record is not at hand.';
}

const named = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value: <bdi className="whitespace-pre-line">{value}</bdi> }] : [];

/** Personal facts stand here only where the caller may see them; the registry leaves them out otherwise. */
function factsOf(props: OfficeProps): Fact[] {
  const { officer, company, today } = props;
  const of = officer.company;
  return [
    {
      label: 'Company',
      value: of && <EntityLink name={of.name} serviceUrl={of.service_url} jurisdictionCode={of.jurisdiction_code} />,
    },
    { label: 'Position', value: officer.position && <bdi>{officer.position}</bdi> },
    { label: 'From', value: officer.start_date && dateInWords(officer.start_date) },
    ...(officer.end_date ? [{ label: 'To', value: dateInWords(officer.end_date) }] : []),
    {
      label: 'In office',
      value: (
        <>
          {OFFICE_STANDING_WORDS[officeStandingOf(officer, company, today)]}.{' '}
          <span className="text-muted">{standingReason(props)}</span>
        </>
      ),
    },
    ...named('Status', officer.current_status),
    ...named('Occupation', officer.occupation),
    ...named('Register’s id', officer.uid),
    ...named('Nationality', officer.nationality),
    ...named('Born', officer.date_of_birth && dateInWords(officer.date_of_birth)),
    ...named('Address', officer.address),
    { label: 'Retrieved', value: officer.retrieved_at && dateInWords(officer.retrieved_at) },
    // An officer's record names no source of its own; the company's register is where it was found.
    ...(company?.source ? [{ label: 'From the company’s source', value: <SourceLine source={company.source} /> }] : []),
  ];
}

export const OfficeFacts = (props: OfficeProps) => <Facts facts={factsOf(props)} />;

import { EntityLink } from '@/components/record/entity-link';
import { officeStandingInWords } from '@/lib/records/officer/office';
import { officeStandingOf } from '@/lib/records/officer/office-standing';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { officerWords } from '@/lib/words/officer';
import { SourceLine } from '../provenance/source-line';
import { type Fact, Facts } from '../ui/facts';
import type { OfficeProps } from './office-sentence';

const named = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value: <bdi className="whitespace-pre-line">{value}</bdi> }] : [];

/** Personal facts stand here only where the caller may see them; the registry leaves them out otherwise. */
function factsOf({ officer, company, today }: OfficeProps, words: typeof officerWords.en.facts, forms: Forms): Fact[] {
  const of = officer.company;
  return [
    {
      label: words.company,
      value: of && <EntityLink name={of.name} serviceUrl={of.service_url} jurisdictionCode={of.jurisdiction_code} />,
    },
    { label: words.position, value: officer.position && <bdi>{officer.position}</bdi> },
    { label: words.from, value: officer.start_date && forms.date(officer.start_date) },
    ...(officer.end_date ? [{ label: words.to, value: forms.date(officer.end_date) }] : []),
    {
      label: words.inOffice,
      value: (
        <>
          {officeStandingInWords(officeStandingOf(officer, company, today), forms.language)}.{' '}
          {/* Marks and dates of the register, never more than they say. */}
          <span className="text-muted">{company ? words.byBoth : words.byOfficerAlone}</span>
        </>
      ),
    },
    ...named(words.status, officer.current_status),
    ...named(words.occupation, officer.occupation),
    ...named(words.uid, officer.uid),
    ...named(words.nationality, officer.nationality),
    ...named(words.born, officer.date_of_birth && forms.date(officer.date_of_birth)),
    ...named(words.address, officer.address),
    { label: words.retrieved, value: officer.retrieved_at && forms.date(officer.retrieved_at) },
    // An officer's record names no source of its own; the company's register is where it was found.
    ...(company?.source ? [{ label: words.companySource, value: <SourceLine source={company.source} /> }] : []),
  ];
}

export function OfficeFacts(props: OfficeProps) {
  const { facts: words } = useWords(officerWords);
  return <Facts facts={factsOf(props, words, useForms())} />;
}

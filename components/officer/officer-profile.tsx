import { EntityLink } from '@/components/record/entity-link';
import { SourceLine } from '@/components/record/record-page';
import { Badge } from '@/components/record/record-parts';
import { type Fact, Facts, Link } from '@/components/ui/parts';
import type { Company, OfficerRecord } from '@/lib/contract/records';
import { isOver, officeStatus } from '@/lib/records/officer/office-status';
import { formatOfficeStatus, isNameOfCompany, officeSentence } from '@/lib/records/officer/officer';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links, pathOf } from '@/lib/shared/links';
import { connectionLinkWords } from '@/lib/words/connections';
import { officerWords, peopleWords } from '@/lib/words/officer';

interface OfficeProps {
  officer: OfficerRecord;
  /** Its record, if available without a call. */
  company: Company | undefined;
  /** `2024-05-01` */
  today: string;
}

/** The office, the company, the time, and whether it is still held. A former office is never described as current. */
export function OfficeSentence({ officer, company, today }: OfficeProps) {
  const words = useWords(officerWords);
  const { before, after } = officeSentence(officer, company, today, useForms().language);
  const office = <bdi>{before}</bdi>;
  const of = officer.company;
  return (
    <>
      {of ? words.officeOf(office, <EntityLink name={of.name} serviceUrl={of.service_url} />) : office}
      {after}
    </>
  );
}

const named = (label: string, value: string | null | undefined): Fact[] =>
  value ? [{ label, value: <bdi className="whitespace-pre-line">{value}</bdi> }] : [];

/** Personal facts are shown only if the caller may see them; the registry omits them otherwise. */
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
          {formatOfficeStatus(officeStatus(officer, company, today), forms.language)}.{' '}
          {/* Says on which record the status is based. */}
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
    // An officer's record names no source; the company's register is where it was found.
    ...(company?.source ? [{ label: words.companySource, value: <SourceLine source={company.source} /> }] : []),
  ];
}

function OfficeFacts(props: OfficeProps) {
  const { facts: words } = useWords(officerWords);
  return <Facts facts={factsOf(props, words, useForms())} />;
}

function Ways({ officer }: Pick<OfficeProps, 'officer'>) {
  const words = useWords(officerWords);
  const { ofCompany } = useWords(connectionLinkWords);
  const { id, name, company } = officer;
  const from = pathOf(company?.service_url);
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      {isNameOfCompany(name) && (
        <li>
          <Link href={links.companySearch(new URLSearchParams({ q: name }))} className="underline">
            {words.searchCompanies}
          </Link>{' '}
          <span className="text-muted">{words.companiesHoldOffices}</span>
        </li>
      )}
      {company && from && (
        <li>
          <Link href={links.connections(new URLSearchParams({ from }))} className="underline">
            {ofCompany(<bdi>{company.name}</bdi>)}
          </Link>
        </li>
      )}
      <li>
        <a href={links.json(links.officer(id))} className="underline">
          JSON
        </a>
      </li>
    </ul>
  );
}

interface OfficerProfileProps extends OfficeProps {
  /** The age of the facts. */
  age?: React.ReactNode;
  children?: React.ReactNode;
}

/** One appointment. `children`: candidates for the same person. */
export function OfficerProfile({ age, children, ...office }: OfficerProfileProps) {
  const words = useWords(officerWords);
  const { link } = useWords(peopleWords);
  const { officer, company, today } = office;
  return (
    <article className="max-w-3xl">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <p>{words.oneAppointment}</p>
        {isOver(officeStatus(officer, company, today)) && <Badge tone="warn">{words.noLongerInOffice}</Badge>}
      </div>
      <h1 className="mt-1 text-3xl">
        <bdi>{officer.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">
        <OfficeSentence {...office} />
      </p>
      {age}
      <div className="mt-6">
        <OfficeFacts {...office} />
      </div>
      <Ways officer={officer} />
      <p className="mt-4 text-muted text-sm print:hidden">
        <Link href={links.people()} className="underline">
          {link}
        </Link>
      </p>
      {children}
    </article>
  );
}

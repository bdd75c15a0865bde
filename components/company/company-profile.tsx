import { ControlSection, type ControlSectionProps } from '@/components/control/control-section';
import { FilingTable } from '@/components/filing/filings';
import { EntityLink, ReferenceLink } from '@/components/record/entity-link';
import { NameTimeline, PriceTag } from '@/components/record/record-parts';
import { type Column, DataTable, Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { Free } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import type { RegistrationEntity } from '@/lib/contract/provenance';
import type { Price } from '@/lib/contract/quota';
import type { AlternativeName, Company, Statement } from '@/lib/contract/records';
import {
  type Appointment,
  appointmentsOf,
  branchesIn,
  groupIndustryCodes,
  namesOverTime,
  type SchemeCodes,
} from '@/lib/records/company/company';
import { historyAxis, historyOf } from '@/lib/records/company/history';
import { datumTypeInWords, ownTitleOf } from '@/lib/records/statement/view';
import { getOwn } from '@/lib/shared/json';
import type { Forms } from '@/lib/shared/language/language';
import { languageNamesIn } from '@/lib/shared/language/language-names';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { historyWords } from '@/lib/words/event';
import { CompanyFacts, CompanyWarnings } from './company-header';
import { CompanySource, SourceTable } from './company-sources';

type OfficerWords = typeof companyWords.en.officers;

const currentColumns = (words: OfficerWords, forms: Forms): Column<Appointment>[] => [
  {
    header: words.name,
    cell: ({ officer: { id, name } }) => (
      <Link href={links.officer(id)} className="underline">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { header: words.position, cell: ({ officer }) => officer.position },
  { header: words.from, nowrap: true, cell: ({ officer: { start_date } }) => start_date && forms.date(start_date) },
];

const formerColumns = (words: OfficerWords, forms: Forms): Column<Appointment>[] => [
  ...currentColumns(words, forms),
  {
    header: words.to,
    nowrap: true,
    cell: ({ officer: { end_date }, status }) =>
      end_date
        ? forms.date(end_date)
        : status === 'company_ended' && <span className="text-muted">{words.withCompany}</span>,
  },
];

const keyOf = ({ officer: { id } }: Appointment) => id;

/** More officers are folded. */
const OFFICERS_AT_A_GLANCE = 20;

const formatOfficerCount = (words: OfficerWords, forms: Forms, current: number, former: number): string =>
  [current > 0 && words.current(forms, current), former > 0 && words.former(forms, former)].filter(Boolean).join(', ');

function CurrentOfficers({ appointments }: { appointments: Appointment[] }) {
  const { officers: words } = useWords(companyWords);
  const forms = useForms();
  if (appointments.length === 0) return <p className="text-muted text-sm">{words.nobody}</p>;
  const hasEnds = appointments.some(({ officer }) => officer.end_date);
  const columns = hasEnds ? formerColumns(words, forms) : currentColumns(words, forms);
  return (
    <FoldedRows rows={appointments} first={OFFICERS_AT_A_GLANCE} noun={words.folded}>
      {(rows) => <DataTable caption={words.currentCaption} columns={columns} rows={rows} keyOf={keyOf} />}
    </FoldedRows>
  );
}

/**
 * Officers that are not marked as former; former ones are folded below, so that they are not mistaken for current ones.
 */
function CompanyOfficers({ company, today }: { company: Company; today: string }) {
  const { officers: words, sections } = useWords(companyWords);
  const forms = useForms();
  const { current, former } = appointmentsOf(company, today);
  if (current.length + former.length === 0) return null;
  return (
    <Section
      id="officers"
      title={sections.officers}
      count={formatOfficerCount(words, forms, current.length, former.length)}
    >
      <CurrentOfficers appointments={current} />
      {former.length > 0 && (
        <details className="mt-3" open={current.length === 0 && former.length <= OFFICERS_AT_A_GLANCE}>
          <summary className="cursor-pointer text-accent text-sm">{words.former(forms, former.length)}</summary>
          <DataTable caption={words.formerCaption} columns={formerColumns(words, forms)} rows={former} keyOf={keyOf} />
        </details>
      )}
    </Section>
  );
}

function SchemeList({ scheme: { id, name, codes } }: { scheme: SchemeCodes }) {
  return (
    <div className="text-sm">
      <h3 className="mt-2 font-sans text-muted text-xs">{name}</h3>
      <ul>
        {codes.map(({ code, description }) => (
          <li key={code} className="flex gap-x-3 py-1">
            {description ? (
              <Link href={links.industryCode(id, code)} className="shrink-0 underline">
                {code}
              </Link>
            ) : (
              // A scheme whose list is not in the register has no page.
              <span>{code}</span>
            )}
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The company's activities in the register's own scheme; equivalents in international schemes are folded. */
function CompanyIndustry({ company }: { company: Company }) {
  const { industry: words, sections } = useWords(companyWords);
  const codes = (company.industry_codes ?? []).map(({ industry_code }) => industry_code);
  if (codes.length === 0) return null;
  const { own, equivalents } = groupIndustryCodes(codes);
  return (
    <Section id="industry" title={sections.industry}>
      {own.map((scheme) => (
        <SchemeList key={scheme.id} scheme={scheme} />
      ))}
      {equivalents.length > 0 ? (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-accent">{words.otherSchemes}</summary>
          {equivalents.map((scheme) => (
            <SchemeList key={scheme.id} scheme={scheme} />
          ))}
        </details>
      ) : (
        codes.some(({ description }) => description) && <p className="mt-2 text-muted text-xs">{words.leadsToOthers}</p>
      )}
    </Section>
  );
}

/** The most filings in a record; there may be more (specification, Company, `filings`). */
const MOST_GIVEN = 30;
const COMPANY_FILINGS_AT_A_GLANCE = 8;

function companyFilingsCountOf(
  words: typeof companyWords.en.filings,
  forms: Forms,
  given: number,
  shown: number,
): string {
  if (given >= MOST_GIVEN) return words.newest(forms, shown);
  return given > shown ? words.some(forms, shown, given) : words.count(forms, given);
}

const filingsOf = ({ filings }: Company) => (filings ?? []).map(({ filing }) => filing);

/** The filings shown on the company page. */
export const newestFilings = (company: Company) => filingsOf(company).slice(0, COMPANY_FILINGS_AT_A_GLANCE);

/** The newest filings, and a link to all of them. */
function CompanyFilings({ company, prices }: { company: Company; prices?: ReadonlyMap<string, Price> }) {
  const { filings: words, sections } = useWords(companyWords);
  const forms = useForms();
  const filings = filingsOf(company);
  if (filings.length === 0) return null;
  const shown = newestFilings(company);
  return (
    <Section
      id="filings"
      title={sections.filings}
      count={companyFilingsCountOf(words, forms, filings.length, shown.length)}
    >
      <FilingTable filings={shown} prices={prices} />
      <p className="mt-3 text-sm print:hidden">
        <Link href={links.companyFilings(company)} className="underline">
          {words.all}
        </Link>
        <PriceTag price={prices?.get(links.companyFilings(company))} className="ml-2" />
      </p>
    </Section>
  );
}

function kindInWords(type: string | null | undefined, words: typeof companyWords.en.names): string {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  if (!type || type === 'unknown') return words.alsoRecorded;
  return getOwn(kinds, type) ?? words.otherKind(type);
}

function NameNote({ name: { type, language } }: { name: AlternativeName }) {
  const { names: words } = useWords(companyWords);
  const forms = useForms();
  const said = [kindInWords(type, words), language && languageNamesIn(forms.language)(language)];
  return <span className="text-muted">{said.filter(Boolean).join(', ')}</span>;
}

function AlternativeNames({ names }: { names: AlternativeName[] }) {
  const { names: words } = useWords(companyWords);
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm">{words.alsoKnownAs}</h3>
      <ul className="divide-y divide-line text-sm">
        {names.map((name) => (
          <li
            key={`${name.company_name} ${name.type} ${name.language}`}
            className="flex flex-wrap justify-between gap-x-6 py-2"
          >
            <bdi lang={name.language ?? undefined}>{name.company_name}</bdi>
            <NameNote name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

const hasOtherNames = ({ previous_names, alternative_names }: Company): boolean =>
  Boolean(previous_names?.length || alternative_names?.length);

/** The registered names over time, and alternative names. */
function CompanyNames({ company, today }: { company: Company; today: string }) {
  return (
    <>
      {company.previous_names?.length ? <NameTimeline periods={namesOverTime(company, today)} /> : null}
      {company.alternative_names?.length ? <AlternativeNames names={company.alternative_names} /> : null}
    </>
  );
}

const countOf = (words: typeof companyWords.en.data, forms: Forms, shown: number, total: number): string =>
  shown < total ? words.some(forms, shown, total) : words.count(forms, total);

/** Other data on the company, newest first. */
function CompanyData({ company, price }: { company: Company; price?: Price }) {
  const { data: words, sections } = useWords(companyWords);
  const forms = useForms();
  const { most_recent = [], total_count = 0 } = company.data ?? {};
  if (most_recent.length === 0) return null;
  return (
    <Section id="data" title={sections.data} count={countOf(words, forms, most_recent.length, total_count)}>
      <ul className="divide-y divide-line text-sm">
        {most_recent.map(({ datum: { id, title, data_type, description } }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Link href={links.datum(id)} className="underline">
              <bdi>{title || datumTypeInWords(data_type, forms.language)}</bdi>
            </Link>
            <span>
              {description && <bdi>{description}</bdi>}
              {ownTitleOf({ title, data_type }) && (
                <span className="block text-muted text-xs">{datumTypeInWords(data_type, forms.language)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {most_recent.length < total_count && (
        <p className="mt-3 text-sm print:hidden">
          <Link href={links.companyData(company)} className="underline">
            {words.all(forms, total_count)}
          </Link>
          <PriceTag price={price} className="ml-2" />
        </p>
      )}
    </Section>
  );
}

interface CompanyBranchesProps {
  company: Company;
  /** A page of statements that may name branches; undefined if not available. */
  statements: Page<Statement> | undefined;
}

const AT_A_GLANCE = 10;

/** Branches named in statements, and a search for others of this name: no record lists its branches. */
function CompanyBranches({ company, statements }: CompanyBranchesProps) {
  const { branches: words, sections } = useWords(companyWords);
  const forms = useForms();
  const branches = statements ? branchesIn(statements.items, company.service_url) : [];
  if (company.branch || !statements || branches.length === 0) return null;
  const { items, total_count } = statements;
  const count = words.count(forms, branches.length);
  const said = items.length < total_count ? words.inPart(forms, count, items.length, total_count) : count;
  const search = new URLSearchParams({ q: company.name, branch: 'true' });
  return (
    <Section id="branches" title={sections.branches} count={said}>
      <FoldedRows rows={branches} first={AT_A_GLANCE} noun={words.folded}>
        {(rows) => (
          <ul className="divide-y divide-line text-sm">
            {rows.map(({ name, service_url, jurisdiction_code }) => (
              <li key={service_url ?? name} className="py-1.5">
                <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
      <p className="mt-2 text-sm print:hidden">
        <Link href={links.companySearch(search)} className="underline">
          {words.search}
        </Link>
      </p>
    </Section>
  );
}

function RegistrationList({ title, entities }: { title: string; entities: RegistrationEntity[] | null | undefined }) {
  if (!entities?.length) return null;
  return (
    <>
      <h3 className="mt-3 mb-1 font-sans font-semibold text-sm first:mt-0">{title}</h3>
      <ul className="divide-y divide-line text-sm">
        {entities.map(({ company_name, company_number, ...entity }) => (
          <li key={`${entity.service_url} ${company_number}`} className="py-1.5">
            <ReferenceLink entity={{ name: company_name, ...entity }} />
            {company_number && (
              <span className="text-muted">
                {' '}
                · <bdi>{company_number}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same company in other registers, or earlier and later in this one. */
function CompanyRegistrations({ company }: { company: Company }) {
  const { registrations: words, sections } = useWords(companyWords);
  const { alternate_registration_entities: beside, previous_registration_entities: earlier } = company;
  const { subsequent_registration_entities: later } = company;
  if (!beside?.length && !earlier?.length && !later?.length) return null;
  return (
    <Section id="registrations" title={sections.registrations}>
      <RegistrationList title={words.later} entities={later} />
      <RegistrationList title={words.beside} entities={beside} />
      <RegistrationList title={words.earlier} entities={earlier} />
    </Section>
  );
}

/** Corporate groupings that include the company. */
function CompanyGroupings({ company }: { company: Company }) {
  const { sections } = useWords(companyWords);
  const groupings = company.corporate_groupings ?? [];
  if (groupings.length === 0) return null;
  return (
    <Section id="groupings" title={sections.groupings}>
      <ul className="text-sm">
        {groupings.map(({ corporate_grouping: { name } }) => (
          <li key={name} className="py-1">
            <Link href={links.corporateGrouping(name)} className="underline">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * One line that lists empty sections, instead of an empty box for each. A missing list is not called empty, because its
 * content is unknown.
 */
function Absences({ company }: { company: Company }) {
  const words = useWords(companyWords);
  const forms = useForms();
  const { officers, filings, industry_codes, previous_names, alternative_names } = company;
  const namesAreGiven = Boolean(previous_names ?? alternative_names);
  const absent = [
    ...(officers?.length === 0 ? [words.absent.officers] : []),
    ...(filings?.length === 0 ? [words.absent.filings] : []),
    ...(industry_codes?.length === 0 ? [words.absent.industry_codes] : []),
    ...(namesAreGiven && !hasOtherNames(company) ? [words.absent.other_names] : []),
  ];
  if (absent.length === 0) return null;
  return <p className="text-muted text-sm">{words.holdsNo(forms, absent)}</p>;
}

/** The column with the company's own record. */
function Aside({ company }: { company: Company }) {
  const { sections } = useWords(companyWords);
  return (
    <div className="space-y-8 lg:order-2">
      <Section id="facts" title={sections.facts}>
        <CompanyFacts company={company} />
      </Section>
      <CompanyIndustry company={company} />
      <CompanyGroupings company={company} />
      <CompanySource company={company} />
    </div>
  );
}

/** A link to the time line, if there is anything with a date to draw. */
function HistoryLink({ company, statements, prices, today }: ControlSectionProps & { today: string }) {
  const { whole } = useWords(historyWords);
  const { language } = useForms();
  const items = statements?.value.items ?? [];
  const lanes = historyOf({ company, events: undefined, statements: { items, total: items.length } }, today, language);
  if (!historyAxis(lanes, today)) return null;
  return (
    <p className="text-sm print:hidden">
      <Link href={`${links.companyEvents(company)}#history`} className="underline">
        {whole}
      </Link>
      <PriceTag price={prices?.get(links.companyEvents(company))} className="ml-2" />
    </p>
  );
}

interface CompanyProfileProps extends ControlSectionProps {
  /** The statements that name branches, if they can be asked for alone. */
  branches?: Free<Page<Statement>>;
}

/** The overview: the record, and beside it the company's relationships. */
export function CompanyProfile({ branches, ...props }: CompanyProfileProps) {
  const { company, statements, prices, now } = props;
  const { sections } = useWords(companyWords);
  const today = new Date(now).toISOString().slice(0, 10);
  return (
    <>
      <CompanyWarnings company={company} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Aside company={company} />
        <div className="min-w-0 space-y-10">
          <ControlSection {...props} />
          <CompanyOfficers company={company} today={today} />
          {hasOtherNames(company) && (
            <Section id="names" title={sections.names}>
              <CompanyNames company={company} today={today} />
            </Section>
          )}
          <HistoryLink {...props} today={today} />
          <CompanyRegistrations company={company} />
          <CompanyBranches company={company} statements={(branches ?? statements)?.value} />
          <CompanyFilings company={company} prices={prices} />
          <CompanyData company={company} price={prices?.get(links.companyData(company))} />
          <SourceTable company={company} />
          <Absences company={company} />
        </div>
      </div>
    </>
  );
}

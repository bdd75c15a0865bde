import { Term } from '@/components/glossary/terms';
import { EntityLink, ReferenceLink } from '@/components/record/entity-link';
import { type RecordTab, RecordTabs, type RecordTabsPlace } from '@/components/record/record-page';
import { CompanyBadges } from '@/components/record/record-parts';
import { Notice } from '@/components/ui/notice';
import { type Fact, Facts, Link, OutsideLink } from '@/components/ui/parts';
import { StaticHtml } from '@/components/ui/static-html';
import { WatchButton } from '@/components/watchlist/watch-button';
import type { Company } from '@/lib/contract/records';
import { type ClaimedFactName, otherClaims } from '@/lib/records/company/claims';
import { addressLines, type Warning, warningsOf } from '@/lib/records/company/company';
import type { PossibleDuplicate, SameReason } from '@/lib/records/company/same-company';
import { branchInWords, formatCompanyStatus, ownStatus, verdictParts } from '@/lib/records/format/verdict';
import { watchedFactsOf } from '@/lib/records/watchlist/watchlist';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { type Forms, todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { compareHref, links } from '@/lib/shared/links';
import { companyWords, sameCompanyWords } from '@/lib/words/company';
import { connectionLinkWords } from '@/lib/words/connections';
import { watchWords } from '@/lib/words/site';
import { claimWords } from '@/lib/words/statement';
import { FactSourceList, OtherClaims } from './company-sources';

/** Actions on a company: compare, find connections, watch. */
function CompanyShortcuts({ company }: { company: Company }) {
  const { jurisdiction_code, company_number } = company;
  const words = useWords(watchWords);
  const { find } = useWords(connectionLinkWords);
  const facts = watchedFactsOf(company, todayOf(Date.now()));
  return (
    <>
      <Link href={compareHref([company])} className="underline print:hidden">
        {words.compare}
      </Link>
      <Link
        href={links.connections(new URLSearchParams({ from: links.company(company) }))}
        className="underline print:hidden"
      >
        {find}
      </Link>
      {facts && <WatchButton company={{ jurisdiction_code, company_number }} facts={facts} />}
    </>
  );
}

/** The tabs of a company's record, each at the interface's own path. */
type CompanyTab = 'overview' | 'filings' | 'statements' | 'data' | 'events' | 'network';

function tabsOf(company: Company, words: typeof companyWords.en.tabs): (RecordTab & { id: CompanyTab })[] {
  return [
    { id: 'overview', href: links.company(company), label: words.overview },
    { id: 'filings', href: links.companyFilings(company), label: words.filings },
    { id: 'statements', href: links.companyStatements(company), label: words.statements },
    { id: 'data', href: links.companyData(company), label: words.data, count: company.data?.total_count },
    { id: 'events', href: links.companyEvents(company), label: words.events },
    { id: 'network', href: links.companyNetwork(company), label: words.network },
  ];
}

interface CompanyTabsProps extends RecordTabsPlace<CompanyTab> {
  company: Company;
}

function CompanyTabs({ company, ...place }: CompanyTabsProps) {
  const words = useWords(companyWords);
  return (
    <StaticHtml cacheWith={place.prices?.size ? undefined : company} dependsOn={[words, place.tab, place.jsonHref]}>
      <RecordTabs label={words.thisCompany} tabs={tabsOf(company, words.tabs)} {...place} />
    </StaticHtml>
  );
}

interface CompanyHeaderProps extends CompanyTabsProps {
  /** Downloads, and the age of the facts. */
  children?: React.ReactNode;
}

/** What the company is, where, in what state and since when, in one sentence. */
export function Verdict({ company, className }: { company: Company; className?: string }) {
  const { language } = useForms();
  return (
    <p className={className}>
      {verdictParts(company, language).map((part) =>
        typeof part === 'string' ? part : <EntityLink key={part.name} name={part.name} serviceUrl={part.service_url} />,
      )}
    </p>
  );
}

/** The header of every company page: what it is, where, since when, and its status. */
export function CompanyHeader(props: CompanyHeaderProps) {
  const { company } = props;
  const { language } = useForms();
  const jurisdiction = new URLSearchParams({ jurisdiction_code: company.jurisdiction_code });
  return (
    <div className="mb-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <StaticHtml className="contents" cacheWith={company} dependsOn={['place', language]}>
          <p>
            <Link href={links.companySearch(jurisdiction)} className="underline">
              {placesIn(language)(company.jurisdiction_code)}
            </Link>{' '}
            · <bdi>{company.company_number}</bdi>
          </p>
          <CompanyBadges company={company}>{(label) => <Term id="inactive">{label}</Term>}</CompanyBadges>
        </StaticHtml>
      </div>
      <StaticHtml cacheWith={company} dependsOn={['verdict', language]}>
        <h1 className="mt-2 text-3xl sm:text-4xl">
          <bdi>{company.name}</bdi>
        </h1>
        <Verdict company={company} className="mt-2 max-w-5xl text-pretty text-lg" />
      </StaticHtml>
      {/* One row; opened content gets its own line. */}
      <div className="my-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm [&>details]:mt-0">
        <div className="contents text-accent">
          <CompanyShortcuts company={company} />
        </div>
        {props.children}
      </div>
      <CompanyTabs company={company} tab={props.tab} jsonHref={props.jsonHref} prices={props.prices} />
    </div>
  );
}

function Reasons({ reasons }: { reasons: SameReason[] }) {
  const words = useWords(sameCompanyWords).reasons;
  return reasons.map(({ says, identifier }, place) => (
    <span key={`${says} ${identifier}`}>
      {place > 0 && ', '}
      {words[says]}
      {identifier && (
        <>
          {' '}
          (<bdi>{identifier}</bdi>)
        </>
      )}
    </span>
  ));
}

interface SameCompanyProps {
  company: Company;
  /** Undefined if the source cannot find them. */
  duplicates: readonly PossibleDuplicate[] | undefined;
}

/** Other records that may be about this company, with the reasons. They are linked, never merged. */
export function SameCompany({ company, duplicates = [] }: SameCompanyProps) {
  const words = useWords(sameCompanyWords);
  const forms = useForms();
  if (duplicates.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice title={words.title(forms, duplicates.length)}>
        <ul className="space-y-1.5">
          {duplicates.map((other) => (
            <li key={links.company(other)}>
              <EntityLink
                name={other.name}
                serviceUrl={links.company(other)}
                jurisdictionCode={other.jurisdiction_code}
              />
              <span className="text-muted">
                {' '}
                · <bdi>{other.company_number}</bdi>
              </span>{' '}
              <Link
                href={compareHref([company, other])}
                aria-label={words.compareWith(other.name, other.company_number)}
                className="whitespace-nowrap underline print:hidden"
              >
                {words.compare}
              </Link>
              <span className="block">
                {words.likelihoods[other.likelihood]}: <Reasons reasons={other.reasons} />
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const keyOf = (warning: Warning): string =>
  warning.kind === 'superseded' ? `superseded ${warning.by.service_url}` : warning.kind;

function WarningNotice({ warning }: { warning: Warning }) {
  const { warnings: words } = useWords(companyWords);
  const { date, onDate } = useForms();
  switch (warning.kind) {
    case 'superseded':
      return (
        <Notice tone="warn" title={words.superseded}>
          <p>{words.supersededBy(<ReferenceLink entity={warning.by} />)}</p>
        </Notice>
      );
    case 'dissolved':
      return (
        <Notice tone="bad" title={words.dissolved(onDate(warning.date))}>
          <p>{words.dissolvedMeans}</p>
        </Notice>
      );
    case 'inactive':
      return (
        <Notice tone="bad" title={words.inactive}>
          <p>{words.inactiveMeans}</p>
        </Notice>
      );
    case 'branch':
      return (
        <Notice tone="warn" title={words.branch}>
          <p>{warning.home ? words.branchOf(<ReferenceLink entity={warning.home} />) : words.branchOfNobody}</p>
        </Notice>
      );
    case 'old_facts':
      return (
        <Notice tone="warn" title={words.oldFacts(date(warning.retrieved_at))}>
          <p>{words.oldFactsMean}</p>
        </Notice>
      );
  }
}

/** Caveats that readers need before they trust the rest of the page. */
export function CompanyWarnings({ company, today }: { company: Company; today: string }) {
  const warnings = warningsOf(company, today);
  if (warnings.length === 0) return null;
  return (
    <div className="mb-8 grid gap-3">
      {warnings.map((warning) => (
        <WarningNotice key={keyOf(warning)} warning={warning} />
      ))}
    </div>
  );
}

/** The registered address, and a link to other companies there. */
function CompanyAddress({ company }: { company: Company }) {
  const { facts } = useWords(companyWords);
  const lines = addressLines(company);
  if (lines.length === 0) return <span className="text-muted italic">{facts.addressNotKnown}</span>;
  const query = lines.join(' ').replaceAll(/[,|]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return (
    <>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <Link
        href={links.companySearch(new URLSearchParams({ registered_address: query }))}
        className="text-xs underline print:hidden"
      >
        {facts.othersHere}
      </Link>
    </>
  );
}

/** Texts and formats of the page's language, and the facts in which records of the company differ. */
interface FactTexts {
  words: typeof companyWords.en.facts;
  forms: Forms;
  differing: ReadonlySet<ClaimedFactName>;
}

/** A fact with its name in claims. */
type ProfileFact = Fact & { name?: ClaimedFactName };

const dated = (date: string | null | undefined, forms: Forms) =>
  date ? <time dateTime={date}>{forms.date(date)}</time> : null;

function identifiersOf({ identifiers }: Company, { words }: FactTexts): ProfileFact[] {
  return (identifiers ?? []).map(({ identifier: { uid, identifier_system_code, identifier_system_name } }) => ({
    label: identifier_system_name ?? identifier_system_code ?? words.identifier,
    value: <bdi className="text-xs">{uid}</bdi>,
  }));
}

function numbersOf(company: Company, { words, differing }: FactTexts): ProfileFact[] {
  const { company_number, native_company_number: native } = company;
  const isOther = native && (native !== company_number || differing.has('number'));
  return [
    { label: words.number, value: <bdi>{company_number}</bdi> },
    ...(isOther ? [{ name: 'number', label: words.nativeNumber, value: <bdi>{native}</bdi> } as const] : []),
  ];
}

/** Facts that stand in the heading, and are repeated only beside what another record says. */
function headingFactsOf(company: Company, { forms, differing }: FactTexts): ProfileFact[] {
  const { name, branch, branch_status, home_company } = company;
  const { facts: words } = claimWords[forms.language];
  const all: ProfileFact[] = [
    { name: 'name', label: words.name, value: <bdi>{name}</bdi> },
    { name: 'activity', label: words.activity, value: formatCompanyStatus(company, forms.language) },
    {
      name: 'branch',
      label: words.branch,
      value: <bdi>{branch_status ?? branchInWords(branch ?? '', forms.language)}</bdi>,
    },
    { name: 'home_company', label: words.home_company, value: home_company && <ReferenceLink entity={home_company} /> },
  ];
  return all.filter((fact) => fact.name && differing.has(fact.name));
}

/** The register's own word, if it says more than the heading or another record has another. */
function statusFactOf(company: Company, { words, forms, differing }: FactTexts): ProfileFact[] {
  const isInHeading = company.inactive && !company.dissolution_date;
  const own = isInHeading ? undefined : ownStatus(company, forms.language);
  const status = differing.has('status') ? company.current_status : own;
  return status
    ? [{ name: 'status', label: words.status, explained: <Term id="status" />, value: <bdi>{status}</bdi> }]
    : [];
}

/** A row is left out if it would only say that something did not happen; an unknown value is shown as unknown. */
function factsOf(company: Company, texts: FactTexts): ProfileFact[] {
  const { dissolution_date, registry_url } = company;
  const { words, forms } = texts;
  return [
    ...headingFactsOf(company, texts),
    ...numbersOf(company, texts),
    {
      label: words.jurisdiction,
      explained: <Term id="jurisdiction" />,
      value: placesIn(forms.language)(company.jurisdiction_code),
    },
    { name: 'type', label: words.type, value: company.company_type },
    ...statusFactOf(company, texts),
    { name: 'incorporated', label: words.incorporated, value: dated(company.incorporation_date, forms) },
    ...(dissolution_date
      ? [
          {
            name: 'dissolved',
            label: words.dissolved,
            explained: <Term id="dissolved" />,
            value: dated(dissolution_date, forms),
          } as const,
        ]
      : []),
    { name: 'address', label: words.address, value: <CompanyAddress company={company} /> },
    ...identifiersOf(company, texts),
    ...(registry_url
      ? [{ label: words.inRegister, value: <OutsideLink url={registry_url}>{words.registerPage}</OutsideLink> }]
      : []),
  ];
}

/** The record's facts about the company, each with what other records say instead, and their sources. */
export function CompanyFacts({ company }: { company: Company }) {
  const { facts: words } = useWords(companyWords);
  const forms = useForms();
  const others = otherClaims(company, forms.language);
  const facts = factsOf(company, { words, forms, differing: new Set(others.keys()) });
  return (
    <>
      <Facts
        facts={facts.map(({ name, ...fact }) => ({
          ...fact,
          note: name && others.has(name) && <OtherClaims fact={name} others={others.get(name) ?? []} />,
        }))}
      />
      <FactSourceList company={company} />
    </>
  );
}

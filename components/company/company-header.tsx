import { Term } from '@/components/glossary/terms';
import { CompanyBadges } from '@/components/record/company-badges';
import { EntityLink } from '@/components/record/entity-link';
import { type RecordTab, RecordTabs, type RecordTabsPlace } from '@/components/record/record-page';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { StaticHtml } from '@/components/ui/static-html';
import { WatchButton } from '@/components/watchlist/watch-button';
import type { Company } from '@/lib/contract/records';
import type { PossibleDuplicate, SameReason } from '@/lib/records/company/same-company';
import { verdictParts } from '@/lib/records/format/verdict';
import { watchedFactsOf } from '@/lib/records/watchlist/watchlist';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { compareHref, links } from '@/lib/shared/links';
import { companyWords, sameCompanyWords } from '@/lib/words/company';
import { watchWords } from '@/lib/words/site';

/** Actions on a company: compare, watch. */
function CompanyShortcuts({ company }: { company: Company }) {
  const { jurisdiction_code, company_number } = company;
  const words = useWords(watchWords);
  const facts = watchedFactsOf(company, todayOf(Date.now()));
  return (
    <>
      <Link href={compareHref([company])} className="underline print:hidden">
        {words.compare}
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

function Verdict({ company }: { company: Company }) {
  const { language } = useForms();
  return (
    <p className="mt-2 max-w-5xl text-pretty text-lg">
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
        <Verdict company={company} />
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

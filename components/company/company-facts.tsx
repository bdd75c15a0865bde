import { Term } from '@/components/glossary/terms';
import { ReferenceLink } from '@/components/record/entity-link';
import { Link, OutsideLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { type Fact, Facts } from '@/components/ui/table';
import type { Source } from '@/lib/contract/provenance';
import type { Company } from '@/lib/contract/records';
import { addressLines, type FactSource, factSources, type Warning, warningsOf } from '@/lib/records/company/company';
import { ownStatus } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { provenanceWords } from '@/lib/words/statement';

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

interface FactSourceListProps {
  rows: FactSource[];
  source: Source | null | undefined;
}

/** The source and date of each fact, folded, because most readers need it only once. */
function FactSourceList({ rows, source }: FactSourceListProps) {
  const { origins, whereFrom } = useWords(provenanceWords);
  const forms = useForms();
  const register = source?.publisher ?? origins.register;
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-accent">{whereFrom}</summary>
      <dl className="mt-2 space-y-2 border-line border-l-2 pl-3">
        {rows.map(({ facts, origin, date }) => (
          <div key={facts}>
            <dt>{facts}</dt>
            <dd className="text-muted">
              {origin === 'register' ? <bdi>{register}</bdi> : origins[origin]}
              {date && (
                <>
                  , <time dateTime={date}>{forms.date(date)}</time>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
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

/** Texts and formats of the page's language. */
interface FactTexts {
  words: typeof companyWords.en.facts;
  forms: Forms;
}

const dated = (date: string | null | undefined, forms: Forms) =>
  date ? <time dateTime={date}>{forms.date(date)}</time> : null;

function identifiersOf({ identifiers }: Company, { words }: FactTexts): Fact[] {
  return (identifiers ?? []).map(({ identifier: { uid, identifier_system_code, identifier_system_name } }) => ({
    label: identifier_system_name ?? identifier_system_code ?? words.identifier,
    value: <bdi className="text-xs">{uid}</bdi>,
  }));
}

function numbersOf({ company_number, native_company_number: native }: Company, { words }: FactTexts): Fact[] {
  return [
    { label: words.number, value: <bdi>{company_number}</bdi> },
    ...(native && native !== company_number ? [{ label: words.nativeNumber, value: <bdi>{native}</bdi> }] : []),
  ];
}

/** A row is left out if it would only say that something did not happen; an unknown value is shown as unknown. */
function factsOf(company: Company, texts: FactTexts): Fact[] {
  const { dissolution_date, registry_url } = company;
  const { words, forms } = texts;
  // The heading has the status. The register's own word follows only if it says more and is not in the heading.
  const isInHeading = company.inactive && !dissolution_date;
  const status = isInHeading ? undefined : ownStatus(company, forms.language);
  return [
    ...numbersOf(company, texts),
    {
      label: words.jurisdiction,
      explained: <Term id="jurisdiction" />,
      value: placesIn(forms.language)(company.jurisdiction_code),
    },
    { label: words.type, value: company.company_type },
    ...(status ? [{ label: words.status, explained: <Term id="status" />, value: <bdi>{status}</bdi> }] : []),
    { label: words.incorporated, value: dated(company.incorporation_date, forms) },
    ...(dissolution_date
      ? [{ label: words.dissolved, explained: <Term id="dissolved" />, value: dated(dissolution_date, forms) }]
      : []),
    { label: words.address, value: <CompanyAddress company={company} /> },
    ...identifiersOf(company, texts),
    ...(registry_url
      ? [{ label: words.inRegister, value: <OutsideLink url={registry_url}>{words.registerPage}</OutsideLink> }]
      : []),
  ];
}

/** The record's facts about the company, and their sources. */
export function CompanyFacts({ company }: { company: Company }) {
  const { facts: words } = useWords(companyWords);
  const forms = useForms();
  return (
    <>
      <Facts facts={factsOf(company, { words, forms })} />
      <FactSourceList rows={factSources(company, forms.language)} source={company.source} />
    </>
  );
}

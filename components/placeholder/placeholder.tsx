import { EntityLink } from '@/components/record/entity-link';
import { type RecordTab, RecordTabs, type RecordTabsPlace, SourceLine } from '@/components/record/record-page';
import { PriceTag } from '@/components/record/record-parts';
import { SameChoice, SameRecords } from '@/components/same/judge-same';
import { StatementEntries } from '@/components/statement/statement-list';
import { Notice } from '@/components/ui/notice';
import { type Column, DataTable, type Fact, Facts, Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import type { Free } from '@/lib/api/pages/page';
import type { PersonCandidate, PersonCandidates } from '@/lib/api/pages/records';
import type { Page } from '@/lib/api/registry';
import type { Price } from '@/lib/contract/quota';
import type { Placeholder, Statement } from '@/lib/contract/records';
import type { JudgedRecord } from '@/lib/network/case/judgements';
import { placeholderKind } from '@/lib/records/placeholder/kind';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionLinkWords } from '@/lib/words/connections';
import { placeholderWords } from '@/lib/words/grouping';

interface PlaceholderProfileProps {
  placeholder: Placeholder;
  /** Of a person: others of the name, if to look for them costs no call. */
  candidates?: PersonCandidates;
  /** Given if available without a call. */
  statements?: Free<Page<Statement>>;
  prices?: ReadonlyMap<string, Price>;
  /** YYYY-MM-DD */
  today: string;
}

const AT_A_GLANCE = 8;

/** For a person the register has only the name. */
function factsOf(placeholder: Placeholder, language: Language): Fact[] {
  const { entity_type, jurisdiction_code, jurisdiction_string, identifier } = placeholder;
  const { facts: words } = placeholderWords[language];
  if (entity_type === 'person') return [];
  return [
    { label: words.jurisdiction, value: jurisdiction_code ? placesIn(language)(jurisdiction_code) : null },
    { label: words.asWritten, value: jurisdiction_string && <bdi>{jurisdiction_string}</bdi> },
    { label: words.identifier, value: identifier && <bdi>{identifier}</bdi> },
  ];
}

/** Why the placeholder exists: the statements that name it. */
function NamingStatements({ placeholder, statements, prices, today }: PlaceholderProfileProps) {
  const words = useWords(placeholderWords);
  const forms = useForms();
  const href = links.placeholderStatements(String(placeholder.id));
  const page = statements?.value;
  const shown = page?.items.slice(0, AT_A_GLANCE) ?? [];
  const isCut = page !== undefined && shown.length < page.total_count;
  const count = isCut
    ? words.some(forms, shown.length, page.total_count)
    : page && words.count(forms, page.total_count);
  return (
    <Section id="statements" title={words.sections.behind} count={count}>
      {page && shown.length === 0 && <p className="text-sm">{words.none}</p>}
      {shown.length > 0 && <StatementEntries statements={shown} today={today} level={3} prices={prices} />}
      {(!page || isCut) && (
        <p className="mt-3 text-sm">
          <Link href={href} className="underline">
            {words.all}
          </Link>
          <PriceTag price={prices?.get(href)} className="ml-2" />
        </p>
      )}
    </Section>
  );
}

/** A person who owns as it is judged: it is an entity of networks itself. */
const judgedOf = ({ path, name }: Pick<PersonCandidate, 'path' | 'name'>): JudgedRecord => ({
  path,
  name,
  companies: [path],
});

/** Other persons of the name, to be judged by the reader. */
function SamePersons({ placeholder, candidates }: { placeholder: Placeholder; candidates: PersonCandidates }) {
  const { same: words } = useWords(placeholderWords);
  const forms = useForms();
  const own = judgedOf({ path: links.placeholder(String(placeholder.id)), name: placeholder.name });
  const { persons, total, read } = candidates;
  const columns: Column<PersonCandidate>[] = [
    {
      header: words.person,
      cell: (person) => (
        <>
          <Link href={person.path} className="underline">
            <bdi>{person.name}</bdi>
          </Link>
          <span className="mt-1 block">
            <SameChoice own={own} other={judgedOf(person)} />
          </span>
        </>
      ),
    },
    {
      header: words.controls,
      cell: ({ companies }) => (
        <ul>
          {companies.map(({ name, service_url, jurisdiction_code }) => (
            <li key={`${service_url} ${name}`}>
              <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Section id="same" title={words.title}>
      <SameRecords own={own} hasChoices />
      <p className="text-muted text-sm">{words.lead}</p>
      <FoldedRows rows={persons} first={AT_A_GLANCE} noun={words.others}>
        {(rows) => <DataTable caption={words.title} columns={columns} rows={rows} keyOf={({ path }) => path} />}
      </FoldedRows>
      {read < total && <p className="mt-2 text-muted text-sm">{words.cut(forms, read, total)}</p>}
    </Section>
  );
}

/** The known facts of a placeholder, and their source. */
export function PlaceholderProfile(props: PlaceholderProfileProps) {
  const { placeholder, candidates } = props;
  const { sections } = useWords(placeholderWords);
  const facts = factsOf(placeholder, useForms().language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="space-y-10 lg:order-2">
        {facts.length > 0 && (
          <Section id="facts" title={sections.facts}>
            <Facts facts={facts} />
          </Section>
        )}
        <Section id="source" title={sections.source}>
          <SourceLine source={placeholder.source} />
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <NamingStatements {...props} />
        {candidates && candidates.persons.length > 0 && (
          <SamePersons placeholder={placeholder} candidates={candidates} />
        )}
      </div>
    </div>
  );
}

type PlaceholderTab = 'overview' | 'statements' | 'network';

interface PlaceholderHeaderProps extends RecordTabsPlace<PlaceholderTab> {
  placeholder: Placeholder;
  /** The age of the facts. */
  children?: React.ReactNode;
}

const tabsOf = (id: string, words: typeof placeholderWords.en.tabs): (RecordTab & { id: PlaceholderTab })[] => [
  { id: 'overview', href: links.placeholder(id), label: words.overview },
  { id: 'statements', href: links.placeholderStatements(id), label: words.statements },
  { id: 'network', href: links.placeholderNetwork(id), label: words.network },
];

function Matched({ company }: Pick<Placeholder, 'company'>) {
  const words = useWords(placeholderWords);
  if (!company) return null;
  return (
    <div className="mt-4 max-w-2xl">
      <Notice tone="good" title={words.probablyThis}>
        <EntityLink name={company.name} serviceUrl={company.service_url} jurisdictionCode={company.jurisdiction_code} />
        {company.current_status && (
          <>
            {' · '}
            <bdi>{company.current_status}</bdi>
          </>
        )}
        {company.inactive === true && ` · ${words.inactive}`}
      </Notice>
    </div>
  );
}

/** The header of a placeholder's pages: its facts, and the company it was matched to. */
export function PlaceholderHeader({ placeholder, children, ...place }: PlaceholderHeaderProps) {
  const { kind, person, thisPlaceholder, tabs } = useWords(placeholderWords);
  const { find } = useWords(connectionLinkWords);
  const { language } = useForms();
  return (
    <div className="mb-8">
      <p className="text-muted text-sm">{placeholder.entity_type === 'person' ? person : kind}</p>
      <h1 className="mt-1 text-3xl sm:text-4xl">
        <bdi>{placeholder.name}</bdi>
      </h1>
      <p className="mt-2 max-w-4xl text-lg">{placeholderKind(placeholder, language)}</p>
      <p className="mt-2 text-sm print:hidden">
        <Link
          href={links.connections(new URLSearchParams({ from: links.placeholder(String(placeholder.id)) }))}
          className="underline"
        >
          {find}
        </Link>
      </p>
      {children}
      <Matched company={placeholder.company} />
      <RecordTabs label={thisPlaceholder} tabs={tabsOf(String(placeholder.id), tabs)} {...place} />
    </div>
  );
}

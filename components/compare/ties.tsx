import { EntityLink } from '@/components/record/entity-link';
import { Badge } from '@/components/record/record-parts';
import { StatementHeadline } from '@/components/statement/statement-list';
import { Link } from '@/components/ui/parts';
import { FoldedRows, Section } from '@/components/ui/section';
import { type LoadedTies, type SearchedStatements, TIES_DEPTH } from '@/lib/api/pages/ties';
import type { Company } from '@/lib/contract/records';
import { holdingWords } from '@/lib/network/elements';
import { HUB_NEIGHBOURS } from '@/lib/network/graph/graph';
import { entityId, isEntityPath, nameOf, type Relationship, shareWords } from '@/lib/network/model';
import { type Chain, chainsBetween } from '@/lib/records/compare/chains';
import { labelsOf } from '@/lib/records/compare/rows';
import {
  addressCounts,
  type DirectTie,
  furtherTies,
  type Holder,
  type Shared,
  type SharedOfficer,
  sharedAddresses,
  sharedIdentifiers,
  sharedOfficers,
  sharedTies,
  statementTies,
} from '@/lib/records/compare/ties';
import { confidenceOf } from '@/lib/records/statement/confidence';
import { hasEnded, headlineOf, periodInWords, type ShownStatement, typeInWords } from '@/lib/records/statement/view';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links, pathOf } from '@/lib/shared/links';
import { compareWords, comparisonWords, tieWords } from '@/lib/words/company';
import { statementPageWords } from '@/lib/words/statement';
import { SharedOfficers } from './shared-officers';

/** Everything that connects the compared companies, as far as it was searched. */
interface Ties {
  direct: DirectTie[];
  parties: ReturnType<typeof statementTies>['parties'];
  further: ReturnType<typeof furtherTies>;
  chains: Chain[];
  addresses: Shared<string>[];
  identifiers: ReturnType<typeof sharedIdentifiers>;
  officers: SharedOfficer[];
}

function tiesOf(companies: Company[], { statements, network }: LoadedTies): Ties {
  const stated = statementTies(companies, statements);
  const listed = new Set(stated.parties.flatMap(({ party }) => (party.service_url ? entityId(party.service_url) : [])));
  return {
    ...stated,
    further: furtherTies(sharedTies(companies), stated),
    chains: chainsBetween(
      network,
      companies.map((company) => entityId(links.company(company))),
      listed,
    ),
    addresses: sharedAddresses(companies),
    identifiers: sharedIdentifiers(companies),
    officers: sharedOfficers(companies),
  };
}

interface PartProps {
  companies: Company[];
  ties: Ties;
  /** YYYY-MM-DD */
  today: string;
}

/** What a statement says, its type, period and confidence; the sentence links to the statement. */
function StatementLine({ statement, today }: { statement: ShownStatement; today: string }) {
  const { ended, sure } = useWords(statementPageWords);
  const { language } = useForms();
  const { value } = confidenceOf(statement);
  const headline = <StatementHeadline parts={headlineOf(statement, today, language)} />;
  const facts = [
    typeInWords(statement.data_type, language).one,
    periodInWords(statement, language),
    value !== undefined && sure(value),
  ];
  return (
    <>
      {statement.id === null ? (
        headline
      ) : (
        <Link href={links.statement(statement.id)} className="underline">
          {headline}
        </Link>
      )}
      {hasEnded(statement, today) && (
        <>
          {' '}
          <Badge tone="warn">{ended}</Badge>
        </>
      )}
      <span className="block text-muted text-sm">{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** Statements between the companies; the first ones are part of the summary. */
function DirectStatements({ ties: { direct }, today }: Pick<PartProps, 'ties' | 'today'>) {
  const { folded } = useWords(tieWords);
  return (
    <FoldedRows rows={direct} first={3} noun={folded}>
      {(rows) => (
        <ul>
          {rows.map(({ statement }) => (
            <li key={statement.id} className="pb-2">
              <StatementLine statement={statement} today={today} />
            </li>
          ))}
        </ul>
      )}
    </FoldedRows>
  );
}

interface Entry {
  key: string;
  heading: React.ReactNode;
  /** Where it occurs. */
  where: React.ReactNode;
}

interface EntryListProps {
  id: string;
  title: string;
  /** The number of entries, if there are more than those given. */
  total?: number;
  entries: Entry[];
}

function EntryList({ id, title, total = 0, entries }: EntryListProps) {
  const words = useWords(comparisonWords);
  const { some } = useWords(tieWords);
  const forms = useForms();
  if (entries.length === 0) return null;
  const isPart = total > entries.length;
  const count = isPart ? some(forms, entries.length, total) : words.matches(forms, entries.length);
  return (
    <Section id={id} title={title} count={count}>
      <FoldedRows rows={entries} first={10} noun={words.manyMatches}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ key, heading, where }) => (
              <li key={key} className="py-2">
                {heading}
                {where}
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </Section>
  );
}

/** Where a shared thing occurs in each record. */
function HolderList({ holders, companies }: { holders: Holder[]; companies: Company[] }) {
  const labels = labelsOf(companies);
  const { roles } = useWords(compareWords);
  const words = useWords(comparisonWords);
  return (
    <ul className="text-muted text-sm">
      {holders.map(({ company, as, of }) => (
        <li key={`${company} ${as} ${of}`}>
          {words.holder(<bdi className="text-ink">{labels[company]}</bdi>, roles[as], of ? <bdi>{of}</bdi> : undefined)}
        </li>
      ))}
    </ul>
  );
}

/** The parties that statements or records of several companies name. */
function SharedParties({ companies, ties: { parties, further }, today, total }: PartProps & { total?: number }) {
  const { title, sameName } = useWords(comparisonWords).ties;
  const fromStatements = parties.map(({ party, holders }) => ({
    key: pathOf(party.service_url) ?? party.name,
    heading: <EntityLink name={party.name} serviceUrl={party.service_url} jurisdictionCode={party.jurisdiction_code} />,
    where: (
      <ul className="mt-1 space-y-1 border-line border-l-2 pl-3 text-sm">
        {holders.map(({ company, statement }) => (
          <li key={`${company} ${statement.id}`}>
            <StatementLine statement={statement} today={today} />
          </li>
        ))}
      </ul>
    ),
  }));
  const fromRecords = further.map(({ thing, holders, by }) => ({
    key: `${by} ${thing.service_url} ${thing.name}`,
    heading: (
      <>
        <EntityLink name={thing.name} serviceUrl={thing.service_url} />
        {by === 'name' && <span className="text-muted text-sm"> · {sameName}</span>}
      </>
    ),
    where: <HolderList holders={holders} companies={companies} />,
  }));
  const rest = total === undefined ? 0 : Math.max(0, total - parties.length);
  const entries = [...fromStatements, ...fromRecords];
  return <EntryList id="ties" title={title} total={entries.length + rest} entries={entries} />;
}

/** The share and kind of a relationship, with its statement. */
function How({ relationship: { type, share, statements } }: { relationship: Relationship }) {
  const { language } = useForms();
  const [first] = statements;
  const how = [holdingWords(type, language), share.kind !== 'unknown' && shareWords(share, language)];
  const text = how.filter(Boolean).join(', ');
  return first === undefined ? (
    text
  ) : (
    <Link href={links.statement(first)} className="underline">
      {text}
    </Link>
  );
}

function ChainSteps({ steps }: Chain) {
  return (
    <ol className="text-sm">
      {steps.flatMap(({ from, to, relationships }) =>
        relationships.map((relationship) => {
          const [parent, child] = relationship.parent === from.id ? [from, to] : [to, from];
          return (
            <li key={relationship.id} className="py-0.5">
              <EntityLink name={nameOf(parent, parent.id)} serviceUrl={parent.id} />{' '}
              <span aria-hidden="true" className="text-muted">
                →
              </span>{' '}
              <EntityLink name={nameOf(child, child.id)} serviceUrl={child.id} />
              <span className="text-muted">
                {' · '}
                <How relationship={relationship} />
              </span>
            </li>
          );
        }),
      )}
    </ol>
  );
}

function Chains({ companies, ties: { chains } }: PartProps) {
  const words = useWords(tieWords).chains;
  const labels = labelsOf(companies);
  const entries = chains.map((chain) => ({
    key: chain.steps.map(({ to }) => to.id).join(' '),
    heading: (
      <span className="font-medium">
        {words.between(<bdi>{labels[chain.companies[0]]}</bdi>, <bdi>{labels[chain.companies[1]]}</bdi>)}
      </span>
    ),
    where: <ChainSteps {...chain} />,
  }));
  return <EntryList id="chains" title={words.title} entries={entries} />;
}

/** Things in more than one record, besides owners and officers. */
function SharedFacts({ companies, ties: { addresses, identifiers } }: PartProps) {
  const words = useWords(comparisonWords);
  const { roles } = useWords(compareWords);
  const holders = (of: Shared<unknown>) => <HolderList holders={of.holders} companies={companies} />;
  return (
    <>
      <EntryList
        id="addresses"
        title={words.addresses}
        entries={addresses.map((one) => ({ key: one.thing, heading: <bdi>{one.thing}</bdi>, where: holders(one) }))}
      />
      <EntryList
        id="identifiers"
        title={words.identifiers}
        entries={identifiers.map((one) => ({
          key: `${one.thing.system} ${one.thing.uid}`,
          heading: (
            <>
              {one.thing.system ?? roles.identifier} <bdi>{one.thing.uid}</bdi>
            </>
          ),
          where: holders(one),
        }))}
      />
    </>
  );
}

/** One kind of connection that was not found, and how many items of each company were searched. */
interface NotFound {
  label: string;
  /** In company order; undefined if unknown, or not searched because that would cost a call. */
  searched: (SearchedStatements | number | undefined)[];
  note?: string;
}

function Searched({ companies, searched }: { companies: Company[]; searched: NotFound['searched'] }) {
  const words = useWords(tieWords).nothing;
  const forms = useForms();
  const labels = labelsOf(companies);
  const amount = (one: NotFound['searched'][number]): string => {
    if (one === undefined) return words.notSearched;
    if (typeof one === 'number') return forms.count(one);
    return one.searched < one.of ? words.part(forms, one.searched, one.of) : forms.count(one.of);
  };
  return searched.map((one, place) => (
    <span key={labels[place]}>
      {place > 0 && ' · '}
      <bdi>{labels[place]}</bdi>: {amount(one)}
    </span>
  ));
}

const listed = (list: readonly unknown[] | null | undefined): number | undefined => list?.length;

function notFound(companies: Company[], ties: Ties, loaded: LoadedTies, words: typeof tieWords.en.nothing): NotFound[] {
  const { direct, parties, further, addresses, identifiers, officers } = ties;
  const { counts, seesOfficers } = addressCounts(companies);
  const all: (NotFound | false)[] = [
    direct.length === 0 && { label: words.direct, searched: loaded.searched },
    parties.length === 0 && { label: words.parties, searched: loaded.searched },
    further.length === 0 && {
      label: words.groupings,
      searched: companies.map(({ corporate_groupings }) => listed(corporate_groupings)),
    },
    officers.length === 0 && { label: words.officers, searched: companies.map((one) => listed(one.officers)) },
    addresses.length === 0 && {
      label: words.addresses,
      searched: counts,
      note: seesOfficers ? undefined : words.withoutOfficers,
    },
    identifiers.length === 0 && { label: words.identifiers, searched: companies.map((one) => listed(one.identifiers)) },
  ];
  return all.filter((one) => one !== false);
}

/** The reach of the search for chains. */
function ChainsNotFound({ companies, loaded }: { companies: Company[]; loaded: LoadedTies }) {
  const words = useWords(tieWords).nothing;
  const forms = useForms();
  const labels = labelsOf(companies);
  const unknown = companies.flatMap((_, place) => (loaded.walked[place] === undefined ? [labels[place] ?? ''] : []));
  const entities = [...loaded.network.entities.keys()].filter(isEntityPath).length;
  return (
    <li>
      <span className="font-medium">{words.chains}</span>{' '}
      <span className="text-muted">
        {words.reach(forms, 2 * TIES_DEPTH, entities, HUB_NEIGHBOURS)}
        {loaded.isCut && ` ${words.cut}`}
        {unknown.length > 0 && ` ${words.notWalked(forms, unknown)}`}
      </span>
    </li>
  );
}

/** What was searched without a result. It is never said that the companies share nothing: other sources may differ. */
function NothingFound({ companies, ties, loaded }: PartProps & { loaded: LoadedTies }) {
  const words = useWords(tieWords).nothing;
  const rows = notFound(companies, ties, loaded, words);
  if (rows.length === 0 && ties.chains.length > 0) return null;
  return (
    <Section id="nothing-found" title={words.title}>
      <ul className="space-y-1.5 text-sm">
        {rows.map(({ label, searched, note }) => (
          <li key={label}>
            <span className="font-medium">{label}</span>{' '}
            <span className="text-muted">
              <Searched companies={companies} searched={searched} />
              {note && `. ${note}`}
            </span>
          </li>
        ))}
        {ties.chains.length === 0 && <ChainsNotFound companies={companies} loaded={loaded} />}
      </ul>
    </Section>
  );
}

/** The statements between the companies, and links to everything else that connects them. */
function Summary({ ties, today, total }: Pick<PartProps, 'ties' | 'today'> & { total?: number }) {
  const { title, summary } = useWords(tieWords);
  const forms = useForms();
  const { direct, parties, further, chains, addresses, identifiers, officers } = ties;
  const counts = [
    { id: 'ties', count: Math.max(parties.length, total ?? 0) + further.length },
    { id: 'chains', count: chains.length },
    { id: 'addresses', count: addresses.length },
    { id: 'identifiers', count: identifiers.length },
    { id: 'officers', count: officers.length },
  ] as const;
  const found = counts.filter(({ count }) => count > 0);
  const isNothing = direct.length + found.length === 0;
  return (
    <Section
      id="connections"
      title={title}
      count={direct.length > 0 ? summary.direct(forms, direct.length) : undefined}
    >
      <DirectStatements ties={ties} today={today} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {found.map(({ id, count }) => (
          <li key={id}>
            <a href={`#${id}`} className="underline">
              {summary[id](forms, count)}
            </a>
          </li>
        ))}
        {isNothing && (
          <li>
            <a href="#nothing-found" className="underline">
              {summary.none}
            </a>
          </li>
        )}
      </ul>
    </Section>
  );
}

interface ConnectionsProps {
  companies: Company[];
  loaded: LoadedTies;
  /** YYYY-MM-DD */
  today: string;
  children: React.ReactNode;
}

/** How the companies are connected: a summary above the `children`, the details below them. */
export function Connections({ companies, loaded, today, children }: ConnectionsProps) {
  const ties = tiesOf(companies, loaded);
  const part = { companies, ties, today };
  return (
    <>
      <Summary ties={ties} today={today} total={loaded.parties} />
      {children}
      <SharedParties {...part} total={loaded.parties} />
      <Chains {...part} />
      <SharedFacts {...part} />
      <SharedOfficers companies={companies} pairs={ties.officers} />
      <NothingFound {...part} loaded={loaded} />
    </>
  );
}

import { NameLink } from '@/components/record/entity-link';
import { type Column, DataTable, type Fact, Facts, OutsideLink, Trail } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { CorporateGroupingRecord } from '@/lib/contract/records';
import { type CompanyStatus, formatCompanyStatus, getCompanyStatus } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms, Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links, pathOf } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';

type Membership = CorporateGroupingRecord['memberships'][number]['membership'];

/** Who says that the company is a member. */
function SourceCell({ source }: Membership) {
  const { table } = useWords(groupingWords);
  const { date } = useForms();
  if (!source) return <span className="text-muted italic">{table.notKnown}</span>;
  return (
    <>
      <OutsideLink url={source.url}>{source.publisher ?? table.namelessPublisher}</OutsideLink>
      {source.retrieved_at && <span className="block text-muted text-xs">{date(source.retrieved_at)}</span>}
    </>
  );
}

function columnsIn(language: Language): Column<Membership>[] {
  const { table } = groupingWords[language];
  const place = placesIn(language);
  return [
    {
      header: table.company,
      cell: ({ company }) => <NameLink name={company.name} href={pathOf(company.service_url)} />,
    },
    { header: table.number, cell: ({ company }) => company.company_number && <bdi>{company.company_number}</bdi> },
    {
      header: table.jurisdiction,
      cell: ({ company }) => company.jurisdiction_code && place(company.jurisdiction_code),
    },
    { header: table.state, cell: ({ company }) => formatCompanyStatus(company, language) },
    { header: table.source, cell: (membership) => <SourceCell {...membership} /> },
  ];
}

function MemberTable({ memberships }: { memberships: Membership[] }) {
  const { language } = useForms();
  return (
    <DataTable
      caption={groupingWords[language].table.caption}
      columns={columnsIn(language)}
      rows={memberships}
      keyOf={({ company }) => company.service_url}
    />
  );
}

/** Counts of the companies of a grouping, without duplicates. */
interface MemberCounts {
  companies: number;
  /** Only companies with a stated jurisdiction. */
  jurisdictions: number;
  inactive: number;
  /** Companies whose status is unknown. */
  unknown: number;
}

export function membersOf(memberships: readonly Membership[]): MemberCounts {
  const of = (status: CompanyStatus): number =>
    memberships.filter(({ company }) => getCompanyStatus(company) === status).length;
  const places = new Set(memberships.flatMap(({ company }) => company.jurisdiction_code ?? []));
  return {
    companies: memberships.length,
    jurisdictions: places.size,
    inactive: of('inactive'),
    unknown: of('unknown'),
  };
}

function Curators({ curators }: Pick<CorporateGroupingRecord, 'curators'>) {
  return (
    <ul className="space-y-1">
      {curators.map(({ user: { name, service_url } }) => (
        <li key={`${name} ${service_url}`}>
          <OutsideLink url={service_url}>
            <bdi>{name}</bdi>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}

/** The address may be missing if the article title is given. */
function wikipediaOf({ wikipedia_url, wikipedia_id }: CorporateGroupingRecord): string | undefined {
  return (
    wikipedia_url ?? (wikipedia_id ? `https://en.wikipedia.org/wiki/${encodeURIComponent(wikipedia_id)}` : undefined)
  );
}

type Words = (typeof groupingWords)['en'];

function factsOf(grouping: CorporateGroupingRecord, words: Words, forms: Forms): Fact[] {
  const { curators, wikipedia_id, created_at, updated_at } = grouping;
  const wikipedia = wikipediaOf(grouping);
  return [
    {
      label: words.curators(forms, curators.length),
      value: curators.length > 0 && <Curators curators={curators} />,
    },
    ...(wikipedia
      ? [
          {
            label: 'Wikipedia',
            value: <OutsideLink url={wikipedia}>{wikipedia_id?.replaceAll('_', ' ') ?? words.article}</OutsideLink>,
          },
        ]
      : []),
    { label: words.made, value: created_at && forms.date(created_at) },
    { label: words.lastChanged, value: updated_at && forms.date(updated_at) },
  ].map(({ label, value }) => ({ label, value: value || undefined }));
}

/** "30 of 112 shown", if a source returns fewer members than it counts. */
function shownInWords({ memberships, companies_count }: CorporateGroupingRecord, words: Words, forms: Forms): string {
  const shown = memberships.length;
  return shown >= companies_count ? words.companyCount(forms, shown) : words.shown(forms, shown, companies_count);
}

interface GroupingProfileProps {
  grouping: CorporateGroupingRecord;
  /** The age of the facts. */
  children?: React.ReactNode;
}

export function GroupingProfile({ grouping, children }: GroupingProfileProps) {
  const words = useWords(groupingWords);
  const forms = useForms();
  const memberships = grouping.memberships.map(({ membership }) => membership);
  return (
    <article>
      <Trail crumbs={[{ href: links.corporateGroupingSearch(), label: words.title }]} />
      <h1 className="mt-1 text-3xl">
        <bdi>{grouping.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">{words.members(forms, membersOf(memberships))}</p>
      <p className="mt-1 max-w-prose text-muted text-sm">{words.notOwned}</p>
      {children}
      <div className="mt-6 max-w-2xl">
        <Facts facts={factsOf(grouping, words, forms)} />
      </div>
      <div className="mt-8">
        <Section id="members" title={words.companies} count={shownInWords(grouping, words, forms)}>
          {memberships.length > 0 ? (
            <MemberTable memberships={memberships} />
          ) : (
            <p className="text-sm">{words.noneShown}</p>
          )}
        </Section>
      </div>
      <p className="mt-8 text-sm">
        <a href={links.json(links.corporateGrouping(grouping.name))} className="underline">
          JSON
        </a>
      </p>
    </article>
  );
}

import type { CorporateGroupingRecord } from '@/lib/contract/corporate-grouping';
import { countInWords, dateInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { type Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { Section } from '../ui/section';
import { Trail } from '../ui/trail';
import { MemberTable } from './member-table';
import { membersInWords } from './members-in-words';

function Curators({ curators }: Pick<CorporateGroupingRecord, 'curators'>) {
  return (
    <ul>
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

/** The address may be left out where the title of the article is given. */
function wikipediaOf({ wikipedia_url, wikipedia_id }: CorporateGroupingRecord): string | undefined {
  return (
    wikipedia_url ?? (wikipedia_id ? `https://en.wikipedia.org/wiki/${encodeURIComponent(wikipedia_id)}` : undefined)
  );
}

function factsOf(grouping: CorporateGroupingRecord): Fact[] {
  const { curators, wikipedia_id, created_at, updated_at } = grouping;
  const wikipedia = wikipediaOf(grouping);
  return [
    {
      label: curators.length === 1 ? 'Curator' : 'Curators',
      value: curators.length > 0 && <Curators curators={curators} />,
    },
    ...(wikipedia
      ? [
          {
            label: 'Wikipedia',
            value: <OutsideLink url={wikipedia}>{wikipedia_id?.replaceAll('_', ' ') ?? 'Article'}</OutsideLink>,
          },
        ]
      : []),
    { label: 'Made', value: created_at && dateInWords(created_at) },
    { label: 'Last changed', value: updated_at && dateInWords(updated_at) },
  ].map(({ label, value }) => ({ label, value: value || undefined }));
}

/** "30 of 112 shown", where a source gives fewer members than it counts. */
function shownInWords({ memberships, companies_count }: CorporateGroupingRecord): string {
  const shown = memberships.length;
  if (shown >= companies_count) return plural(shown, 'company', 'companies');
  return `${countInWords(shown)} of ${countInWords(companies_count)} shown`;
}

interface GroupingProfileProps {
  grouping: CorporateGroupingRecord;
  /** How old the facts are. */
  children?: React.ReactNode;
}

export function GroupingProfile({ grouping, children }: GroupingProfileProps) {
  const memberships = grouping.memberships.map(({ membership }) => membership);
  return (
    <article>
      <Trail crumbs={[{ href: links.corporateGroupingSearch(), label: 'Corporate groupings' }]} />
      <h1 className="mt-1 text-3xl">
        <bdi>{grouping.name}</bdi>
      </h1>
      <p className="mt-2 text-lg">{membersInWords(memberships)}</p>
      <p className="mt-1 max-w-prose text-muted text-sm">
        Curators say that these companies belong together. It need not mean that one owns another.
      </p>
      {children}
      <div className="mt-6 max-w-2xl">
        <Facts facts={factsOf(grouping)} />
      </div>
      <div className="mt-8">
        <Section id="members" title="Companies" count={shownInWords(grouping)}>
          {memberships.length > 0 ? (
            <MemberTable memberships={memberships} />
          ) : (
            <p className="text-sm">No company of this grouping is shown.</p>
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

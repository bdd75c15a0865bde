import type { CorporateGroupingRecord } from '@/lib/contract/corporate-grouping';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { groupingWords } from '@/lib/words/grouping';
import { type Fact, Facts } from '../ui/facts';
import { OutsideLink } from '../ui/outside-link';
import { Section } from '../ui/section';
import { Trail } from '../ui/trail';
import { membersOf } from './member-counts';
import { MemberTable } from './member-table';

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

/** The address may be left out where the title of the article is given. */
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

/** "30 of 112 shown", where a source gives fewer members than it counts. */
function shownInWords({ memberships, companies_count }: CorporateGroupingRecord, words: Words, forms: Forms): string {
  const shown = memberships.length;
  return shown >= companies_count ? words.companyCount(forms, shown) : words.shown(forms, shown, companies_count);
}

interface GroupingProfileProps {
  grouping: CorporateGroupingRecord;
  /** How old the facts are. */
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

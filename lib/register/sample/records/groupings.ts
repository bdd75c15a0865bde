import type { CorporateGroupingInput } from '@/lib/register/store/records';
import { AS_OF, dayBetween, momentOf } from '../calendar';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import type { Group } from '../groups/group';

const userPage = (name: string): string => `https://register.example/users/${encodeURIComponent(name)}`;

function grouping(
  name: string,
  curators: readonly string[],
  members: readonly SampleCompany[],
): CorporateGroupingInput {
  const chance = new Chance(`grouping/${name}`);
  const created_at = momentOf(dayBetween(chance, '2012-03-01', '2019-12-31'), chance);
  return {
    kind: 'corporate_grouping',
    name,
    wikipedia_id: chance.likely(0.5)
      ? `${name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()).replaceAll(' ', '_')}_(fictional)`
      : null,
    curators: curators.map((curator) => ({ name: curator, url: userPage(curator) })),
    members: members.map((company) => {
      const publisher = chance.pick(curators);
      const retrieved_at = momentOf(dayBetween(chance, '2020-01-01', AS_OF));
      return {
        company: referenceTo(company),
        source: { publisher, url: userPage(publisher), source_type: 'user', retrieved_at },
      };
    }),
    created_at,
  };
}

/** Families of firms that only a curator sees as one: they share a name, not an owner. */
const NAMESAKES = [
  ['marrowby', 'oatcake'],
  ['larkspan', 'night-shift'],
  ['ironbarque', 'tidewatcher'],
  ['zilverreiger', 'skarv'],
  ['bernsteinfurt', 'werkbank'],
  ['monsoonway', 'inkwell'],
] as const;

export function* groupings(
  groups: readonly Group[],
  companies: readonly SampleCompany[],
): Generator<CorporateGroupingInput> {
  for (const { plan, members } of groups) {
    // A curator never finds all of a group.
    yield grouping(
      plan.name,
      plan.curators,
      members.filter((_, index) => index % 5 !== 4),
    );
  }
  for (const [name, curator] of NAMESAKES) {
    const members = companies.filter(({ input }) => input.name.toLowerCase().startsWith(name)).slice(0, 40);
    yield grouping(name, [curator], members);
  }
}

import type { EntityReference } from '@/lib/register/store/records';
import { Chance } from '../chance';
import { referenceTo, type SampleCompany } from '../companies/company';
import type { Group } from './group';
import { between, endedPeriod, exactly, mainStake, openPeriod, type Stake, sideStake, UNKNOWN_SHARE } from './stakes';

/** A parent, a child and what the one holds of the other: what becomes one statement. */
export interface Holding {
  /** Tells the statement from all others. */
  key: string;
  parent: EntityReference;
  child: EntityReference;
  stake: Stake;
}

const born = ({ input }: SampleCompany): string | null | undefined => input.incorporation_date;

function* pairs(group: Group, every: number, offset: number): Generator<[SampleCompany, SampleCompany, Chance]> {
  const { members, plan } = group;
  for (let index = offset; index + 1 < members.length; index += every) {
    const [one, other] = [members[index], members[index + 1]];
    if (one && other) yield [one, other, new Chance(`${plan.name}/pair/${every}/${index}`)];
  }
}

function holding(kind: string, parent: SampleCompany, child: SampleCompany, stake: Stake): Holding {
  return {
    key: `sample:${kind}/${parent.key}/${child.key}`,
    parent: referenceTo(parent),
    child: referenceTo(child),
    stake,
  };
}

/** The tree itself. `leftOf` is what the other holders of a child leave over, in per cent. */
function* tree(
  group: Group,
  partners: readonly EntityReference[],
  leftOf: (child: SampleCompany) => number,
): Generator<Holding> {
  for (const [index, child] of group.members.entries()) {
    const parent = group.members[group.parents[index] ?? -1];
    if (!parent) continue;
    const chance = new Chance(`stake/${child.key}`);
    if (index % 23 === 22) yield* jointVenture(chance, group, parent, child, partners, leftOf(child) / 2);
    else yield holding('main', parent, child, mainStake(chance, leftOf(child), born(child)));
  }
}

/** The other half belongs to a partner nobody has matched, or to another company of the group. */
function* jointVenture(
  chance: Chance,
  { members }: Group,
  parent: SampleCompany,
  child: SampleCompany,
  partners: readonly EntityReference[],
  half: number,
): Generator<Holding> {
  const stake = (): Stake => sideStake(chance, exactly(half), born(child));
  yield holding('half', parent, child, stake());
  const sisters = members.slice(0, 5).filter(({ key }) => key !== parent.key && key !== child.key);
  const partner = partners.length > 0 && chance.likely(0.6) ? chance.pick(partners) : referenceTo(chance.pick(sisters));
  yield { key: `sample:partner/${child.key}`, parent: partner, child: referenceTo(child), stake: stake() };
}

/** What small holders have of each child; the main holder cannot have it too. */
function taken(small: readonly Holding[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { child, stake } of small) {
    shares.set(child.key, (shares.get(child.key) ?? 0) + (stake.percentage ?? stake.percentage_max ?? 0));
  }
  return shares;
}

/** Sisters that hold a little of each other. */
function* crossHoldings(group: Group): Generator<Holding> {
  for (const [one, other, chance] of pairs(group, 15, 9)) {
    yield holding('cross', one, other, sideStake(chance, exactly(chance.int(5, 15)), born(other)));
    yield holding('cross', other, one, sideStake(chance, between(5, 10), born(one)));
  }
}

/** A grandchild that holds a share of its grandparent, so that the way up leads back down. */
function* loops(group: Group): Generator<Holding> {
  for (let index = 30; index < group.members.length; index += 40) {
    const parent = group.parents[index] ?? -1;
    const [grandchild, grandparent] = [group.members[index], group.members[group.parents[parent] ?? -1]];
    if (!grandchild || !grandparent) continue;
    const chance = new Chance(`loop/${grandchild.key}`);
    yield holding('loop', grandchild, grandparent, sideStake(chance, exactly(chance.int(3, 20)), born(grandparent)));
  }
}

/** Below the two per cent that the network leaves out unless it is asked. */
function* crumbs(group: Group): Generator<Holding> {
  for (const [one, other, chance] of pairs(group, 11, 6)) {
    yield holding('crumb', one, other, sideStake(chance, exactly(chance.int(1, 19) / 10), born(other)));
  }
}

/** What was once so, and what somebody merely believes. */
function* pastAndHearsay(group: Group): Generator<Holding> {
  for (const [one, other, chance] of pairs(group, 13, 4)) {
    const stake = {
      ...exactly(chance.int(20, 100)),
      period: endedPeriod(chance, born(other)),
      trust: 'usual',
      asShares: false,
    } as const;
    yield holding('former', one, other, stake);
  }
  for (const [one, other, chance] of pairs(group, 17, 7)) {
    yield holding('hearsay', other, one, sideStake(chance, UNKNOWN_SHARE, born(one), 'doubtful'));
  }
}

/** Companies of the group that no register entry was found for. */
function* unmatchedChildren(group: Group, unmatched: readonly EntityReference[]): Generator<Holding> {
  for (const [index, child] of unmatched.entries()) {
    const parent = group.members[(index * 7) % group.members.length];
    if (!parent) continue;
    const chance = new Chance(`unmatched/${child.key}`);
    const stake: Stake = {
      ...UNKNOWN_SHARE,
      period: openPeriod(chance, '2014-01-01'),
      trust: 'usual',
      asShares: false,
    };
    yield { key: `sample:unmatched-child/${child.key}`, parent: referenceTo(parent), child, stake };
  }
}

/** Every holding of a group: the pyramid and all that makes it less than tidy. */
export function* holdingsOf(
  group: Group,
  partners: readonly EntityReference[],
  lost: readonly EntityReference[],
): Generator<Holding> {
  const small = [...crumbs(group)];
  if (!group.plan.hub) small.push(...crossHoldings(group), ...loops(group));
  const shares = taken(small);
  yield* tree(group, partners, ({ key }) => 100 - (shares.get(key) ?? 0));
  yield* small;
  if (!group.plan.hub) yield* pastAndHearsay(group);
  yield* unmatchedChildren(group, lost);
}

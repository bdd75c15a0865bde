import type { NetworkRelationship } from '@/lib/contract/network';
import { createDice, type Dice } from '@/lib/testing/chance';

/** Of all entities; the rest are placeholders. */
const COMPANIES = 0.68;
const OWNERS = 0.25;
/** Lines beyond those of the tree and of its owners, per entity. */
const CROSS_HOLDINGS = 0.1;
const CYCLES = 0.01;

/** Where the network begins: the company that all others grew from. */
export const ROOT_PATH = '/companies/gb/0';

/** The filter that leaves out nothing. */
export const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** The entity that is expanded after the first picture. */
export const GROWN_PATH = '/companies/gb/1';

const PERCENT = Array.from({ length: 100 }, (_, index) => index + 1);

/**
 * An ownership network like those measured for the reference: large owners gain more, a quarter
 * owns without being owned, one in a hundred closes a loop, about 1.3 lines for each entity. The same at each run.
 */
export function generateNetwork(size: number, seed = 1): NetworkRelationship[] {
  const dice = createDice(seed);
  const companies = Math.floor(size * COMPANIES);
  const owners = Math.floor(size * OWNERS);
  const pairs: [number, number][] = [];
  const growth = [0];
  for (let child = 1; child < companies; child++) {
    const parent = dice.pick(growth);
    pairs.push([parent, child]);
    growth.push(parent, child);
  }
  for (let owner = companies; owner < size; owner++) {
    pairs.push(owner < companies + owners ? [owner, dice.below(companies)] : [dice.pick(growth), owner]);
  }
  for (let n = 0; n < size * (CROSS_HOLDINGS + 0.19); n++) pairs.push(downwards(dice, companies));
  for (let n = 0; n < size * CYCLES; n++) pairs.push(flip(downwards(dice, companies)));
  return pairs.map(([parent, child]) => line(dice, parent, child, companies));
}

/** The reply to an expansion of that entity in a network of a given size, with this many new companies. */
export function generateExpansion(size: number, count: number): NetworkRelationship[] {
  const dice = createDice(size);
  return Array.from({ length: count }, (_, n) => line(dice, 1, size + n, size + count));
}

/** From an earlier company to a later one, which closes no loop. */
function downwards(dice: Dice, companies: number): [number, number] {
  const child = 1 + dice.below(companies - 1);
  return [dice.below(child), child];
}

const flip = ([parent, child]: [number, number]): [number, number] => [child, parent];

function line(dice: Dice, parent: number, child: number, companies: number): NetworkRelationship {
  return {
    relationship_type: 'shareholding',
    relationship_properties: {
      confidence: dice.pick(PERCENT),
      ...(dice.below(12) > 0 && { ownership_percentage: dice.pick(PERCENT) }),
    },
    ...end('parent', parent, companies),
    ...end('child', child, companies),
  };
}

/** Invented names, made unique by a number. */
function end<E extends 'parent' | 'child'>(which: E, number: number, companies: number) {
  const isCompany = number < companies;
  return {
    [`${which}_name`]: isCompany ? `Northmere Trading ${number} Limited` : `Holder ${number}`,
    [`${which}_type`]: isCompany ? 'Company' : 'Placeholder',
    [`${which}_service_url`]: isCompany ? `/companies/gb/${number}` : `/placeholders/${number}`,
  } as Record<`${E}_name` | `${E}_type` | `${E}_service_url`, string>;
}

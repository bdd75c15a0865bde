import { type Adjacency, fromRows, itemsOf } from '../graph/graph';
import { at, stronglyConnected } from '../graph/slots';
import type { Stakes } from './stakes';

/** The owner whose share is asked for, where a stake leads to it: its value is the whole. */
export const TARGET = -1;

/**
 * The companies in which somebody can have anything at all, numbered anew, with those of their stakes that lead there.
 * Walks end at the target: what it has in itself counts once (Baldone, Brioschi and Paleari 1998 correct the integrated
 * ownership of Brioschi, Buzzacchi and Colombo 1989 so).
 */
export interface Region {
  /** Numbers in the graph. */
  companies: readonly number[];
  /** Region numbers of the owners, or `TARGET`; the three arrays below stand beside its items. */
  owners: Adjacency;
  low: Float64Array;
  high: Float64Array;
  /** Of each company, what nobody holds for certain: bands and unknown shares share it. */
  room: Float64Array;
  /** Companies that own each other, all their owners before them. */
  blocks: readonly (readonly number[])[];
}

/** Whatever lies below the targets, as far as `within` allows. */
export function regionBelow(stakes: Stakes, targets: ReadonlySet<number>, within?: ReadonlySet<number>): Region {
  const companies = below(stakes, targets, within);
  const numberOf = new Map(companies.map((company, index) => [company, index]));
  const placeOf = (stake: number) => {
    const owner = at(stakes.owner, stake);
    return targets.has(owner) ? TARGET : numberOf.get(owner);
  };
  const rows = companies.map((company) =>
    [...itemsOf(stakes.inCompany, company)].filter((stake) => placeOf(stake) !== undefined),
  );
  const leading = rows.flat();
  return {
    companies,
    owners: fromRows(rows.map((row) => row.map((stake) => placeOf(stake) ?? TARGET))),
    low: Float64Array.from(leading, (stake) => at(stakes.low, stake)),
    high: Float64Array.from(leading, (stake) => at(stakes.high, stake)),
    room: Float64Array.from(companies, (company) => roomIn(stakes, company)),
    blocks: stronglyConnected(
      fromRows(rows.map((row) => row.map((stake) => placeOf(stake) ?? TARGET).filter((place) => place !== TARGET))),
    ),
  };
}

function below(stakes: Stakes, targets: ReadonlySet<number>, within?: ReadonlySet<number>): number[] {
  const found = new Set<number>();
  const look = (owner: number) => {
    for (const stake of itemsOf(stakes.ofOwner, owner)) {
      const company = at(stakes.company, stake);
      if (!targets.has(company) && within?.has(company) !== false) found.add(company);
    }
  };
  for (const target of targets) look(target);
  // A set is walked in the order it grows, which makes it the queue as well.
  for (const company of found) look(company);
  return [...found];
}

const roomIn = (stakes: Stakes, company: number): number =>
  itemsOf(stakes.inCompany, company).reduce((room, stake) => room - at(stakes.low, stake), 1);

/** Everybody above a company, itself included: whoever may have a part of it. */
export function ownersAbove(stakes: Stakes, company: number): Set<number> {
  const found = new Set([company]);
  for (const one of found) {
    for (const stake of itemsOf(stakes.inCompany, one)) found.add(at(stakes.owner, stake));
  }
  return found;
}

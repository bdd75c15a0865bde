import { fromRows, idOf, itemsOf } from '../graph/graph';
import { at } from '../graph/slots';
import type { Roads } from '../paths/roads';
import { cheapestRoutes } from '../paths/shortest';
import { type Interval, NOTHING, plus, type Stakes, shareOf, times, WHOLE } from './stakes';

/** One simple chain from an owner down to a company: "60 % × 50 % = 30 %". */
export interface Chain {
  /** From the owner to the company. */
  entities: readonly string[];
  /** One for each step, with the relationships it is read from (their ids). */
  factors: readonly { share: Interval; relationships: readonly string[] }[];
  product: Interval;
}

/** How a share comes about: chains, their sum, and what is between the sum and the whole share. */
export interface Arithmetic {
  /** The strongest first, bands by their middle. */
  chains: readonly Chain[];
  /** Whether these are all simple chains; if not, `rest` holds the others as well. */
  complete: boolean;
  /** Of the chains shown. With open shares its upper end may lie above what all owners can have together. */
  sum: Interval;
  /** What loops add (and chains not shown); never below nought. */
  rest: Interval;
  /** How much of the sum's upper end is cut off because nobody holds more than what the others leave. */
  cut: number;
  total: Interval;
}

/**
 * Upwards from a company to its owners. The strongest chain is the cheapest path, as logarithms add where shares
 * multiply.
 */
export function chainRoads(stakes: Stakes): Roads {
  const rows = stakes.graph.ids.map((_, company) =>
    [...itemsOf(stakes.inCompany, company)].filter((stake) => at(stakes.owner, stake) !== company),
  );
  const middle = (stake: number): number => (at(stakes.low, stake) + at(stakes.high, stake)) / 2;
  return {
    rows: fromRows(rows.map((row) => row.map((stake) => at(stakes.owner, stake)))),
    costs: Float64Array.from(rows.flat(), (stake) => -Math.log(middle(stake))),
    tolls: new Float64Array(stakes.graph.ids.length),
  };
}

/** The arithmetic of what the owners together have of a company, which is `total`. */
export function arithmeticOf(
  stakes: Stakes,
  roads: Roads,
  owners: ReadonlySet<number>,
  company: number,
  total: Interval,
  count: number,
): Arithmetic {
  const routes = cheapestRoutes(roads, company, owners, count + 1);
  const chains = routes.slice(0, count).map(({ nodes }) => chainOf(stakes, nodes.toReversed()));
  const sum = chains.reduce((all, { product }) => plus(all, product), NOTHING);
  const rest = { low: Math.max(0, total.low - sum.low), high: Math.max(0, total.high - sum.high) };
  return { chains, complete: routes.length <= count, sum, rest, cut: Math.max(0, sum.high - total.high), total };
}

function chainOf(stakes: Stakes, nodes: readonly number[]): Chain {
  const { graph } = stakes;
  const steps = nodes.slice(1).map((company, index) => stakeOf(stakes, nodes[index] ?? company, company));
  const factors = steps.map((stake) => ({
    share: shareOf(stakes, stake),
    relationships: (stakes.edges[stake] ?? []).map((edge) => graph.relationships[edge]?.id ?? ''),
  }));
  return {
    entities: nodes.map((node) => idOf(graph, node)),
    factors,
    product: factors.reduce((product, { share }) => times(product, share), WHOLE),
  };
}

const stakeOf = ({ inCompany, owner: owners }: Stakes, owner: number, company: number): number =>
  itemsOf(inCompany, company).find((stake) => at(owners, stake) === owner) ?? Number.NaN;

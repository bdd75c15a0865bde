import { at } from '../graph/slots';

/** The stakes in one company: their ends, what each owner is worth to the target, and what no lower end takes. */
export interface OpenShares {
  low: Float64Array;
  high: Float64Array;
  worth: Float64Array;
  room: number;
}

/**
 * Gives what is open to those owners who are worth most, each within its band and all together within the room. Who is
 * worth nothing gets no more than is certain.
 */
export function settle({ low, high, worth, room }: OpenShares): Float64Array {
  const settled = low.slice();
  let left = Math.max(0, room);
  const byWorth = [...worth.keys()].toSorted((a, b) => at(worth, b) - at(worth, a));
  for (const stake of byWorth) {
    if (at(worth, stake) <= 0) break;
    const more = Math.min(left, at(high, stake) - at(low, stake));
    settled[stake] = at(low, stake) + more;
    left -= more;
  }
  return settled;
}

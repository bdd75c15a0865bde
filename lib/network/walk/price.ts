import type { WalkPort } from './port';
import type { WalkState } from './state';
import type { WalkLimits } from './terms';
import { type Run, startRun, walkLevels } from './walk';

/** What a walk would cost, told before it is begun. */
export interface WalkPrice {
  /** Whether calls are counted; where they are not, all numbers are 0. */
  metered: boolean;
  /** Calls to the end of the walk, whatever may be spent. */
  calls: number;
  /** `calls` is an estimate, as nobody knows how many neighbours those have who were not asked about. */
  about: boolean;
  /** Entities whose relationships are kept, so that they cost nothing. */
  cached: number;
}

/**
 * Where nothing of the network is known: most companies have one owner or two and few holdings, and the first level is no
 * good measure, since people look at heads of groups.
 */
const USUAL_NEW_NEIGHBOURS = 2;
/** One answer says little of the next. */
const ENOUGH_ANSWERS = 3;

/** New neighbours of an entity, in the mean of those that were kept. */
function usualNewNeighbours({ state, cached }: Run): number {
  if (cached < ENOUGH_ANSWERS) return USUAL_NEW_NEIGHBOURS;
  return (state.seen.size - state.terms.from.length) / cached;
}

/** Calls for an entity and all that lies behind it, so many levels of questions in all: 1 + b + b² + … */
function callsBehind(levels: number, newNeighbours: number): number {
  return Array.from({ length: levels }, (_, level) => newNeighbours ** level).reduce((sum, calls) => sum + calls, 0);
}

function estimate(run: Run): Omit<WalkPrice, 'metered'> {
  const { state, limits, passedOver, cached } = run;
  const left = [...passedOver].map((id) => limits.depth - (state.frontier.depthOf(id) ?? 0));
  const each = usualNewNeighbours(run);
  const calls = left.reduce((sum, levels) => sum + callsBehind(levels, each), 0);
  // Nothing is asked about that was not found.
  const most = Math.max(left.length, limits.nodes - cached);
  return { calls: Math.round(Math.min(calls, most)), about: left.some((levels) => levels > 1), cached };
}

/**
 * Walks through what is kept and counts what is not. Spends nothing. It changes the state, so that one needs a state of
 * its own for it. Where calls are not counted it does nothing, as nothing has a price.
 */
export async function priceWalk(state: WalkState, limits: WalkLimits, port: WalkPort): Promise<WalkPrice> {
  const { metered } = port;
  if (!metered) return { metered, calls: 0, about: false, cached: 0 };
  const run = startRun({ state, limits: { ...limits, calls: 0 }, port });
  const walked = walkLevels(run, true);
  while (!(await walked.next()).done);
  return { metered, ...estimate(run) };
}

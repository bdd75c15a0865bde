import type { WalkPrice } from '@/lib/network/walk/price';
import { printWalk } from '@/lib/network/walk/printed';
import type { WalkState } from '@/lib/network/walk/state';
import type { WalkLimits, WalkTerms } from '@/lib/network/walk/terms';
import { type FailedReply, failedReply } from '@/lib/words/failed-reply';

/** A walk to be begun, or one to be gone on with. */
export interface WalkPlan {
  terms: WalkTerms;
  limits: WalkLimits;
}

/** A price, and what the visitor may still spend today where calls are counted. */
export interface ToldPrice extends WalkPrice {
  left_today?: number;
}

const limitsIn = ({ depth, nodes, calls }: WalkLimits): [string, string][] => [
  ['depth', String(depth)],
  ['nodes', String(nodes)],
  ...(calls === undefined ? [] : [['calls', String(calls)] satisfies [string, string]]),
];

function addressOf({ terms: { from, direction, dates }, limits }: WalkPlan, price: boolean): string {
  const pairs = [...from.map((id) => ['from', id]), ['direction', direction], ...limitsIn(limits)];
  if (dates) pairs.push(['dates', dates]);
  if (price) pairs.push(['price', 'true']);
  return `/api/walk?${new URLSearchParams(pairs)}`;
}

const posted = (body: object, signal?: AbortSignal): Promise<Response> =>
  fetch('/api/walk', { method: 'POST', body: JSON.stringify(body), signal });

export const beginAt = (plan: WalkPlan, signal: AbortSignal): Promise<Response> =>
  fetch(addressOf(plan, false), { signal });

export const goOnFrom = (state: WalkState, limits: WalkLimits, signal: AbortSignal): Promise<Response> =>
  posted({ state: printWalk(state), ...limits }, signal);

/** A price that could not be told, and why. */
class NoPrice extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NoPrice';
  }
}

async function priceIn(asked: Promise<Response>): Promise<ToldPrice> {
  const response = await asked;
  const body = await response.json();
  if (!response.ok) throw new NoPrice(failedReply(body, response.status));
  return body.results;
}

/** What a walk would cost; free. Throws where it cannot be told. */
export const priceOf = (plan: WalkPlan): Promise<ToldPrice> => priceIn(fetch(addressOf(plan, true)));

/** What going on would cost; free. Throws where it cannot be told. */
export const priceOfGoingOn = (state: WalkState, limits: WalkLimits): Promise<ToldPrice> =>
  priceIn(posted({ state: printWalk(state), ...limits, price: true }));

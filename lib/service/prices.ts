import type { Price } from '@/lib/contract/meter';
import { allowedRequest, keyOf, type UpstreamRequest } from './address';
import type { ReplyCache } from './cache/cache';
import { ageOf } from './cache/freshness';

/** What each request would cost now, by the copies that are kept; paths the interface does not have cost nothing. */
export function pricesOf(requests: UpstreamRequest[], cache: ReplyCache, now: number): Price[] {
  const allowed = requests.map(allowedRequest);
  const keys = allowed.map((request) => (request ? keyOf(request) : undefined));
  const times = cache.timesOf(keys.filter((key) => key !== undefined));
  return allowed.map((request, index) => {
    if (!request) return 'kept';
    const kept = times.get(keys[index] ?? '');
    const age = kept ? ageOf(request.endpoint, kept, now) : 'gone';
    return age === 'fresh' || age === 'stale' ? 'kept' : 'call';
  });
}

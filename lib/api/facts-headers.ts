import type { Facts } from '@/lib/registry/request';

/** RFC 9211: whether a copy was at hand, and whether it is an older one. */
const CACHE_STATUS = {
  kept: 'firmament; hit',
  stale: 'firmament; hit; detail=stale',
  call: 'firmament; fwd=miss; stored',
} as const;

/** What a script of our pages may know of where a reply comes from: its age in seconds (RFC 9111, 5.1) and its price in calls. */
export function factsHeaders(facts: Facts | undefined, now: number): Record<string, string> {
  if (!facts) return {};
  return {
    Age: String(Math.max(0, Math.floor((now - facts.at) / 1000))),
    'Cache-Status': CACHE_STATUS[facts.from],
    'X-Calls-Spent': String(facts.cost),
  };
}

/** Seconds until asking again makes sense (RFC 9110, 10.2.3), from the `retry_at` of an error body. */
export function retryAfterHeader(retryAt: string | undefined, now: number): Record<string, string> {
  const ms = retryAt === undefined ? Number.NaN : Date.parse(retryAt) - now;
  return Number.isNaN(ms) ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) };
}

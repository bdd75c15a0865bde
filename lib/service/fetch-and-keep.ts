import type { Visitor } from '@/lib/registry/request';
import type { AllowedRequest } from './address';
import type { Asked, Question } from './ask';
import type { CachedReply, ReplyCache } from './cache/cache';
import { isLastWord } from './failure';
import type { Purpose } from './quota/quota';

/** One piece of work per key at a time: whoever asks for the same meanwhile waits for it with the first. */
interface SingleFlight<T> {
  run(key: string, work: () => Promise<T>): { result: Promise<T>; joined: boolean };
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const flying = flights.get(key);
      if (flying) return { result: flying, joined: true };
      const result = work().finally(() => flights.delete(key));
      flights.set(key, result);
      return { result, joined: false };
    },
  };
}

export interface ServiceRequest {
  allowed: AllowedRequest;
  key: string;
  kept?: CachedReply;
  visitor?: Visitor;
  purpose: Purpose;
  id?: string;
  /** The most calls it may cost. */
  calls?: number;
}

/** What was fetched: new facts, or the copy that still holds, or why there are none. */
export type Fetched = Exclude<Asked, { kind: 'confirmed' }>;

/** `joined`: the call was another's. */
export type Fetch = (serviceRequest: ServiceRequest) => Promise<{ asked: Fetched; joined: boolean }>;

interface FetchParts {
  cache: ReplyCache;
  flights: SingleFlight<Fetched>;
  ask(question: Question): Promise<Asked>;
  now: () => number;
}

/** Calls are short: whoever joined one that was refused for its own visitor asks for themselves. */
const wasNotSent = (asked: Fetched): boolean => asked.kind === 'failed' && asked.cost === 0;

/** Asks the service, one call for all who want the same at a time, and keeps what it says. */
export function createFetch({ cache, flights, ask, now }: FetchParts): Fetch {
  /** What the register says of a record is kept briefly; other failures never. */
  function saveRefusal({ key, allowed }: ServiceRequest, asked: Fetched): void {
    if (asked.kind !== 'failed' || !isLastWord(asked.error)) return;
    cache.put(key, { status: asked.error.status, body: asked.error.body, at: now() }, allowed.endpoint);
  }

  async function run(serviceRequest: ServiceRequest): Promise<Fetched> {
    const { allowed, key, kept, visitor, purpose, id, calls } = serviceRequest;
    const { endpoint } = allowed;
    const etag = kept?.status === 200 ? kept.etag : undefined;
    const asked = await ask({ endpoint, request: allowed, purpose, visitor, etag, id, calls });
    if (asked.kind === 'confirmed') {
      cache.confirm(key, asked.at);
      // Only a copy with an ETag is asked about, so there is one.
      return { kind: 'facts', reply: { status: 200, body: null, ...kept, at: asked.at }, cost: asked.cost };
    }
    if (asked.kind === 'facts') cache.put(key, asked.reply, endpoint);
    else saveRefusal(serviceRequest, asked);
    return asked;
  }

  return async (serviceRequest) => {
    const { result, joined } = flights.run(serviceRequest.key, () => run(serviceRequest));
    const asked = await result;
    if (!joined || !wasNotSent(asked)) return { asked, joined };
    const own = flights.run(serviceRequest.key, () => run(serviceRequest));
    return { asked: await own.result, joined: own.joined };
  };
}

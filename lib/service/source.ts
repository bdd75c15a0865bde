import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody, RegistryError } from '@/lib/contract/errors';
import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { parseParameters } from '@/lib/contract/parameters';
import type { UpstreamWatch } from '@/lib/registry/metrics';
import type { Facts, Registry, RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { type AllowedRequest, allowedRequest, EXTENDED, keyOf } from './address';
import type { Asked, Fetch, ServiceRequest } from './ask';
import { type Age, ageOf, type CachedReply, type ReplyCache } from './cache/open-cache';
import { notSent } from './classify-reply';
import { type ErrorReply, isLastWord } from './failure';
import type { CallQuota, Purpose } from './quota/quota';

/**
 * Throws where a search leaves values out (extension `exclude`): a service that does not know the parameter would pass
 * over it, and what was to be left out would stand among the results. No call is spent to find that out.
 */
function refuseExclusion({ endpoint }: AllowedRequest, { params }: Pick<RegistryRequest, 'params'>): void {
  const excluded = params.get(EXCLUDE_PARAMETER)?.trim();
  if (!excluded || !EXTENDED.includes(endpoint)) return;
  throw new RegistryError(
    'invalid_request',
    `The parameter ${EXCLUDE_PARAMETER} needs a register of our own; the remote service cannot be asked to leave values out.`,
  );
}

interface SourceParts {
  cache: ReplyCache;
  fetch: Fetch;
  callQuota: Pick<CallQuota, 'note'>;
  watch: UpstreamWatch;
  /** The account as it was last heard of: no visitor's call. */
  accountStatus(): RegistryReply;
  /** Why a question of the interface is not for a visitor of these pages; undefined where it is. */
  refusalOf(request: AllowedRequest): ErrorReply | undefined;
  now: () => number;
}

/** A copy this young is what a refresh would bring: asking again would spend a call for nothing. */
const JUST_ASKED_MS = 30_000;

/** One question, with the copy there is of its answer. */
interface Asking {
  allowed: AllowedRequest;
  key: string;
  request: RegistryRequest;
  kept?: CachedReply;
  age: Age;
}

const NO_PATH = 'There is no such path.';
const NO_REGISTER = 'Here is no register; ask the remote service itself.';

/** Nobody has asked for it yet, so that it must spend no call, not even for a newer copy. */
const isFreeOnly = ({ caller }: RegistryRequest): boolean => caller.kind === 'explorer' && caller.prefetch === true;

const toServiceRequest = (
  { allowed, key, kept, request: { caller, id, calls } }: Asking,
  purpose: Purpose,
): ServiceRequest => ({
  allowed,
  key,
  kept,
  visitor: caller.kind === 'explorer' ? caller.visitor : undefined,
  purpose,
  id,
  calls,
});

const replyOf = ({ status, body, at }: CachedReply, facts: Omit<Facts, 'at'>): RegistryReply => ({
  status,
  body,
  facts: { at, ...facts },
});

/**
 * The registry's remote source. A copy that is young enough is the answer; an older one is the answer too, while a newer
 * one is fetched if calls are plentiful; else the service is asked, by one call however many ask the same. Where that
 * fails an old copy is better than none, and says why it is old.
 */
export function createUpstreamSource(parts: SourceParts): Pick<Registry, 'source' | 'get'> {
  const { cache, fetch, callQuota, watch, now } = parts;

  function fallBack({ kept, age }: Asking, error: ErrorReply, cost: number): RegistryReply {
    const isAnswer = kept?.status === 200 && age !== 'gone' && !isLastWord(error);
    if (isAnswer) return replyOf(kept, { from: 'stale', cost, why: error.body.error });
    return isLastWord(error) ? { ...error, facts: { at: now(), from: 'call', cost } } : { ...error, spent: cost };
  }

  /** How a reply that was asked for came about. */
  function howServed(asked: Asked, { facts }: RegistryReply, joined: boolean) {
    if (asked.kind !== 'failed' || isLastWord(asked.error)) return joined ? 'joined' : 'call';
    if (facts) return 'stale';
    return asked.cost === 0 ? 'refused' : 'failed';
  }

  async function askNow(asking: Asking): Promise<RegistryReply> {
    const { allowed, request } = asking;
    const { asked, joined } = await fetch(toServiceRequest(asking, 'person'));
    const cost = joined ? 0 : asked.cost;
    const reply =
      asked.kind === 'failed' ? fallBack(asking, asked.error, cost) : replyOf(asked.reply, { from: 'call', cost });
    const reason = asked.kind === 'failed' ? asked.error.body.error.reason : undefined;
    watch.served({ endpoint: allowed.endpoint, how: howServed(asked, reply, joined), reason, id: request.id });
    return reply;
  }

  function serveKept(asking: Asking & { kept: CachedReply }): RegistryReply {
    const { kept, age, request } = asking;
    const { endpoint } = asking.allowed;
    const isFresh = age === 'fresh';
    if (!isFresh && !isFreeOnly(request)) void fetch(toServiceRequest(asking, 'revalidate'));
    callQuota.note(endpoint, 'kept');
    watch.served({ endpoint, how: isFresh ? 'kept' : 'stale', id: request.id });
    return replyOf(kept, { from: isFresh ? 'kept' : 'stale', cost: 0 });
  }

  function answer(asking: Asking): RegistryReply | Promise<RegistryReply> {
    const { kept, age, request } = asking;
    const isWantedAnew = request.refresh === true && (!kept || now() - kept.at > JUST_ASKED_MS);
    if (kept && !isWantedAnew && (age === 'fresh' || age === 'stale')) return serveKept({ ...asking, kept });
    return isFreeOnly(request) ? notSent('not_kept') : askNow(asking);
  }

  async function get(request: RegistryRequest): Promise<RegistryReply> {
    const allowed = allowedRequest(request);
    if (!allowed) throw new RegistryError('not_found', NO_PATH, { reason: 'not_found' });
    if (request.caller.kind !== 'explorer') throw new RegistryError('not_found', NO_REGISTER);
    refuseExclusion(allowed, request);
    const endpoint: EndpointName = allowed.endpoint;
    // A wrong value would cost a call to hear of.
    parseParameters(ENDPOINTS[endpoint].parameters, allowed.params);
    const refused = parts.refusalOf(allowed);
    if (refused) return refused;
    if (endpoint === 'get_account_status') return parts.accountStatus();
    const key = keyOf(allowed);
    const kept = cache.get(key);
    return answer({ allowed, key, request, kept, age: kept ? ageOf(endpoint, kept, now()) : 'gone' });
  }

  function toFailure(error: unknown): RegistryReply {
    if (!(error instanceof RegistryError)) throw error;
    return { status: ERROR_STATUS[error.code], body: errorBody(error.message, error.details) };
  }

  return { source: 'upstream', get: (request) => get(request).catch(toFailure) };
}

import { type AllowedRequest, allowedRequest, type UpstreamRequest } from './address';
import { type Outcome, type Reading, readAnswer } from './answer';
import { isEtag } from './answer-headers';
import { failureOf } from './network-error';
import { redactorOf } from './redact';
import { isRedirect, requestOfRedirect } from './redirect';
import { startTimeLimit } from './time-limit';

export type { Answer, Outcome } from './answer';

export interface SenderOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  /** As it stands in the path: `v0.4`. */
  version: string;
  /** Null: we have none, and ask without. */
  token: string | null;
  /** `query`: as `api_token` (specification, "Authentication", 1); `header`: as X-API-TOKEN. */
  tokenIn: 'query' | 'header';
  fetch?: typeof globalThis.fetch;
  /** For the whole exchange: connecting, waiting, reading, redirects. */
  timeoutMs: number;
  /** Of a body, once unpacked. */
  maxBytes?: number;
  /** For `Retry-After` as a date. */
  now?: () => number;
}

export interface Extra {
  /** Of the copy that is kept: where it still holds, the answer is 304 without a body. */
  etag?: string;
  withoutToken?: boolean;
  /** Ends the exchange early, as a time limit does. */
  signal?: AbortSignal;
}

/** One GET to the service. Never throws; a path that the interface does not have is answered 404 here, and not sent. */
export type Sender = (request: UpstreamRequest, extra?: Extra) => Promise<Outcome>;

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_REDIRECTS = 2;

interface Exchange {
  extra: Extra;
  signal: AbortSignal;
}

/** The only maker of requests to a service; whatever came with a visitor's request ends here. */
export function createSender(options: SenderOptions): Sender {
  const { baseUrl, version, tokenIn, timeoutMs } = options;
  const root = new URL(`${baseUrl}/${version}/`);
  const reading: Reading = {
    redact: redactorOf(options.token),
    maxBytes: options.maxBytes ?? MAX_BYTES,
    now: options.now ?? Date.now,
  };

  function addressOf({ path, params }: AllowedRequest, token: string | null): URL {
    const address = new URL(root.href + path);
    const query = new URLSearchParams(params);
    if (token && tokenIn === 'query') query.set('api_token', token);
    address.search = query.toString();
    return address;
  }

  function headersOf({ etag }: Extra, token: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      'user-agent': 'Firmament',
      ...(etag && isEtag(etag) ? { 'if-none-match': etag } : {}),
      ...(token && tokenIn === 'header' ? { 'x-api-token': token } : {}),
    };
  }

  async function exchange(request: AllowedRequest, { extra, signal }: Exchange, redirects: number): Promise<Outcome> {
    const token = extra.withoutToken ? null : options.token;
    const address = addressOf(request, token);
    const headers = headersOf(extra, token);
    let answered = false;
    try {
      const fetch = options.fetch ?? globalThis.fetch;
      const response = await fetch(address, { headers, redirect: 'manual', cache: 'no-store', signal });
      answered = true;
      if (!isRedirect(response.status)) return await readAnswer(response, reading);
      await response.body?.cancel();
      const next = redirects < MAX_REDIRECTS ? requestOfRedirect(response, address, root) : undefined;
      return next ? await exchange(next, { extra, signal }, redirects + 1) : { failure: 'redirect' };
    } catch (error) {
      return { failure: failureOf(error, { answered, isOver: signal.aborted }) };
    }
  }

  return async (request, extra = {}) => {
    const allowed = allowedRequest(request);
    if (!allowed) return { answer: { status: 404, bytes: 0 } };
    const limit = startTimeLimit(timeoutMs, extra.signal);
    try {
      return await exchange(allowed, { extra, signal: limit.signal }, 0);
    } finally {
      limit.end();
    }
  };
}

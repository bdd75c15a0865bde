import { type AllowedRequest, allowedRequest, type UpstreamRequest } from './address';
import { type Answer, BodyTooLargeError, isEtag, type Outcome, type Reading, readAnswer } from './answer';
import type { Failure } from './failure';
import { redactorOf } from './redact';

/** It answers, but not in HTTP, or packed so that it cannot be unpacked. */
const UNREADABLE =
  /^(?:HTTPParserError|HPE_|Z_|UND_ERR_HEADERS_OVERFLOW|ERR_.*BROTLI|ERR_.*_DECOMPRESSION|ERR__ERROR_FORMAT)/;

/** The request had gone out when the connection ended: whether the service counted it, nobody knows. */
const HUNG_UP = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

/** The name of an error whose code depends on the version of Node. */
const NAMED = 'HTTPParserError';

/** The code of the innermost error that has one; fetch wraps the network's own error once or twice. */
function codeOf(error: unknown, levels = 4): string {
  if (!(error instanceof Error) || levels === 0) return '';
  if (error.name === NAMED) return NAMED;
  const inner = codeOf(error.cause, levels - 1);
  return inner || ('code' in error && typeof error.code === 'string' ? error.code : '');
}

/**
 * The kind of a network's error. Nothing else of it is kept: its words name the address, token and all. `answered`: the
 * head of a response had come; `isOver`: the time for the exchange had run out.
 */
function failureOf(error: unknown, { answered, isOver }: { answered: boolean; isOver: boolean }): Failure {
  if (error instanceof BodyTooLargeError) return 'too_large';
  if (isOver) return 'slow';
  const code = codeOf(error);
  if (UNREADABLE.test(code)) return 'nonsense';
  if (answered) return 'broken_off';
  return HUNG_UP.test(code) ? 'hung_up' : 'down';
}

interface TimeLimit {
  signal: AbortSignal;
  /** The work is done: nothing waits for the end any more. */
  end(): void;
}

/**
 * A signal that ends work after `ms`, or when the caller's own signal does. `AbortSignal.any` over a timeout would be
 * shorter, but Node 20 may collect the timeout while it is waited for.
 */
function startTimeLimit(ms: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, ms);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

const FOLLOWED = [301, 302, 303, 307, 308];

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * What a redirect asks us to ask instead, or undefined where it leads out of the interface: to another origin, base path
 * or version, or to a path the interface does not have. The target is only read, never followed as it stands: the same
 * path and parameters are asked anew, with our own token.
 */
function requestOfRedirect(response: Response, asked: URL, root: URL): AllowedRequest | undefined {
  const location = response.headers.get('location');
  if (!FOLLOWED.includes(response.status) || !location || !URL.canParse(location, asked)) return undefined;
  const target = new URL(location, asked);
  if (target.origin !== root.origin || !target.pathname.startsWith(root.pathname)) return undefined;
  return allowedRequest({ path: target.pathname.slice(root.pathname.length), params: target.searchParams });
}

export type { Answer, Outcome };

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

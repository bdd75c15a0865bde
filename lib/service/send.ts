import { canonicalPath, ENDPOINTS, type EndpointName, type MatchedPath, matchPath } from '@/lib/contract/endpoints';
import {
  DEFAULT_FACET_LIMIT,
  FACET_LIMIT_PARAMETER,
  FACET_PARAMETERS,
  FACETS_PARAMETER,
} from '@/lib/contract/extensions';
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_OWNERSHIP_PERCENTAGE,
  DEFAULT_PER_PAGE,
  INCLUDE_PARAMETER,
  NETWORK_INCLUSIONS,
  type NetworkInclusion,
} from '@/lib/contract/limits';
import {
  orAbsent,
  type ParameterKind,
  type Parameters,
  parseBoolean,
  parseConfidence,
  parsePage,
  parsePercentage,
  parsePerPage,
  parseTermFilter,
  printBoolean,
  printConfidence,
  printPage,
  printPercentage,
  printTermFilter,
} from '@/lib/contract/parameters';
import { isBodyTooLargeError, isEtag, type Outcome, type Reading, readAnswer } from './answer';
import type { Failure } from './failure';
import { redactorOf } from './redact';

function inOrder(commaList: string): string {
  const terms = commaList.split(',').map((term) => term.trim());
  return [...new Set(terms.filter((term) => term !== ''))].sort().join(',');
}

function termsInOrder(text: string): string {
  const { match, terms } = parseTermFilter(text);
  return printTermFilter({ match, terms: [...terms].sort() });
}

/** Parameter kinds whose values can be written in more than one way. */
const CANONICAL: Partial<Record<ParameterKind, (text: string) => string>> = {
  boolean: (text) => printBoolean(parseBoolean(text)),
  page: (text) => printPage(parsePage(text)),
  per_page: (text) => printPage(parsePerPage(text)),
  confidence: (text) => printConfidence(parseConfidence(text)),
  percentage: (text) => printPercentage(parsePercentage(text)),
  term_filter: termsInOrder,
  comma_list: inOrder,
};

/** Default values (specification, "Limits" and "Pagination"); each name means the same everywhere. */
const DEFAULTS: Readonly<Record<string, string>> = {
  page: '1',
  per_page: String(DEFAULT_PER_PAGE),
  confidence: String(DEFAULT_CONFIDENCE),
  ownership_percentage: String(DEFAULT_OWNERSHIP_PERCENTAGE),
  sparse: 'false',
  normalise_company_name: 'false',
  exclude_inactive: 'false',
  [FACET_LIMIT_PARAMETER]: String(DEFAULT_FACET_LIMIT),
};

/** Extensions, which no endpoint declares. */
const COMMA_LISTS: readonly string[] = [FACETS_PARAMETER, INCLUDE_PARAMETER];

/**
 * The canonical form of a value of its declared kind: `True` is `true`, `ie|gb` is `gb|ie`. Undefined for the default
 * value. An invalid value is only trimmed.
 */
function canonicalValue(endpoint: EndpointName, name: string, text: string): string | undefined {
  const declared: Parameters = ENDPOINTS[endpoint].parameters;
  const kind = COMMA_LISTS.includes(name) ? 'comma_list' : declared[name]?.kind;
  const canonical = kind && CANONICAL[kind];
  const value = (canonical && orAbsent(canonical, text)) || text.trim();
  return value === DEFAULTS[name] ? undefined : value;
}

export interface UpstreamRequest {
  /** As in the interface, without a leading slash: `companies/gb/1/network`. */
  path: string;
  params: URLSearchParams;
}

/** A request with nothing but what the interface defines. */
export interface AllowedRequest extends UpstreamRequest {
  endpoint: EndpointName;
}

/**
 * Dot segments would leave the version, because addresses are normalised before sending. Some servers decode again, so
 * encoded dots and slashes count too.
 */
const SLASH = String.raw`[/\\]|%(?:25)*(?:2f|5c)`;
const CLIMBS = new RegExp(String.raw`(?:^|${SLASH})(?:\.|%(?:25)*2e){1,2}(?=$|${SLASH})`, 'i');
/** Control characters, and half surrogate pairs, which cannot be encoded. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

const isSafe = ({ variables }: MatchedPath): boolean =>
  Object.values(variables).every((value) => !CLIMBS.test(value) && !NO_TEXT.test(value));

export const EXTENDED: readonly EndpointName[] = ['search_companies', 'search_officers'];

const NETWORKS: readonly EndpointName[] = ['get_company_network', 'get_placeholder_network'];

/**
 * A service that does not know facets or `include` ignores them; another Firmament answers them in the same call.
 * `exclude` is never sent: a service that ignores it returns unwanted results.
 */
function namesFor(endpoint: EndpointName, given: URLSearchParams): string[] {
  const declared = Object.keys(ENDPOINTS[endpoint].parameters);
  if (NETWORKS.includes(endpoint)) return [...declared, INCLUDE_PARAMETER];
  const asksForFacets = EXTENDED.includes(endpoint) && given.get(FACETS_PARAMETER)?.trim();
  return asksForFacets ? [...declared, ...FACET_PARAMETERS] : declared;
}

/** Another Firmament may be older, and refuse what it does not know; pages do without. */
const KNOWN_EVERYWHERE: readonly NetworkInclusion[] = ['persons'];

function sentValue(name: string, value: string): string {
  if (name !== INCLUDE_PARAMETER) return value;
  const others = NETWORK_INCLUSIONS.filter((one) => !KNOWN_EVERYWHERE.includes(one));
  return inOrder(
    value
      .split(',')
      .filter((one) => !others.some((other) => other === one.trim()))
      .join(','),
  );
}

function paramsOf(endpoint: EndpointName, given: URLSearchParams): URLSearchParams {
  const allowed = new URLSearchParams();
  for (const name of namesFor(endpoint, given)) {
    const value = sentValue(name, given.get(name) ?? '');
    if (value.trim() !== '') allowed.set(name, value);
  }
  return allowed;
}

/**
 * The path and parameters to send, or undefined if the interface has no such path. Anything else from the caller, such
 * as `api_token`, is dropped.
 */
export function allowedRequest(request: UpstreamRequest): AllowedRequest | undefined {
  const matched = matchPath(request.path);
  if (!matched || !isSafe(matched)) return undefined;
  return { endpoint: matched.name, path: canonicalPath(matched), params: paramsOf(matched.name, request.params) };
}

/**
 * One cache key for all spellings of a request: sorted parameters, canonical values, without default values. The token
 * is not part of it.
 */
export function keyOf({ endpoint, path, params }: AllowedRequest): string {
  const key = new URLSearchParams();
  for (const name of [...params.keys()].sort()) {
    const value = canonicalValue(endpoint, name, params.get(name) ?? '');
    if (value !== undefined) key.set(name, value);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}

/** The response is not HTTP, or cannot be decompressed. */
const UNREADABLE =
  /^(?:HTTPParserError|HPE_|Z_|UND_ERR_HEADERS_OVERFLOW|ERR_.*BROTLI|ERR_.*_DECOMPRESSION|ERR__ERROR_FORMAT)/;

/** The connection closed after the request was sent, so it is unknown whether the service counted it. */
const HUNG_UP = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

/** The name of an error whose code depends on the version of Node. */
const NAMED = 'HTTPParserError';

/** The code of the innermost error that has one; fetch wraps network errors once or twice. */
function codeOf(error: unknown, levels = 4): string {
  if (!(error instanceof Error) || levels === 0) return '';
  if (error.name === NAMED) return NAMED;
  const inner = codeOf(error.cause, levels - 1);
  return inner || ('code' in error && typeof error.code === 'string' ? error.code : '');
}

/**
 * The kind of a network error. Its message is dropped, because it contains the address with the token. `answered`:
 * response headers had arrived; `isOver`: the time limit was reached.
 */
function failureOf(error: unknown, { answered, isOver }: { answered: boolean; isOver: boolean }): Failure {
  if (isBodyTooLargeError(error)) return 'too_large';
  if (isOver) return 'slow';
  const code = codeOf(error);
  if (UNREADABLE.test(code)) return 'nonsense';
  if (answered) return 'broken_off';
  return HUNG_UP.test(code) ? 'hung_up' : 'down';
}

interface TimeLimit {
  signal: AbortSignal;
  /** Call it when the work is done, to clear the timer. */
  end(): void;
}

/**
 * A signal that aborts after `ms`, or with the caller's signal. `AbortSignal.any` with a timeout would be shorter, but
 * Node 20 may garbage-collect the timeout.
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
 * The request for a redirect, or undefined if it leads out of the interface: to another origin, base path or version,
 * or to an unknown path. The target is parsed and never followed directly: its path and parameters are sent as a new
 * request with our own token.
 */
function requestOfRedirect(response: Response, requested: URL, root: URL): AllowedRequest | undefined {
  const location = response.headers.get('location');
  if (!FOLLOWED.includes(response.status) || !location || !URL.canParse(location, requested)) return undefined;
  const target = new URL(location, requested);
  if (target.origin !== root.origin || !target.pathname.startsWith(root.pathname)) return undefined;
  return allowedRequest({ path: target.pathname.slice(root.pathname.length), params: target.searchParams });
}

export interface SenderOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  /** As in the path: `v0.4`. */
  version: string;
  /** Null if there is no token. */
  token: string | null;
  /** `query`: as `api_token` (specification, "Authentication", 1); `header`: as X-API-TOKEN. */
  tokenIn: 'query' | 'header';
  fetch?: typeof globalThis.fetch;
  /** For the whole exchange: connecting, waiting, reading, redirects. */
  timeoutMs: number;
  /** Decompressed size of a body. */
  maxBytes?: number;
  /** For `Retry-After` as a date. */
  now?: () => number;
}

export interface Extra {
  /** Of the cached copy: if it is still valid, the response is 304 without a body. */
  etag?: string;
  withoutToken?: boolean;
  /** Aborts the exchange, like the time limit. */
  signal?: AbortSignal;
}

/** Sends one GET to the service. Never throws; a path outside the interface gets 404 without being sent. */
export type Sender = (request: UpstreamRequest, extra?: Extra) => Promise<Outcome>;

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_REDIRECTS = 2;

interface Exchange {
  extra: Extra;
  signal: AbortSignal;
}

/** The only code that sends requests to a service; nothing else of a visitor's request is passed on. */
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

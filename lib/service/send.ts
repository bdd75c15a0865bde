import {
  ENDPOINTS,
  type EndpointName,
  type MatchedPath,
  matchPath,
  type PathVariables,
  printPath,
} from '@/lib/contract/endpoints';
import {
  DEFAULT_FACET_LIMIT,
  FACET_LIMIT_PARAMETER,
  FACET_PARAMETERS,
  FACETS_PARAMETER,
} from '@/lib/contract/extensions';
import {
  orAbsent,
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
} from '@/lib/contract/filters';
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_OWNERSHIP_PERCENTAGE,
  DEFAULT_PER_PAGE,
  INCLUDE_PARAMETER,
} from '@/lib/contract/limits';
import type { ParameterKind, Parameters } from '@/lib/contract/parameters';
import { BodyTooLargeError, isEtag, type Outcome, type Reading, readAnswer } from './answer';
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

/** Kinds whose values can be written in more ways than one. */
const CANONICAL: Partial<Record<ParameterKind, (text: string) => string>> = {
  boolean: (text) => printBoolean(parseBoolean(text)),
  page: (text) => printPage(parsePage(text)),
  per_page: (text) => printPage(parsePerPage(text)),
  confidence: (text) => printConfidence(parseConfidence(text)),
  percentage: (text) => printPercentage(parsePercentage(text)),
  term_filter: termsInOrder,
  comma_list: inOrder,
};

/** What holds where nothing is said (specification, "Limits" and "Pagination"); each name means the same everywhere. */
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
 * The one spelling of a value, as its declared kind has it: `True` is `true`, `ie|gb` is `gb|ie`. Undefined where it says
 * what holds anyway. A value against the grammar stays as it is, without blanks around it.
 */
function canonicalValue(endpoint: EndpointName, name: string, text: string): string | undefined {
  const declared: Parameters = ENDPOINTS[endpoint].parameters;
  const kind = COMMA_LISTS.includes(name) ? 'comma_list' : declared[name]?.kind;
  const canonical = kind && CANONICAL[kind];
  const value = (canonical && orAbsent(canonical, text)) || text.trim();
  return value === DEFAULTS[name] ? undefined : value;
}

export interface UpstreamRequest {
  /** As in the interface, without leading slash: `companies/gb/1/network`. */
  path: string;
  params: URLSearchParams;
}

/** A request of the interface, with nothing in it that the interface does not have. */
export interface AllowedRequest extends UpstreamRequest {
  endpoint: EndpointName;
}

/**
 * Dots between slashes would climb out of the version, as addresses are tidied before they are sent; and some servers
 * decode once more on the way, so dots and slashes count that are still encoded.
 */
const SLASH = String.raw`[/\\]|%(?:25)*(?:2f|5c)`;
const CLIMBS = new RegExp(String.raw`(?:^|${SLASH})(?:\.|%(?:25)*2e){1,2}(?=$|${SLASH})`, 'i');
/** Control characters, and halves of characters, which cannot be encoded. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

const isSafe = ({ variables }: MatchedPath): boolean =>
  Object.values(variables).every((value) => !CLIMBS.test(value) && !NO_TEXT.test(value));

export const EXTENDED: readonly EndpointName[] = ['search_companies', 'search_officers'];

const NETWORKS: readonly EndpointName[] = ['get_company_network', 'get_placeholder_network'];

/**
 * A service that does not know facets passes over them; another Firmament answers them in the same call; so it is with `include`. `exclude` is
 * never sent: who passes over it answers with what was not asked for.
 */
function namesFor(endpoint: EndpointName, given: URLSearchParams): string[] {
  const declared = Object.keys(ENDPOINTS[endpoint].parameters);
  if (NETWORKS.includes(endpoint)) return [...declared, INCLUDE_PARAMETER];
  const asksForFacets = EXTENDED.includes(endpoint) && given.get(FACETS_PARAMETER)?.trim();
  return asksForFacets ? [...declared, ...FACET_PARAMETERS] : declared;
}

function paramsOf(endpoint: EndpointName, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of namesFor(endpoint, given)) {
    const value = given.get(name);
    if (value !== null && value.trim() !== '') kept.set(name, value);
  }
  return kept;
}

/**
 * The path and parameters that may be asked for, or undefined when the interface has no such path.
 * What a caller adds, `api_token` among it, goes no further.
 */
export function allowedRequest(request: UpstreamRequest): AllowedRequest | undefined {
  const matched = matchPath(request.path);
  if (!matched || !isSafe(matched)) return undefined;
  const { name, variables } = matched;
  const path = printPath(name, variables as PathVariables<typeof name>);
  return { endpoint: name, path, params: paramsOf(name, request.params) };
}

/**
 * One key for all ways to put one question: parameters in the order of their names, each value in one spelling, without
 * those that say what holds anyway. The token is no part of it.
 */
export function keyOf({ endpoint, path, params }: AllowedRequest): string {
  const key = new URLSearchParams();
  for (const name of [...params.keys()].sort()) {
    const value = canonicalValue(endpoint, name, params.get(name) ?? '');
    if (value !== undefined) key.set(name, value);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}

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

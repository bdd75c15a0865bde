import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { settings } from '@/lib/registry/settings';
import { prefersJson } from './accept';
import { createBrowserRoute } from './browser-route';
import { SUFFIXES } from './download/suffixes.mjs';
import { isUnknownHost } from './known-hosts';
import { answerProbe, jsonNow, readiness, replyNow } from './probe-route';
import { createPriceRoute, createQuotaRoute } from './quota-route';
import { getRegistry, getWatching, originOf, visitorOf } from './registry';
import { type HeaderReader, type HttpReply, type PackedReply, packReply } from './reply';
import { FRAME_HEADER, PATH_WORDS, REQUEST_HEADER, SITE_HEADERS } from './request-connection.mjs';
import { type AddressedRequest, answerAt, createApiRoute, type RouteHandler } from './route';
import { createCompleteRoute, createSuggestRoute } from './suggest-route';

type Answer = (request: AddressedRequest) => Promise<PackedReply>;

const at =
  (handler: RouteHandler): Answer =>
  (request) =>
    answerAt(handler, request, getWatching().requests);

const options = {
  registry: getRegistry,
  originOf,
  trustProxy: () => settings().trustProxy,
  visitorOf: (headers: HeaderReader) => visitorOf(headers, settings().trustProxy),
};

const answerProgram = at(createApiRoute(options));
const answerBrowser = at(createBrowserRoute(options));

async function answerReadiness(): Promise<HttpReply> {
  const failed = (error: unknown): void => getWatching().log.warn('The registry is not ready', { error });
  const health = await readiness(getRegistry, failed);
  return jsonNow(health, health.ready ? 200 : 503);
}

async function answerMetrics(): Promise<HttpReply> {
  const { metrics } = getWatching();
  return replyNow(await metrics.print(), metrics.type);
}

/** Of a request under a name that is not ours (RFC 9110, 15.5.20): a link in its reply could lead to another site. */
const refuseHost: Answer = async (request) =>
  packReply(request, jsonNow({ error: { message: 'This site is not served under this host name.' } }, 421));

/** Routes of one address each: probes, and what the scripts of our pages ask. */
const ROUTES: Record<string, Answer> = {
  '/healthz': (request) => answerProbe(request, () => jsonNow({ status: 'ok' })),
  '/readyz': (request) => answerProbe(request, answerReadiness),
  '/metrics': (request) => answerProbe(request, answerMetrics),
  '/api/suggest': at(createSuggestRoute(options)),
  '/api/complete': at(createCompleteRoute(options)),
  '/api/allowance': at(createQuotaRoute(options)),
  '/api/price': at(createPriceRoute(options)),
};

/** `/v0.4/…`, `/api/v0.4/…` and, for programs that send no version where no second host can be had, `/api/…`. */
const PROGRAM = new RegExp(`^/(?:(?:api/)?v\\d+(?:\\.\\d+)*|api/(?:${PATH_WORDS})(?:\\.json|\\.xml)?)(?:/|$)`, 'i');
const API_HOST = /^api\../i;
/** Addresses that the host of the API shares with the pages. */
const SHARED = /^\/(?:favicon\.ico$|_next\/|api\/)/;
const PAGE = new RegExp(`^/(?:${PATH_WORDS})(?:/|$)`);
/** Also with spare slashes, which the framework redirects. */
const OFFICER_PAGE = /^\/+officers(?:\/|$)/;
const FILE = new RegExp(`\\.(?:${SUFFIXES.join('|')})$`, 'i');
const BROWSER = '/api/registry/';

/** The framework redirects such an address to the one without the slashes. */
const hasSpareSlashes = (pathname: string): boolean => /.\/$|\/\//.test(pathname);

/**
 * Whether the caller of a page's address asks for the API: by a token, by a preference for JSON, or by the browser's
 * question whether a page of another site may send a token. Never the framework's script, which loads pages without
 * their HTML.
 */
function asksForApi({ method, headers, url }: AddressedRequest): boolean {
  if (headers.get('rsc') !== null) return false;
  const hasToken = Boolean(url.searchParams.get('api_token')?.trim() || headers.get('x-api-token')?.trim());
  const isPreflight = method === 'OPTIONS' && headers.get('access-control-request-method') !== null;
  return hasToken || isPreflight || prefersJson(headers.get('accept') ?? '');
}

/** Whether the address is that of a page, which answers programs too. */
const isPageAddress = (pathname: string): boolean => PAGE.test(pathname) && !FILE.test(pathname);

/** What answers the request; undefined for pages, files and everything else of the framework. */
function findAnswer(request: AddressedRequest): Answer | undefined {
  const { pathname } = request.url;
  if (isUnknownHost(request.headers, settings().publicUrls)) return refuseHost;
  if (hasSpareSlashes(pathname)) return undefined;
  if (PROGRAM.test(pathname)) return answerProgram;
  if (API_HOST.test(request.headers.get('host') ?? '') && !SHARED.test(pathname)) return answerProgram;
  if (pathname.startsWith(BROWSER)) return answerBrowser;
  if (Object.hasOwn(ROUTES, pathname)) return ROUTES[pathname];
  return isPageAddress(pathname) && asksForApi(request) ? answerProgram : undefined;
}

/** Adds names to the Vary header when it is sent, because the framework overwrites it. */
function addVary(response: ServerResponse, names: readonly string[]): void {
  const write = response.writeHead;
  response.writeHead = function writeHead(this: ServerResponse, ...parts: Parameters<typeof write>) {
    const set = String(this.getHeader('vary') ?? '').split(/\s*,\s*/);
    const all = new Map([...set, ...names].filter(Boolean).map((name) => [name.toLowerCase(), name]));
    this.setHeader('Vary', [...all.values()].join(', '));
    return write.apply(this, parts);
  } as typeof write;
}

/** What decides whether a page's address answers with the page. */
const PAGE_VARY = ['Accept', 'X-API-TOKEN'];

/** Aborted if the caller closes the connection before the reply is written. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableEnded) controller.abort();
  };
  if (response.destroyed) abort();
  else response.once('close', abort);
  return controller.signal;
}

function toAddressed(
  { method = 'GET', headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
): AddressedRequest {
  const get = (name: string): string | null => {
    const value = headers[name];
    return value === undefined ? null : String(value);
  };
  const getSignal = (): AbortSignal => signalOf(response);
  return { method, headers: { get }, url: new URL(`http://localhost${url}`), getSignal };
}

async function send(answer: Answer, request: AddressedRequest, response: ServerResponse): Promise<void> {
  try {
    const { status, headers, body } = await answer(request);
    if (isPageAddress(request.url.pathname)) headers.Vary = `${headers.Vary}, Accept`;
    const id = request.headers.get(REQUEST_HEADER) ?? '';
    response.writeHead(status, { ...SITE_HEADERS, ...FRAME_HEADER, 'X-Request-Id': id, ...headers });
    response.end(body);
  } catch (error) {
    getWatching().requests.failed(error, request.headers.get(REQUEST_HEADER) ?? undefined);
    response.destroy();
  }
}

/**
 * Answers a request that needs no page: of programs, of monitoring, and those of our pages' scripts for records. False
 * if the request is the framework's.
 */
export function answerWithoutFramework(given: IncomingMessage, response: ServerResponse): boolean {
  const request = toAddressed(given, response);
  const answer = findAnswer(request);
  if (answer) void send(answer, request, response);
  else if (isPageAddress(request.url.pathname)) addVary(response, PAGE_VARY);
  if (!answer && OFFICER_PAGE.test(request.url.pathname) && !settings().indexOfficers) {
    response.setHeader('X-Robots-Tag', 'noindex');
  }
  return answer !== undefined;
}

import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { matchPath } from '@/lib/contract/endpoints';
import { hashToken } from '@/lib/register/handler';
import { callerOfToken } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { type FilledTemplate, partsOf } from '@/lib/shared/printed-json';
import { prefersJson } from './accept';
import { createBrowserRoute } from './browser-route';
import { createBulkRoute, isBulkAddress } from './bulk-route';
import { SUFFIXES } from './download/suffixes.mjs';
import { isUnknownHost } from './known-hosts';
import { admit, refuseLate } from './load/admit';
import type { Kind } from './load/gate';
import { failureOf, type RefusedRequest, refusalInWords, refusalPage } from './load/refusal';
import { Turns } from './load/turns';
import { answerProbe, jsonNow, readiness, replyNow } from './probe-route';
import { createPriceRoute, createQuotaRoute } from './quota-route';
import { getRegistry, getWatching, originOf, visitorOf } from './registry';
import { encodingOf, type HeaderReader, type HttpReply, type PackedReply, packBytes, packReply } from './reply';
import { FRAME_HEADER, PATH_WORDS, REQUEST_HEADER, SITE_HEADERS } from './request-connection.mjs';
import {
  type AddressedRequest,
  answerAt,
  bearerOf,
  createApiRoute,
  type RouteHandler,
  refuseAt,
  tokenOf,
} from './route';
import { createCompleteRoute, createSuggestRoute } from './suggest-route';

type Answer = (request: AddressedRequest) => Promise<PackedReply>;
type Refuse = (request: AddressedRequest, refused: RefusedRequest) => PackedReply | Promise<PackedReply>;

/** How a request is answered. */
interface Way {
  /** What it costs us; undefined for what is answered at any load. */
  kind?: Kind;
  /** Undefined for what is the framework's: pages, files and everything else. */
  answer?: Answer;
  refuse: Refuse;
}

const at = (handler: RouteHandler, kind: Kind): Way => ({
  kind,
  answer: (request) => answerAt(handler, request, getWatching().requests),
  refuse: (request, refused) => refuseAt(handler, request, failureOf(refused)),
});

/** Uncompressed: a refusal must cost us less than it saves its reader. */
const packPlain = ({ method }: AddressedRequest, reply: HttpReply) =>
  packReply({ method, headers: { get: () => null } }, reply);

const refuseInWords: Refuse = (request, refused) => packPlain(request, refusalInWords(refused));
const refuseByPage: Refuse = (request, refused) => packPlain(request, refusalPage(request, refused));
/** For our own scripts. */
const refuseByJson: Refuse = (request, refused) => {
  const { status, error, headers } = failureOf(refused);
  const reply = jsonNow({ error }, status);
  return packPlain(request, { ...reply, headers: { ...reply.headers, ...headers } });
};

const options = {
  registry: getRegistry,
  originOf,
  trustProxy: () => settings().trustProxy,
  visitorOf: (headers: HeaderReader) => visitorOf(headers, settings().trustProxy),
};

const API_ROUTE = createApiRoute(options);
const BROWSER_ROUTE = createBrowserRoute(options);

/** Searches cost what they find, and all else a few rows. */
function ofInterface(handler: RouteHandler, request: AddressedRequest): Way {
  const endpoint = matchPath(handler.read(request).path)?.name;
  return at(handler, endpoint?.startsWith('search_') ? 'search' : 'record');
}

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

const probe = (answer: () => HttpReply | Promise<HttpReply>, kind?: Kind): Way => ({
  kind,
  answer: (request) => answerProbe(request, answer),
  refuse: refuseInWords,
});

/** Routes of one address each: probes, and what the scripts of our pages ask. */
const ROUTES: Record<string, Way> = {
  '/healthz': probe(() => jsonNow({ status: 'ok' })),
  '/readyz': probe(answerReadiness),
  '/metrics': probe(answerMetrics, 'metrics'),
  '/api/suggest': at(createSuggestRoute(options), 'record'),
  '/api/complete': at(createCompleteRoute(options), 'record'),
  '/api/allowance': at(createQuotaRoute(options), 'record'),
  '/api/price': at(createPriceRoute(options), 'record'),
};

const BULK: Way = {
  kind: 'bulk',
  answer: createBulkRoute({
    ...options,
    source: () => (settings().upstream ? 'upstream' : 'embedded'),
    dataFolder: () => settings().dataFolder,
    failed: (error) => getWatching().requests.failed(error, undefined),
  }),
  refuse: refuseInWords,
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

/** Files of the build and of the public folder, and what the framework only redirects. */
const ASSET = /^\/(?:_next\/static\/|fonts\/|[\w-]+\.(?:svg|ico|png|txt)$)/;

/** Of our own scripts, batches of names to match, and tools of language models. */
const WALK = /^\/(?:api\/(?:walk|entities|match(?:\/rows)?)|mcp|reconcile(?:\/.*)?)$/;
const SMALL = /^\/api\/(?:refresh|policy-report|openapi\.json|client\.ts)$/;

const BY_FRAMEWORK: Readonly<Record<'asset' | 'file' | 'page' | 'record' | 'walk', Way>> = {
  asset: { kind: 'asset', refuse: refuseInWords },
  file: { kind: 'file', refuse: refuseInWords },
  page: { kind: 'page', refuse: refuseByPage },
  record: { kind: 'record', refuse: refuseByJson },
  walk: { kind: 'walk', refuse: refuseByJson },
};

function wayOfFramework(pathname: string): Way {
  if (hasSpareSlashes(pathname) || ASSET.test(pathname)) return BY_FRAMEWORK.asset;
  if (WALK.test(pathname)) return BY_FRAMEWORK.walk;
  if (SMALL.test(pathname)) return BY_FRAMEWORK.record;
  return FILE.test(pathname) ? BY_FRAMEWORK.file : BY_FRAMEWORK.page;
}

function findWay(request: AddressedRequest): Way {
  const { pathname } = request.url;
  if (isUnknownHost(request.headers, settings().publicUrls)) return { answer: refuseHost, refuse: refuseInWords };
  if (hasSpareSlashes(pathname)) return BY_FRAMEWORK.asset;
  if (PROGRAM.test(pathname)) return ofInterface(API_ROUTE, request);
  if (API_HOST.test(request.headers.get('host') ?? '') && !SHARED.test(pathname)) {
    return ofInterface(API_ROUTE, request);
  }
  if (pathname.startsWith(BROWSER)) return ofInterface(BROWSER_ROUTE, request);
  const own = Object.hasOwn(ROUTES, pathname) ? ROUTES[pathname] : undefined;
  if (own) return own;
  if (isBulkAddress(pathname)) return BULK;
  return isPageAddress(pathname) && asksForApi(request) ? ofInterface(API_ROUTE, request) : wayOfFramework(pathname);
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

/** Of every reply, unless it says otherwise. */
const USUAL_HEADERS = Object.entries({ ...SITE_HEADERS, ...FRAME_HEADER });

/** Names and values in turn: an object of so many, made for each reply, takes several kilobytes. */
function listHeaders(own: Readonly<Record<string, string>>, id: string): string[] {
  const list = 'X-Request-Id' in own ? [] : ['X-Request-Id', id];
  for (const [name, value] of USUAL_HEADERS) if (!(name in own)) list.push(name, value);
  for (const name of Object.keys(own)) list.push(name, own[name] ?? '');
  return list;
}

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

const PART_BYTES = 256 * 1024;

/** One part after another in one buffer: megabytes of new memory for each reply take longer to free than to send. */
async function writeInParts(template: FilledTemplate, response: ServerResponse): Promise<void> {
  for (const part of partsOf(template, Buffer.allocUnsafeSlow(PART_BYTES))) {
    // Others are answered before the next.
    await new Promise((resolve) => response.write(part, () => setImmediate(resolve)));
    // Its caller has gone.
    if (response.destroyed) return;
  }
}

async function send(
  reply: PackedReply | Promise<PackedReply>,
  request: AddressedRequest,
  response: ServerResponse,
): Promise<void> {
  try {
    const { status, headers, body, stream } = await reply;
    // It was refused meanwhile, as it took too long, or its caller has gone.
    if (response.headersSent || response.destroyed) {
      stream?.destroy();
      return;
    }
    if (isPageAddress(request.url.pathname)) headers.Vary = `${headers.Vary}, Accept`;
    const id = request.headers.get(REQUEST_HEADER) ?? '';
    response.writeHead(status, listHeaders(headers, id));
    if (stream) {
      await pipeline(stream, response);
      return;
    }
    const last = body?.at(-1);
    for (const piece of body ?? []) {
      if (!(piece instanceof Uint8Array)) await writeInParts(piece, response);
      else if (piece !== last) response.write(piece);
    }
    // A body of one piece is sent together with the head.
    response.end(last instanceof Uint8Array ? last : undefined);
  } catch (error) {
    // The caller went before the end of a file.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    getWatching().requests.failed(error, request.headers.get(REQUEST_HEADER) ?? undefined);
    response.destroy();
  }
}

/**
 * Compresses a page in one go when it is complete. The framework, whose compression is kept away by taking the header
 * from the request, would do it piece by piece, though it writes all pieces within a millisecond.
 */
function packPage(given: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingOf(String(given.headers['accept-encoding'] ?? ''));
  delete given.headers['accept-encoding'];
  if (!encoding || given.method === 'HEAD') return;
  const { writeHead, write } = response;
  const end = response.end.bind(response);
  let pieces: Uint8Array[] | undefined;
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    if (/^text\/(?:html|x-component)/.test(String(response.getHeader('content-type')))) {
      pieces = [];
      response.setHeader('Content-Encoding', encoding);
      response.removeHeader('Content-Length');
    }
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
  /** Whether it waits for the end. */
  const isTaken = (piece: unknown): boolean => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces?.push(Buffer.from(piece));
    return pieces !== undefined;
  };
  response.write = ((...parts: Parameters<typeof write>) =>
    isTaken(parts[0]) || write.apply(response, parts)) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    if (!isTaken(parts[0])) return end(...parts);
    packBytes(Buffer.concat(pieces ?? []), encoding).then(
      (bytes) => end(bytes),
      (error: Error) => response.destroy(error),
    );
    return response;
  }) as typeof end;
}

/** Whether it is the token of an account; without a register no token is. */
async function isHeld(token: string): Promise<boolean> {
  try {
    return (await getRegistry().holdsToken?.(token)) ?? false;
  } catch {
    return false;
  }
}

/** The holder of a token, or else the address: unchecked, each request could name another token. */
async function nameOfVisitor({ headers, url }: AddressedRequest, address: string): Promise<string> {
  const token = tokenOf(headers, url.searchParams) ?? bearerOf(headers);
  return token !== null && (await isHeld(token)) ? callerOfToken(hashToken(token)) : address;
}

/**
 * Takes back a reply that the framework has begun to make. What it has said of it so far is forgotten: a style sheet to
 * load first, or a length that is not that of another body.
 */
function takeBack(response: ServerResponse, before: readonly string[]): void {
  for (const name of ['writeHead', 'write', 'end'] as const) Reflect.deleteProperty(response, name);
  for (const name of response.getHeaderNames()) if (!before.includes(name)) response.removeHeader(name);
}

/** What the framework still does for a reply that was sent without it goes nowhere: it would be an error. */
function leaveOut(response: ServerResponse): void {
  const same = () => response;
  Object.assign(response, { writeHead: same, write: () => true, end: same, setHeader: same, appendHeader: same });
}

const turns = new Turns();

/** What the framework renders or writes takes turns of the event loop of several milliseconds. */
const LONG: ReadonlySet<Kind> = new Set(['page', 'file', 'walk']);

/**
 * Answers a request within the limits of the load (lib/api/load): of programs, of monitoring, and those of our pages'
 * scripts for records; the others by the framework.
 */
export function answerRequest(given: IncomingMessage, response: ServerResponse, byFramework: () => void): void {
  const request = toAddressed(given, response);
  const { kind, answer, refuse } = findWay(request);
  const { pathname } = request.url;
  // Only the framework says something of a reply before it is complete.
  const before = answer ? [] : response.getHeaderNames();
  const serve = (): void => {
    if (answer) {
      void send(answer(request), request, response);
      return;
    }
    if (isPageAddress(pathname)) addVary(response, PAGE_VARY);
    if (OFFICER_PAGE.test(pathname) && !settings().indexOfficers) response.setHeader('X-Robots-Tag', 'noindex');
    if (!kind || !LONG.has(kind)) {
      byFramework();
      return;
    }
    turns.beginLong(() => {
      if (response.destroyed) return;
      if (kind === 'page') packPage(given, response);
      byFramework();
    });
  };
  if (!kind) {
    serve();
    return;
  }
  const refuseIt = (refused: RefusedRequest): void => {
    if (!answer) takeBack(response, before);
    void send(refuse(request, refused), request, response).then(() => !answer && leaveOut(response));
  };
  const { name } = options.visitorOf(request.headers);
  response.once('close', () => turns.end());
  turns.begin({
    visitor: name,
    async begin(isLate) {
      if (response.destroyed) return;
      if (isLate) refuseLate({ kind, given, response, refuse: refuseIt });
      else admit({ kind, visitor: await nameOfVisitor(request, name), given, response, serve, refuse: refuseIt });
    },
  });
}

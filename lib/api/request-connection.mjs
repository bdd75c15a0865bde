import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { SUFFIXES } from './download/suffixes.mjs';

/** The remote address of the connection; a value sent by the caller is overwritten. */
export const PEER_HEADER = 'x-firmament-peer';

/** `yes` for a prefetch by the framework's links. The framework hides its own header for that from pages. */
export const PREFETCH_HEADER = 'x-firmament-prefetch';

/** The id of a request, made here; sent back as X-Request-Id, and logged. */
export const REQUEST_HEADER = 'x-firmament-request';

/**
 * `yes` if the request shows no sign of a proxy: a proxy header, or HTTP/1.0, which some proxies use and browsers do
 * not. The framework adds X-Forwarded-For to all requests, so only this module can see the difference.
 */
export const DIRECT_HEADER = 'x-firmament-direct';

/** The first word of every path of the interface, as a regular expression. */
export const PATH_WORDS =
  'versions|companies|officers|filings|data|statements|placeholders|corporate_groupings|jurisdictions|industry_codes|events|account_status';

const PAGE = new RegExp(`^/(?:${PATH_WORDS})(?:/|$)`);
const FILE = new RegExp(`\\.(?:${SUFFIXES.join('|')})$`, 'i');

const FORWARDING =
  /^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-originating-ip|true-client-ip|client-ip|fastly-client-ip|fly-client-ip|cdn-loop|x-envoy-.*|x-amzn-trace-id|x-azure-.*|x-forwarded.*|cf-.*)$/;

const isForwarding = (name) => FORWARDING.test(name);

/** The framework drops these headers from a route's reply, so they are sent under other names until then. */
export const CARRIED_HEADERS = {
  'content-encoding': 'x-firmament-content-encoding',
  'content-length': 'x-firmament-content-length',
};

const MESSAGES = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address and headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const MALFORMED = [400, 'Bad Request', 'The request is not HTTP as it should be.'];

/** Node would answer an unparsable request without a body; the interface has a body for every error. */
export function answerUnreadable(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const [status, reason, message] = MESSAGES[error.code] ?? MALFORMED;
  const body = JSON.stringify({ error: { message } });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json;charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function isDecodable(segment) {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([^/?#]*)\/?(.*)$/i;

/**
 * The path and query of a request line. An absolute one, `GET http://host/path`, also names the host, which replaces the
 * Host header (RFC 9112, 3.2.2); the framework would redirect it to itself. It fails on `*`, which becomes a path.
 * @param {string} target
 * @returns {{ address: string, host?: string }}
 */
export function parseRequestTarget(target) {
  const [, host, rest] = ABSOLUTE.exec(target) ?? [];
  if (rest !== undefined) return { address: `/${rest}`, ...(host && { host }) };
  return { address: target.startsWith('/') ? target : `/${target}` };
}

/** `/companies/gb/100%`: the framework fails on an invalid escape, so its percent sign is encoded. */
export function mendedAddress(address) {
  const [path, ...query] = address.split('?');
  const segments = path.split('/').map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')));
  return [segments.join('/'), ...query].join('?');
}

/**
 * Methods that the framework can pass to a route. It answers others itself without a body, so they are passed as POST
 * and get our 405.
 */
const ROUTED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

const REAL_NAMES = new Map(Object.entries(CARRIED_HEADERS).map(([name, carried]) => [carried, name]));

/** Restores these header names before the framework decides whether to compress, so that it never compresses twice. */
function nameCarriedHeaders(response) {
  const set = response.setHeader;
  response.setHeader = function setHeader(name, value) {
    const real = REAL_NAMES.get(name.toLowerCase());
    return real === undefined ? set.call(this, name, value) : set.call(this, real, String(value));
  };
}

/**
 * The weights of an `Accept` or `Accept-Encoding` header by name, in the order of the header (RFC 9110, 12.4.2).
 * @param {string} accepted
 * @returns {Map<string, number>}
 */
export function parseWeights(accepted) {
  const pairs = accepted.split(',').map((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return [name, Number.isNaN(weight) ? 0 : weight];
  });
  return new Map(pairs);
}

/**
 * Whether JSON is preferred over HTML. Of equal weights the one that is named wins, of two that are named the first.
 * @param {string} accepted
 */
export function prefersJson(accepted) {
  const given = parseWeights(accepted);
  const json = given.get('application/json') ?? 0;
  const html = given.get('text/html') ?? given.get('text/*') ?? given.get('*/*') ?? 0;
  if (json !== html) return json > html;
  const [first] = [...given.keys()].filter((name) => name === 'application/json' || name === 'text/html');
  return json > 0 && first === 'application/json';
}

/**
 * Whether a caller asks for the API: by a token, by a preference for JSON, or by the browser's question whether a page
 * of another site may send a token. Never the framework's script, which loads pages without their HTML.
 */
function asksForApi({ headers, method }, query) {
  if ('rsc' in headers) return false;
  const hasToken = Boolean(new URLSearchParams(query).get('api_token')?.trim() || headers['x-api-token']?.trim());
  const isPreflight = method === 'OPTIONS' && 'access-control-request-method' in headers;
  return hasToken || isPreflight || prefersJson(headers.accept ?? '');
}

/** Adds names to the Vary header when it is sent, because the framework overwrites it. */
function addVary(response, names) {
  const write = response.writeHead;
  response.writeHead = function writeHead(...parts) {
    const set = String(this.getHeader('vary') ?? '').split(/\s*,\s*/);
    const all = new Map([...set, ...names].filter(Boolean).map((name) => [name.toLowerCase(), name]));
    this.setHeader('Vary', [...all.values()].join(', '));
    return write.apply(this, parts);
  };
}

/** The address to be answered: that of a page is the API's too, for callers who ask for it. */
function addressFor(request, response, address) {
  const [path, ...query] = address.split('?');
  if (!PAGE.test(path) || FILE.test(path)) return address;
  addVary(response, ['Accept', 'X-API-TOKEN']);
  return asksForApi(request, query.join('?')) ? `/api${address}` : address;
}

/** Overwrites our own headers if a caller sent them. */
function nameRequest(request, response) {
  const isDirect = request.httpVersion !== '1.0' && !Object.keys(request.headers).some(isForwarding);
  const id = randomUUID();
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  request.headers[PREFETCH_HEADER] = 'next-router-prefetch' in request.headers ? 'yes' : 'no';
  request.headers[DIRECT_HEADER] = isDirect ? 'yes' : 'no';
  request.headers[REQUEST_HEADER] = id;
  response.setHeader('X-Request-Id', id);
  return id;
}

/**
 * One for the process: the server reads this file itself, and each route bundle has a copy of it. `texts` holds the
 * HTML of a page's static parts (components/ui/static-html.tsx). A request by the framework's script, which
 * loads a page without its HTML, has no `texts`: its reply carries them.
 */
function requestScope() {
  globalThis.firmamentRequestScope ??= new AsyncLocalStorage();
  return globalThis.firmamentRequestScope;
}

/**
 * The id of the current request, for code that has no access to the request.
 * @returns {string | undefined}
 */
export const currentRequestId = () => requestScope().getStore()?.id;

const servers = new WeakSet();

/**
 * Called once per process, before the server accepts requests. The framework passes a route no information on the
 * connection, and trusts any X-Forwarded-For. Node announces each request here first.
 */
export function watchConnections() {
  subscribe('http.server.request.start', ({ request, response, server }) => {
    const texts = 'rsc' in request.headers ? undefined : new Map();
    requestScope().enterWith({ id: nameRequest(request, response), texts });
    const { address, host } = parseRequestTarget(request.url);
    request.url = addressFor(request, response, mendedAddress(address));
    if (host) request.headers.host = host;
    if (!ROUTED.has(request.method)) request.method = 'POST';
    nameCarriedHeaders(response);
    if (servers.has(server)) return;
    servers.add(server);
    server.on('clientError', answerUnreadable);
  });
}

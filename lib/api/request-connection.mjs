import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { callerOfAddress } from '../shared/caller.mjs';

/** The remote address of the connection; a value sent by the caller is overwritten. */
export const PEER_HEADER = 'x-firmament-peer';

/** `yes` for a prefetch by the framework's links. The framework hides its own header for that from pages. */
export const PREFETCH_HEADER = 'x-firmament-prefetch';

/** The id of a request, made here; sent back as X-Request-Id, and logged. */
export const REQUEST_HEADER = 'x-firmament-request';

/**
 * `yes` if the request shows no sign of a proxy: a proxy header, or HTTP/1.0, which some proxies use and browsers do
 * not. The framework adds X-Forwarded-For to all requests, so its routes cannot see the difference.
 */
export const DIRECT_HEADER = 'x-firmament-direct';

/** The first word of every path of the interface, as a regular expression. */
export const PATH_WORDS =
  'versions|companies|officers|filings|data|statements|placeholders|corporate_groupings|jurisdictions|industry_codes|events|account_status';

/** Headers of every reply, whoever answers. */
export const SITE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/** The header that keeps other sites from framing a page. */
export const FRAME_HEADER = { 'X-Frame-Options': 'SAMEORIGIN' };

/** Where browsers report what the policy of a page kept from happening (app/api/policy-report). */
const REPORT_PATH = '/api/policy-report';

/**
 * What a page may load and run. Scripts need the nonce of the reply, which the framework writes into those of the page;
 * what they load themselves is theirs. Styles may be inline: widths of bars are attributes, and the graph library adds a
 * style of its own. The framework's tools for development evaluate texts.
 */
const pagePolicy = (nonce, dev) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The pages to print have the fonts of their names within them.
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${REPORT_PATH}`,
  ].join('; ');

/** Cards for other sites have a policy of their own, and scripts and styles need none. */
const HAS_NO_PAGE_POLICY = /^\/(?:embed|_next)\//;

/**
 * Adds the policy to the reply, and to the request, where the framework reads the nonce; a script of the framework that
 * loads a page without its HTML needs none.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function addPagePolicy(request, response, dev = false) {
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  if (HAS_NO_PAGE_POLICY.test(request.url)) return;
  const policy = pagePolicy(randomBytes(16).toString('base64'), dev);
  response.setHeader('Content-Security-Policy', policy);
  if (!('rsc' in request.headers)) request.headers['content-security-policy'] = policy;
}

/**
 * Whether the request came by https: only proxies of our own say so. Each adds what it sees to X-Forwarded-Proto, or
 * the first writes it for all.
 * @param {string | null | undefined} given the header
 * @param {number} proxies
 */
export function cameByHttps(given, proxies) {
  if (proxies === 0) return false;
  const seen = (given ?? '').split(',');
  return (seen.at(-proxies) ?? seen[0] ?? '').trim() === 'https';
}

const HSTS = 'max-age=31536000';

/**
 * Tells browsers to come back by https only, if this request came so: PUBLIC_URL says it, or a proxy that is trusted.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function addTransportSecurity(request, response, env = process.env) {
  const given = request.headers['x-forwarded-proto'];
  const isByHttps = cameByHttps(given === undefined ? '' : String(given), Number(env.TRUST_PROXY ?? 0));
  const isSecure = /^\s*https:/i.test(env.PUBLIC_URL ?? '') || isByHttps;
  if (isSecure) response.setHeader('Strict-Transport-Security', HSTS);
}

/**
 * How long a client may take for the head of a request and for all of it, in milliseconds: the largest body, a walk of
 * 4 MB, takes half a minute at 1 Mbit/s. `backlog`: connections that wait to be accepted; one beyond it is only tried
 * again by its client after seconds.
 */
export const CLIENT_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  backlog: 2_048,
};

/** Open connections of all clients, and of one: a browser opens six. */
const MOST_CONNECTIONS = { all: 2_048, oneClient: 512 };

/**
 * Closes connections beyond what the process can hold. Behind our own proxies all of them are the proxy's.
 * @param {import('node:http').Server} server
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function limitConnections(server, env = process.env) {
  server.maxConnections = MOST_CONNECTIONS.all;
  if (Number(env.TRUST_PROXY ?? 0) > 0) return;
  /** @type {Map<string, number>} */
  const open = new Map();
  server.on('connection', (socket) => {
    const client = callerOfAddress(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > MOST_CONNECTIONS.oneClient) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}

const FORWARDING =
  /^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-originating-ip|true-client-ip|client-ip|fastly-client-ip|fly-client-ip|cdn-loop|x-envoy-.*|x-amzn-trace-id|x-azure-.*|x-forwarded.*|cf-.*)$/;

const isForwarding = (name) => FORWARDING.test(name);

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

/** Overwrites our own headers if a caller sent them. */
function nameRequest(request) {
  const isDirect = request.httpVersion !== '1.0' && !Object.keys(request.headers).some(isForwarding);
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  request.headers[PREFETCH_HEADER] = 'next-router-prefetch' in request.headers ? 'yes' : 'no';
  request.headers[DIRECT_HEADER] = isDirect ? 'yes' : 'no';
  request.headers[REQUEST_HEADER] = randomUUID();
}

/**
 * Makes a request what all routes expect: a path as its address, valid escapes, the host of an absolute request line,
 * and our own headers.
 * @param {import('node:http').IncomingMessage} request
 */
export function prepareRequest(request) {
  nameRequest(request);
  const { address, host } = parseRequestTarget(request.url);
  request.url = mendedAddress(address);
  if (host) request.headers.host = host;
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

/**
 * Calls the framework's handler with the state of this request.
 * @template T
 * @param {import('node:http').IncomingMessage} request
 * @param {() => T} handle
 */
export function inRequestScope({ headers }, handle) {
  const texts = 'rsc' in headers ? undefined : new Map();
  return requestScope().run({ id: headers[REQUEST_HEADER], texts }, handle);
}

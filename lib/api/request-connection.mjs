import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';

/** Says who is at the other end of the connection; what a caller sends under this name is overwritten. */
export const PEER_HEADER = 'x-firmament-peer';

/** `yes` where the framework's own links fetch a page ahead of a click: it hides its header for that from pages. */
export const PREFETCH_HEADER = 'x-firmament-prefetch';

/** The id of a request, made here; it stands as X-Request-Id in the reply, and in the log. */
export const REQUEST_HEADER = 'x-firmament-request';

/**
 * `yes` where the request came without any sign of a proxy: a header of one, or HTTP/1.0, which browsers gave up and some
 * proxies speak unless told otherwise. The framework adds X-Forwarded-For to all, so only here one can tell.
 */
export const DIRECT_HEADER = 'x-firmament-direct';

const FORWARDING =
  /^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-originating-ip|true-client-ip|client-ip|fastly-client-ip|fly-client-ip|cdn-loop|x-envoy-.*|x-amzn-trace-id|x-azure-.*|x-forwarded.*|cf-.*)$/;

const isForwarding = (name) => FORWARDING.test(name);

/** The framework drops these of a route's reply; under the names here they pass. */
export const CARRIED_HEADERS = {
  'content-encoding': 'x-firmament-content-encoding',
  'content-length': 'x-firmament-content-length',
};

const MESSAGES = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address and headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
const MALFORMED = [400, 'Bad Request', 'The request is not HTTP as it should be.'];

/** Node would answer what it cannot read without a body; the interface has one for every error. */
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

/** `/companies/gb/100%`: the framework fails at an escape that is none, so its per cent sign is taken for one. */
export function mendedAddress(address) {
  const [path, ...query] = address.split('?');
  const segments = path.split('/').map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')));
  return [segments.join('/'), ...query].join('?');
}

/** What the framework can hand to a route. Others it answers by itself and without a body; as POST they get our 405. */
const ROUTED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

const REAL_NAMES = new Map(Object.entries(CARRIED_HEADERS).map(([name, carried]) => [carried, name]));

/** Before the framework asks whether to pack the reply itself, so that it never packs twice. */
function nameCarriedHeaders(response) {
  const set = response.setHeader;
  response.setHeader = function setHeader(name, value) {
    const real = REAL_NAMES.get(name.toLowerCase());
    return real === undefined ? set.call(this, name, value) : set.call(this, real, String(value));
  };
}

/** What a caller sends under our names is overwritten. */
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
 * One for the process: the server reads this file itself, and each bundle of a route has a copy of it. `texts` is where a
 * page's static parts put their texts (lib/shared/static-html/static-html.ts); a script of the framework, which asks for a page
 * without its HTML, gets them with its reply, so that for it there is none.
 */
function requestScope() {
  globalThis.firmamentRequestScope ??= new AsyncLocalStorage();
  return globalThis.firmamentRequestScope;
}

/**
 * The id of the request that is being answered, for whoever is not told.
 * @returns {string | undefined}
 */
export const currentRequestId = () => requestScope().getStore()?.id;

const servers = new WeakSet();

/**
 * Once per process, before the server takes requests: the framework tells a route nothing of the connection, and
 * believes whatever stands in X-Forwarded-For. Node announces each request here before anybody else sees it.
 */
export function watchConnections() {
  subscribe('http.server.request.start', ({ request, response, server }) => {
    const texts = 'rsc' in request.headers ? undefined : new Map();
    requestScope().enterWith({ id: nameRequest(request, response), texts });
    request.url = mendedAddress(request.url);
    if (!ROUTED.has(request.method)) request.method = 'POST';
    nameCarriedHeaders(response);
    if (servers.has(server)) return;
    servers.add(server);
    server.on('clientError', answerUnreadable);
  });
}

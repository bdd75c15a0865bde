import { subscribe } from 'node:diagnostics_channel';

/** Says who is at the other end of the connection; what a caller sends under this name is overwritten. */
export const PEER_HEADER = 'x-firmament-peer';

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

const servers = new WeakSet();

/**
 * Once per process, before the server takes requests: the framework tells a route nothing of the connection, and
 * believes whatever stands in X-Forwarded-For. Node announces each request here before anybody else sees it.
 */
export function watchConnections() {
  subscribe('http.server.request.start', ({ request, response, server }) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    request.url = mendedAddress(request.url);
    if (!ROUTED.has(request.method)) request.method = 'POST';
    nameCarriedHeaders(response);
    if (servers.has(server)) return;
    servers.add(server);
    server.on('clientError', answerUnreadable);
  });
}

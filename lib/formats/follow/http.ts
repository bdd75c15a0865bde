import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { retryAfterOf } from '@/lib/service/answer';
import { FollowFailure, toFailure } from './failure';

/** Ranges of IPv4 that lead into private networks or nowhere (RFC 6890 and its registry). */
const PRIVATE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Within 2000::/3, the only range of public addresses: tunnels, which may lead to private IPv4, and documentation. */
const PRIVATE_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateRanges = new BlockList();
for (const [address, bits] of PRIVATE_V4) privateRanges.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of PRIVATE_V6) privateRanges.addSubnet(address, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. IPv4 written as IPv6 (`::ffff:10.0.0.1`) never is. */
export function isPublicIp(ip: string): boolean {
  if (isIPv6(ip)) return global.check(ip, 'ipv6') && !privateRanges.check(ip, 'ipv6');
  return isIP(ip) === 4 && !privateRanges.check(ip, 'ipv4');
}

export interface HttpLimits {
  /** For the connection and the head of a reply. */
  headMs: number;
  /** Without a byte of the body. */
  silenceMs: number;
  /** For one reply with its body. */
  replyMs: number;
}

const LIMITS: HttpLimits = { headMs: 60_000, silenceMs: 60_000, replyMs: 6 * 60 * 60_000 };

const MAX_REDIRECTS = 5;
const FOLLOWED = new Set([301, 302, 303, 307, 308]);

export interface Target {
  url: URL;
  /** The operator's own addresses may be in a private network; what a publisher names may only if it is there itself. */
  mayBePrivate: boolean;
  /** Sent to its origin only, as they may hold a key. */
  headers?: Readonly<Record<string, string>>;
}

export interface HttpReply {
  status: number;
  headers: IncomingHttpHeaders;
  /** After redirects. */
  url: URL;
  /** Whether the server is in a private network. */
  isPrivate: boolean;
  /** As sent: not unpacked. */
  body: IncomingMessage;
}

export interface HttpClient {
  /**
   * Sends a GET and follows redirects. Whoever calls it reads the body to its end or destroys it.
   * @throws FollowFailure if there is no reply.
   */
  get(target: Target, headers?: Readonly<Record<string, string>>): Promise<HttpReply>;
  close(): void;
}

interface ClientOptions {
  limits?: HttpLimits;
  isPublic?: (ip: string) => boolean;
  lookup?: (host: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void;
}

const findAddresses: NonNullable<ClientOptions['lookup']> = (host, callback) =>
  dnsLookup(host, { all: true }, (error, addresses) => callback(error, addresses));

const UNSAFE = () => new FollowFailure({ kind: 'unsafe_redirect' });

/** Node does not look up the hosts that are numbers. */
const ipOf = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : host;
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A password in an address is sent as RFC 7617 says, and is no part of any further address. */
function withoutCredentials(target: Target): Target {
  const url = new URL(target.url);
  const { username, password } = url;
  if (username === '' && password === '') return target;
  [url.username, url.password] = ['', ''];
  const pair = Buffer.from(`${decode(username)}:${decode(password)}`).toString('base64');
  return { ...target, url, headers: { authorization: `Basic ${pair}`, ...target.headers } };
}

/** Where a redirect leads. A connection that was encrypted must stay so. */
function redirectTarget(from: Target, reply: HttpReply): Target {
  const location = reply.headers.location ?? '';
  const url = URL.canParse(location, from.url) ? new URL(location, from.url) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw UNSAFE();
  if (from.url.protocol === 'https:' && url.protocol !== 'https:') throw UNSAFE();
  [url.username, url.password] = ['', ''];
  const { headers, ...rest } = from;
  const isSameOrigin = url.origin === from.url.origin;
  return { ...rest, url, mayBePrivate: reply.isPrivate, ...(isSameOrigin && headers ? { headers } : {}) };
}

/**
 * A client for the servers of publishers. Not `fetch`, which neither tells the address that it connects to nor leaves a
 * body packed: so a redirect into a private network could not be refused, and ranges of bytes would not fit.
 */
export function createHttpClient(options: ClientOptions = {}): HttpClient {
  const { limits = LIMITS, isPublic = isPublicIp, lookup = findAddresses } = options;

  /** Checks the addresses that are connected to, so that a name cannot change its meaning after the check. */
  const lookupPublic: LookupFunction = (host, { all }, callback) =>
    lookup(host, (error, addresses) => {
      const allowed = addresses?.filter(({ address }) => isPublic(address)) ?? [];
      const [first] = allowed;
      if (error) callback(error, '');
      else if (!first) callback(UNSAFE(), '');
      else if (all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  const lookupAny: LookupFunction = (host, { all }, callback) =>
    lookup(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new FollowFailure({ kind: 'unreachable' }, { mayPass: true }), '');
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

  // Connections to checked addresses are kept apart, so that none is used that was made without the check.
  const agents = [true, false].flatMap((checked) => [
    { checked, protocol: 'http:', agent: new HttpAgent({ keepAlive: true }) },
    { checked, protocol: 'https:', agent: new HttpsAgent({ keepAlive: true }) },
  ]);

  function send({ url, mayBePrivate, headers }: Target, more: Readonly<Record<string, string>>): Promise<HttpReply> {
    const ip = ipOf(url);
    if (!mayBePrivate && ip !== undefined && !isPublic(ip)) throw UNSAFE();
    const isEncrypted = url.protocol === 'https:';
    const found = agents.find(({ checked, protocol }) => checked !== mayBePrivate && protocol === url.protocol);
    return new Promise((resolve, reject) => {
      const request = (isEncrypted ? requestHttps : requestHttp)(url, {
        agent: found?.agent,
        lookup: mayBePrivate ? lookupAny : lookupPublic,
        headers: { 'user-agent': 'Firmament', accept: '*/*', 'accept-encoding': 'identity', ...headers, ...more },
      });
      let begun: IncomingMessage | undefined;
      const slow = () => {
        (begun ?? request).destroy(new FollowFailure({ kind: 'slow' }, { mayPass: true }));
      };
      const whole = setTimeout(slow, limits.replyMs);
      const head = setTimeout(slow, limits.headMs);
      request.on('close', () => {
        clearTimeout(whole);
        clearTimeout(head);
      });
      request.on('error', (error) => {
        try {
          reject(toFailure(error));
        } catch (unknown) {
          reject(unknown);
        }
      });
      request.on('response', (body) => {
        clearTimeout(head);
        begun = body;
        request.setTimeout(limits.silenceMs, slow);
        const remote = body.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
        resolve({ status: body.statusCode ?? 0, headers: body.headers, url, isPrivate: !isPublic(remote), body });
      });
      request.end();
    });
  }

  async function follow(target: Target, more: Readonly<Record<string, string>>, hops: number): Promise<HttpReply> {
    const reply = await send(target, more);
    if (!FOLLOWED.has(reply.status)) return reply;
    reply.body.destroy();
    if (hops === MAX_REDIRECTS) throw new FollowFailure({ kind: 'redirects' });
    return follow(redirectTarget(target, reply), more, hops + 1);
  }

  return {
    get: (target, more = {}) => follow(withoutCredentials(target), more, 0),
    close: () => {
      for (const { agent } of agents) agent.destroy();
    },
  };
}

/** The failure that a status is; undefined for those that mean success. */
export function failureOfStatus({ status, headers }: Pick<HttpReply, 'status' | 'headers'>, now: number) {
  if (status >= 200 && status < 300) return undefined;
  const retryAfterMs = retryAfterOf(new Headers({ 'retry-after': headers['retry-after'] ?? '' }), now);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status === 401 || status === 403 || status === 407) return new FollowFailure({ kind: 'refused', status }, wait);
  if (status === 404 || status === 410) return new FollowFailure({ kind: 'not_found', status });
  if (status === 429 || (status === 503 && retryAfterMs !== undefined))
    return new FollowFailure({ kind: 'busy', status }, { mayPass: true, ...wait });
  return new FollowFailure({ kind: 'status', status }, { mayPass: status >= 500 || status === 408 });
}

/** A body as text, of `maxBytes` at most, unpacked if the server packed it although it was not asked to. */
export async function readText({ body, headers }: HttpReply, maxBytes: number): Promise<string> {
  const isPacked = /^(?:x-)?gzip$/.test(headers['content-encoding'] ?? '');
  const stream = isPacked ? body.pipe(createGunzip()) : body;
  // Errors of a stream do not reach the one that it is piped into.
  if (isPacked) body.on('error', (error) => stream.destroy(error));
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > maxBytes) throw new FollowFailure({ kind: 'too_large', expected: maxBytes });
      chunks.push(chunk);
    }
  } catch (error) {
    throw toFailure(error);
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

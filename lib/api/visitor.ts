import { callerOfAddress, type Visitor } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import type { HeaderReader } from './reply';
import { DIRECT_HEADER, PEER_HEADER } from './request-connection.mjs';

/** A host name or address, perhaps with a port. The header is untrusted, and goes into addresses we print. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/**
 * The origin of our pages, written into `service_url`: PUBLIC_URL, or the host of the request. Without the `api.` of
 * the API host, because pages are on the other (specification, "What the service does", 5).
 */
export function originOf(headers: HeaderReader): string {
  const { publicUrl, port } = settings();
  if (publicUrl) return publicUrl;
  const given = headers.get('host') ?? '';
  const host = isHost(given) ? given : `localhost:${port}`;
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  return `${scheme}://${host.replace(/^(?:api\.)+/i, '')}`;
}

/**
 * The client's address: the other end of the connection. Each of our own `proxies` adds the address it sees to
 * X-Forwarded-For, so behind them it is the entry of the first; entries further left may be forged.
 */
export function clientAddress(headers: HeaderReader, proxies: number): string | undefined {
  const peer = headers.get(PEER_HEADER) ?? undefined;
  if (proxies === 0) return peer;
  const seen = headers.get('x-forwarded-for')?.split(',') ?? [];
  return (seen.at(-proxies) ?? seen[0] ?? peer)?.trim();
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);

/** The host must be local: a proxy on this machine may add no header, but it passes the public host name on. */
const isOwnName = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);

/** A referrer or origin with another host is another site, or a public name of ours that a proxy replaced. */
function isLedByOwnPage(headers: HeaderReader): boolean {
  const host = headers.get('host')?.toLowerCase();
  const named = [headers.get('referer'), headers.get('origin')].filter((address) => address !== null);
  return named.every((address) => URL.canParse(address) && new URL(address).host === host);
}

/**
 * Whether the request comes directly from a user at this machine. Another site's page in their browser can also send
 * requests here, and can use a host name that resolves to this machine.
 */
function isOperator(headers: HeaderReader): boolean {
  return (
    isLoopback(headers.get(PEER_HEADER) ?? '') &&
    headers.get(DIRECT_HEADER) === 'yes' &&
    isOwnName(headers.get('host') ?? '') &&
    headers.get('sec-fetch-site') !== 'cross-site' &&
    isLedByOwnPage(headers)
  );
}

/** The visitor of a page, behind `proxies` of our own. Only data from the watched connection is trusted. */
export function visitorOf(headers: HeaderReader, proxies: number): Visitor {
  return { name: callerOfAddress(clientAddress(headers, proxies)), operator: isOperator(headers) };
}

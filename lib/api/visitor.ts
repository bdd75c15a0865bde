import { callerOfAddress, type Visitor } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { DIRECT_HEADER, PEER_HEADER } from './request-connection.mjs';

/** A name or address, perhaps with a port: the header is a stranger's text, and goes into addresses we print. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/**
 * The origin of our pages, written into `service_url`: PUBLIC_URL, or what the request was sent to. A request to
 * the API host speaks of pages too, so its `api.` goes (specification, "What the service does", 5).
 */
export function originOf(headers: Headers): string {
  const { publicUrl, port } = settings();
  if (publicUrl) return publicUrl;
  const given = headers.get('host') ?? '';
  const host = isHost(given) ? given : `localhost:${port}`;
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  return `${scheme}://${host.replace(/^(?:api\.)+/i, '')}`;
}

/**
 * From where a request came: the other end of the connection. Behind `proxies` proxies of our own that is the last of
 * them, and each has added whom it saw to X-Forwarded-For; what stands further left the caller may have made up.
 */
export function clientAddress(headers: Headers, proxies: number): string | undefined {
  const peer = headers.get(PEER_HEADER) ?? undefined;
  if (proxies === 0) return peer;
  const seen = headers.get('x-forwarded-for')?.split(',') ?? [];
  return (seen.at(-proxies) ?? seen[0] ?? peer)?.trim();
}

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);

/** A proxy on this machine that adds no header of its own still passes on the name people asked for. */
const isOwnName = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);

/** Where a page leads on to us it is one of ours; another name in its address is the one that a proxy took out of ours. */
function isLedByOwnPage(headers: Headers): boolean {
  const host = headers.get('host')?.toLowerCase();
  const named = [headers.get('referer'), headers.get('origin')].filter((address) => address !== null);
  return named.every((address) => URL.canParse(address) && new URL(address).host === host);
}

/**
 * Whether somebody at this machine asks, straight and of their own will: another site's page in their browser may send
 * requests here too, and may give itself a name that leads to this machine.
 */
function isOperator(headers: Headers): boolean {
  return (
    isLoopback(headers.get(PEER_HEADER) ?? '') &&
    headers.get(DIRECT_HEADER) === 'yes' &&
    isOwnName(headers.get('host') ?? '') &&
    headers.get('sec-fetch-site') !== 'cross-site' &&
    isLedByOwnPage(headers)
  );
}

/** The person before a page; `proxies` of our own stand in front. Only what the watched connection says can be believed. */
export function visitorOf(headers: Headers, proxies: number): Visitor {
  return { name: callerOfAddress(clientAddress(headers, proxies)), operator: isOperator(headers) };
}

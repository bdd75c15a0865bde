import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, of which `::` leaves out as many as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  return [...(before ?? []), ...Array<string>(missing).fill('0'), ...(after ?? [])];
}

/** Some proxies write a port behind the address; a zone says nothing about who it is. */
const withoutPort = (address: string): string =>
  (/^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');

/**
 * Under which name the calls of an address are counted. One subscriber has a whole /64 of IPv6, so its first half
 * is what counts; an IPv4 address written as IPv6 is the IPv4 address. Callers whose address is not known share one.
 */
export function callerOfAddress(address: string | undefined): string {
  const bare = withoutPort((address ?? '').toLowerCase());
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  if (!isIPv6(mapped)) return `address:${isIP(mapped) ? mapped : 'unknown'}`;
  const half = groupsOf(mapped).slice(0, 4);
  return `address:${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export const callerOfToken = (tokenHash: string): string => `token:${tokenHash}`;

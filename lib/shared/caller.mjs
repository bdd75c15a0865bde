import { isIP } from 'node:net';

/**
 * The eight groups of an IPv6 address; `::` stands for the missing ones.
 * @param {string} address
 */
function groupsOf(address) {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array(missing).fill('0'), ...after];
}

/**
 * Some proxies append a port to the address. The zone of an IPv6 address does not identify the caller.
 * @param {string} address
 */
const withoutPort = (address) =>
  (/^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');

/**
 * Name under which the calls of an address are counted. A subscriber usually has a whole /64 of IPv6, so only the first
 * half is used; an IPv4 address in IPv6 notation is the IPv4 address. Callers with an unknown address share one name.
 * @param {string | undefined} address
 */
export function callerOfAddress(address) {
  const bare = withoutPort((address ?? '').toLowerCase());
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  const version = isIP(mapped);
  if (version !== 6) return `address:${version === 4 ? mapped : 'unknown'}`;
  const half = groupsOf(mapped).slice(0, 4);
  return `address:${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

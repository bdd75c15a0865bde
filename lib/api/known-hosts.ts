import type { HeaderReader } from './reply';
import { cameByHttps } from './request-connection.mjs';

/** A host name or address, perhaps with a port. The header is untrusted, and goes into addresses we print. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text);

/** Without the `api.` of the API host, because pages are on the other (specification, "What the service does", 5). */
const pageHost = (host: string): string => host.toLowerCase().replace(/^(?:api\.)+/, '');

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** An address, a name of this machine, or one without a dot, as within a cluster: no other site can have it. */
const isInternal = (host: string): boolean =>
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\]|[\w-]+|(?:[\w-]+\.)*localhost)$/.test(host);

/** Whether the request came under a name that is none of ours. Without PUBLIC_URL no name is known. */
export function isUnknownHost(headers: HeaderReader, publicUrls: readonly string[]): boolean {
  if (publicUrls.length === 0) return false;
  const host = withoutPort(pageHost(headers.get('host') ?? ''));
  return host !== '' && !isInternal(host) && publicUrls.every((url) => withoutPort(new URL(url).host) !== host);
}

/**
 * The origin of our pages, written into `service_url` and all other links: of the addresses in PUBLIC_URL the one under
 * which the request came, else the first; without the setting, the host of the request.
 */
export function originFor(
  headers: HeaderReader,
  { publicUrls, port, trustProxy }: { publicUrls: readonly string[]; port: number; trustProxy: number },
) {
  const given = headers.get('host') ?? '';
  const host = pageHost(isHost(given) ? given : `localhost:${port}`);
  const [first] = publicUrls;
  if (first !== undefined) return publicUrls.find((url) => new URL(url).host === host) ?? first;
  return `${cameByHttps(headers.get('x-forwarded-proto'), trustProxy) ? 'https' : 'http'}://${host}`;
}

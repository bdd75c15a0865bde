import { PEER_HEADER } from './request-connection.mjs';

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

import { PREFETCH_HEADER } from './request-connection.mjs';

/**
 * Whether nobody has asked for a page yet: browsers say so by `Sec-Purpose` (older ones by `Purpose`), the framework's
 * links by a header that is hidden from pages, which request-connection.mjs therefore gives another name.
 */
export function isPrefetchOf(headers: { get(name: string): string | null }): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return headers.get(PREFETCH_HEADER) === 'yes' || /\b(?:prefetch|prerender)\b/i.test(purpose);
}

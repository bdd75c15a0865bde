import { canonicalPath, matchPath } from '@/lib/contract/endpoints';
import { dayOf } from '@/lib/contract/parameters';
import { entityId } from '@/lib/network/model';
import { parseRoots, type RootsAddress } from '@/lib/network/roots';
import { links } from '@/lib/shared/links';

/** A page of a network by its address: of one record, or of several roots. */
export interface NetworkPage {
  /** With the leading slash, percent-encoded. */
  path: string;
  query: URLSearchParams;
  /** Paths of the roots of the page, at least one. */
  roots: readonly string[];
  /** How a page of several roots walks; it never spends a call. */
  several?: RootsAddress;
  /** The date for which the network is requested. */
  dates?: string;
}

const RECORDS = new Set(['get_company_network', 'get_placeholder_network']);

/** Undefined if the address is not a network page, or names no root. */
export function networkPageOf(path: string, query: URLSearchParams): NetworkPage | undefined {
  const dates = dayOf(query);
  const page = { path, query, ...(dates && { dates }) };
  if (path === links.network()) {
    const several = { ...parseRoots(query), ask: false };
    return several.from.length > 0 ? { ...page, roots: several.from, several } : undefined;
  }
  const matched = matchPath(path);
  if (!matched || !RECORDS.has(matched.name)) return undefined;
  const canonical = `/${canonicalPath(matched)}`;
  return { ...page, path: canonical, roots: [entityId(canonical.replace(/\/network$/, ''))] };
}

/** The canonical address of the page. */
export const addressOfPage = ({ path, query }: NetworkPage): string => (query.size === 0 ? path : `${path}?${query}`);

/** The network page whose address follows our `prefix` in the address of a request. */
export function networkPageBehind(prefix: string, url: string): NetworkPage | undefined {
  const { pathname, searchParams } = new URL(url);
  return networkPageOf(pathname.slice(prefix.length), searchParams);
}

import { matchPath } from '@/lib/contract/endpoints';
import { dayOf } from '@/lib/network/expansions';
import { entityId } from '@/lib/network/model';
import { parseRoots, type RootsAddress } from '@/lib/network/roots';
import { links } from '@/lib/shared/links';

/** A page of a network by its address: of one record, or of several roots. */
export interface NetworkPage {
  /** With its slash, percent-encoded. */
  path: string;
  query: URLSearchParams;
  /** Paths of the entities that the page begins from, at least one. */
  roots: readonly string[];
  /** How the page of several roots walks; never for a call. */
  several?: RootsAddress;
  /** The day on which the network is asked for. */
  dates?: string;
}

const RECORDS = new Set(['get_company_network', 'get_placeholder_network']);

/** Undefined for what is no page of a network, or names nobody. */
export function networkPageOf(path: string, query: URLSearchParams): NetworkPage | undefined {
  const dates = dayOf(query);
  const page = { path, query, ...(dates && { dates }) };
  if (path === links.network()) {
    const several = { ...parseRoots(query), ask: false };
    return several.from.length > 0 ? { ...page, roots: several.from, several } : undefined;
  }
  const name = matchPath(path)?.name;
  return name && RECORDS.has(name) ? { ...page, roots: [entityId(path.replace(/\/network\/?$/, ''))] } : undefined;
}

/** The page's own address, as it is linked to. */
export const addressOfPage = ({ path, query }: NetworkPage): string => (query.size === 0 ? path : `${path}?${query}`);

/** The page whose address stands behind a prefix of ours in the address of a request. */
export function networkPageBehind(prefix: string, url: string): NetworkPage | undefined {
  const { pathname, searchParams } = new URL(url);
  return networkPageOf(pathname.slice(prefix.length), searchParams);
}

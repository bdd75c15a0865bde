import 'server-only';
import { shortId } from '@/lib/network/case/link';
import { type ConnectionsAddress, LEAST_CONNECTED } from '@/lib/network/connections/address';
import { type ConnectionSearch, priceConnections, searchConnections } from '@/lib/network/connections/search';
import type { WalkPrice } from '@/lib/network/walk/walk';
import { isPrefetch, pageWalker } from './page';
import { nameInRecord } from './roots-network';

/** Entities that one search follows: as many are read from our own register in a second. */
const MOST_ENTITIES = 2000;

/** The longest wait for a page; it then shows what was found. */
const MOST_MILLISECONDS = 15_000;

/** What a page says of the connections between entities. */
export interface LoadedConnections {
  search: ConnectionSearch;
  /** Names by id: of the chosen entities, and of all on the paths. */
  names: ReadonlyMap<string, string>;
  /** The estimated cost of the whole search. */
  price: WalkPrice;
  /** The calls the visitor may still spend today; undefined if none are counted. */
  left?: number;
}

async function namesOf({ between, repeated, left_out, hubs }: ConnectionsAddress, { model }: ConnectionSearch) {
  const asked = new Set([...between, ...repeated, ...left_out, ...(hubs === 'all' ? [] : hubs)]);
  const names = new Map([...model.entities].flatMap(([id, { name }]) => (name ? [[id, name] as const] : [])));
  for (const id of asked) if (!names.has(id)) names.set(id, (await nameInRecord(id)) || shortId(id));
  return names;
}

/**
 * Searches the connections between the entities of an address, at once in our own register; with a remote service in
 * cached copies, unless the user requested more. Never throws for a failure of the register.
 */
export async function loadConnections(address: ConnectionsAddress): Promise<LoadedConnections> {
  const { port, yours } = await pageWalker(address.dates);
  const mayAsk = address.ask && !(await isPrefetch());
  // A single entity is looked up, so that the page can say if it does not exist.
  const terms = address.between.length < LEAST_CONNECTED ? { ...address, steps: 1 } : address;
  const limits = { nodes: MOST_ENTITIES };
  const calls = port.metered ? { calls: mayAsk ? Math.min(address.calls, yours ?? 0) : 0 } : {};
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  const search = await searchConnections(terms, { ...limits, ...calls }, port, signal);
  return {
    search,
    names: await namesOf(address, search),
    price: await priceConnections(terms, limits, port),
    ...(yours !== undefined && { left: yours }),
  };
}

import 'server-only';
import { matchPath } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { ERROR_STATUS, RegistryError } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { everythingOn } from '@/lib/contract/parameters';
import { strongestOf } from '@/lib/network/expansions';
import { childOf, entityId, isEntityPath, modelOf, type NetworkModel, parentOf } from '@/lib/network/model';
import type { NetworkCounts } from '@/lib/network/neighbours';
import { MOST_NODES, type RootsAddress } from '@/lib/network/roots';
import type { WalkEvent } from '@/lib/network/walk/events';
import {
  applyEvents,
  beginWalk,
  mergeResults,
  NO_RESULTS,
  type NotLoaded,
  type WalkResults,
} from '@/lib/network/walk/state';
import type { WalkLimits, WalkTerms } from '@/lib/network/walk/terms';
import { priceWalk, type WalkPrice, walk } from '@/lib/network/walk/walk';
import type { Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { getRegistry, getWatching } from '../registry';
import { networkOf, type Walker } from '../walk/walker';
import { extra, type Free, forPeople, free, isPrefetch, pageWalker, registry } from './page';

/** Facts from the records of a network's companies: which companies were looked up, and what is known of them. */
export interface NetworkFacts {
  asked: string[];
  known: EntityFacts[];
}

/** Status and groupings of the companies in these relationships and roots, as far as known without a call. */
export async function networkFacts(
  relationships: readonly NetworkRelationship[],
  roots: readonly string[],
): Promise<NetworkFacts> {
  const ends = relationships.flatMap((one) => [parentOf(one), childOf(one)]);
  const companies = ends.filter(({ kind, id }) => kind === 'company' && isEntityPath(id)).map(({ id }) => id);
  const asked = [...new Set([...roots.filter((path) => path.startsWith('/companies/')).map(entityId), ...companies])];
  return { asked, known: (await extra(getRegistry().entityFacts?.(asked))) ?? [] };
}

/** What a page draws of the network of a record. */
export interface DrawnNetwork {
  relationships: readonly NetworkRelationship[];
  /** Weaker relationships that are left out. */
  leftOut: number;
  /** Facts of the records of the companies drawn. */
  facts: NetworkFacts;
}

/** The network of a record: of our own register, no more than a page needs. */
async function networkOfRecord(path: string, params: URLSearchParams, isForOverview?: true) {
  const { networks } = getRegistry();
  if (!networks) return { relationships: await networkOf(registry, path, params) };
  const answered = getWatching().requests.asked({ door: 'pages', path: `${path.slice(1)}/network`, params });
  const [network] = await networks([path.slice(1)], params, {
    neighbours: MOST_NODES,
    direction: 'both',
    isForOverview,
  });
  if (!network || 'failure' in network) {
    answered({ status: network?.failure.status ?? ERROR_STATUS.internal_error });
    throw network?.failure ?? new RegistryError('internal_error', 'The register failed to answer this request.');
  }
  answered({ status: 200 });
  return { relationships: network.relationships, leftOut: network.leftOut?.relationships, counts: network.counts };
}

/** What the page of a company shows of its network. */
export interface OverviewNetwork {
  relationships: NetworkRelationship[];
  /** Of the whole network, if not all of it is here. */
  counts?: NetworkCounts;
}

/** By the record of the company, which is the same object until the register or the day changes. */
const keptOverviews = new WeakMap<object, Map<Language, OverviewNetwork>>();

/**
 * The network of a company beside its record, if it costs no call: of our own register no more than the page needs, as
 * to read twenty thousand relationships would keep all others waiting for a second.
 */
export async function networkForOverview(company: CompanyNumber): Promise<Free<OverviewNetwork> | undefined> {
  const params = everythingOn(undefined);
  if (!getRegistry().networks) {
    const known = await free((source) => source.array('get_company_network', company, params));
    return known && { ...known, value: { relationships: known.value } };
  }
  const language = await requestLanguage();
  const kept = keptOverviews.get(company) ?? new Map<Language, OverviewNetwork>();
  const known = kept.get(language);
  if (known) return { value: known };
  const near = await extra(networkOfRecord(links.company(company), params, true));
  if (!near) return undefined;
  const relationships = forPeople(near.relationships, language) as NetworkRelationship[];
  const value = { relationships, counts: near.counts };
  keptOverviews.set(company, kept.set(language, value));
  return { value };
}

/**
 * The strongest relationships of a record, as many as a page can carry: twenty thousand would be 20 MB, and no picture.
 */
export async function drawnNetwork(path: string, params: URLSearchParams): Promise<DrawnNetwork> {
  const { relationships: found, leftOut = 0 } = await networkOfRecord(path, params);
  const relationships = strongestOf(path, found, MOST_NODES);
  const facts = await networkFacts(relationships, [path]);
  return { relationships, leftOut: leftOut + found.length - relationships.length, facts };
}

/** An entity with its known name. */
interface Root {
  path: string;
  name: string;
}

/** The network of several entities, within the limits of a page. */
export interface RootsNetwork {
  roots: Root[];
  /** Roots that do not exist or may not be shown. */
  missing: NotLoaded[];
  walked: WalkResults;
  /** Facts from the records of the companies found. */
  facts: NetworkFacts;
  /** The cost of the whole walk. */
  price: WalkPrice;
  /** The calls the visitor may still spend today; undefined if none are counted. */
  left?: number;
}

/** The longest wait for a page; it then shows what has arrived. */
const MOST_MILLISECONDS = 20_000;

/** Cached replies only, unless the user requested more; a prefetch has not. */
async function limitsFor({ depth, nodes, calls, ask }: RootsAddress, { port, yours = 0 }: Walker): Promise<WalkLimits> {
  if (!port.metered) return { depth, nodes };
  const mayAsk = ask && !(await isPrefetch());
  return { depth, nodes, calls: mayAsk ? Math.min(calls, yours) : 0 };
}

interface Walked {
  results: WalkResults;
  /** The known ids of roots, by requested id, if they differ. */
  knownAs: ReadonlyMap<string, string>;
}

/** The complete result of a walk, for a page that waits for it. */
export async function walkNow(terms: WalkTerms, limits: WalkLimits, { port }: Walker): Promise<Walked> {
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  const events: WalkEvent[] = [];
  for await (const event of walk(beginWalk(terms), limits, port, signal)) events.push(event);
  const renamed = events.flatMap((event) =>
    event.event === 'found' && event.as ? [[event.of, event.as] as const] : [],
  );
  return { results: applyEvents(NO_RESULTS, events, terms.direction), knownAs: new Map(renamed) };
}

/** The name in the record, if it costs no call; otherwise empty. */
export async function nameInRecord(id: string): Promise<string> {
  const { jurisdiction_code, company_number, id: placeholder } = matchPath(id.slice(1))?.variables ?? {};
  const found = await free<{ name: string }>((registry) =>
    placeholder === undefined
      ? registry.record('get_company', {
          jurisdiction_code: jurisdiction_code ?? '',
          company_number: company_number ?? '',
        })
      : registry.record('get_placeholder', { id: placeholder }),
  );
  return found?.value.name ?? '';
}

async function rootOf(id: string, model: NetworkModel): Promise<Root> {
  return { path: id, name: model.entities.get(id)?.name || (await nameInRecord(id)) || id };
}

/** Missing roots are reported separately. */
function withoutMissing({ progress, ...results }: WalkResults, missing: readonly NotLoaded[]): WalkResults {
  return {
    ...results,
    notLoaded: results.notLoaded.filter((one) => !missing.includes(one)),
    ...(progress && { progress: { ...progress, found: progress.found - missing.length } }),
  };
}

/**
 * What is known of the entities in an address, and the cost of knowing more. Never throws for a failure of the
 * register.
 */
export async function loadRoots(address: RootsAddress): Promise<RootsNetwork> {
  const { from, direction, dates } = address;
  const terms: WalkTerms = { from, direction, ...(dates && { dates }) };
  const walker = await pageWalker(dates);
  const limits = await limitsFor(address, walker);
  const { results, knownAs } = await walkNow(terms, limits, walker);
  const missing = results.notLoaded.filter(({ id, last_word }) => last_word && from.includes(id));
  const present = from.filter((id) => missing.every((one) => one.id !== id));
  const model = mergeResults(modelOf({ root: '', entities: [], relationships: [], expanded: [] }), results);
  const ids = [...new Set(present.map((id) => entityId(knownAs.get(id) ?? id)))];
  return {
    roots: await Promise.all(ids.map((id) => rootOf(id, model))),
    missing,
    walked: withoutMissing(results, missing),
    facts: await networkFacts(results.relationships, ids),
    price: await priceWalk(beginWalk(terms), limits, walker.port),
    ...(walker.yours !== undefined && { left: walker.yours }),
  };
}

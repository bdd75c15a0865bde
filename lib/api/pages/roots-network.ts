import 'server-only';
import { matchPath } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { NetworkRelationship } from '@/lib/contract/network';
import { childOf, entityId, isEntityPath, modelOf, type NetworkModel, parentOf } from '@/lib/network/model';
import type { RootsAddress } from '@/lib/network/roots';
import type { WalkEvent } from '@/lib/network/walk/events';
import { beginWalk, type Heard, hear, mergeHeard, NOTHING_HEARD, type Unheard } from '@/lib/network/walk/state';
import type { WalkLimits, WalkTerms } from '@/lib/network/walk/terms';
import { priceWalk, type WalkPrice, walk } from '@/lib/network/walk/walk';
import { getRegistry } from '../registry';
import type { Walker } from '../walk/walker';
import { free, isPrefetch, pageWalker } from './page';

/** What records tell of the companies of a network: those that were asked about, and what is known of some of them. */
export interface NetworkFacts {
  asked: string[];
  known: EntityFacts[];
}

/** State and groupings of the companies that these relationships and roots name, as far as they are known without a call. */
export async function networkFacts(
  relationships: readonly NetworkRelationship[],
  roots: readonly string[],
): Promise<NetworkFacts> {
  const ends = relationships.flatMap((one) => [parentOf(one), childOf(one)]);
  const companies = ends.filter(({ kind, id }) => kind === 'company' && isEntityPath(id)).map(({ id }) => id);
  const asked = [...new Set([...roots.filter((path) => path.startsWith('/companies/')).map(entityId), ...companies])];
  return { asked, known: (await getRegistry().entityFacts?.(asked)) ?? [] };
}

/** An entity with the name that is known of it. */
interface Root {
  path: string;
  name: string;
}

/** The network of several entities, as far as a page may look. */
export interface RootsNetwork {
  roots: Root[];
  /** Those named that are not there or may not be shown. */
  missing: Unheard[];
  walked: Heard;
  /** What records tell of the companies found. */
  facts: NetworkFacts;
  /** What the whole walk would cost now. */
  price: WalkPrice;
  /** Calls that the visitor may still spend today; undefined where none are counted. */
  left?: number;
}

/** Longer than this nobody waits for a page; what has come by then is shown. */
const MOST_MILLISECONDS = 20_000;

/** Copies only, unless somebody asked for more; a browser that looks ahead has not. */
async function limitsFor({ depth, nodes, calls, ask }: RootsAddress, { port, yours = 0 }: Walker): Promise<WalkLimits> {
  if (!port.metered) return { depth, nodes };
  const mayAsk = ask && !(await isPrefetch());
  return { depth, nodes, calls: mayAsk ? Math.min(calls, yours) : 0 };
}

interface Walked {
  heard: Heard;
  /** The ids under which roots are known, by the ids that were asked for, where those are others. */
  knownAs: ReadonlyMap<string, string>;
}

/** All that a walk tells, for a page that waits for it. */
export async function walkNow(terms: WalkTerms, limits: WalkLimits, { port }: Walker): Promise<Walked> {
  const isWhole = terms.direction === 'both';
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  const events: WalkEvent[] = [];
  for await (const event of walk(beginWalk(terms), limits, port, signal)) events.push(event);
  const renamed = events.flatMap((event) =>
    event.event === 'found' && event.as ? [[event.of, event.as] as const] : [],
  );
  return { heard: hear(NOTHING_HEARD, events, isWhole), knownAs: new Map(renamed) };
}

/** The name in the record, where it costs nothing; else empty. */
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

/** Who is not there is not found, and told elsewhere. */
function withoutMissing({ progress, ...heard }: Heard, missing: readonly Unheard[]): Heard {
  return {
    ...heard,
    unheard: heard.unheard.filter((one) => !missing.includes(one)),
    ...(progress && { progress: { ...progress, found: progress.found - missing.length } }),
  };
}

/** What is known of the entities that an address names, and what it would cost to know more. Never throws for a failure of the register. */
export async function loadRoots(address: RootsAddress): Promise<RootsNetwork> {
  const { from, direction, dates } = address;
  const terms: WalkTerms = { from, direction, ...(dates && { dates }) };
  const walker = await pageWalker(dates);
  const limits = await limitsFor(address, walker);
  const { heard, knownAs } = await walkNow(terms, limits, walker);
  const missing = heard.unheard.filter(({ id, last_word }) => last_word && from.includes(id));
  const present = from.filter((id) => missing.every((one) => one.id !== id));
  const model = mergeHeard(modelOf({ root: '', entities: [], relationships: [], expanded: [] }), heard);
  const ids = [...new Set(present.map((id) => entityId(knownAs.get(id) ?? id)))];
  return {
    roots: await Promise.all(ids.map((id) => rootOf(id, model))),
    missing,
    walked: withoutMissing(heard, missing),
    facts: await networkFacts(heard.relationships, ids),
    price: await priceWalk(beginWalk(terms), limits, walker.port),
    ...(walker.yours !== undefined && { left: walker.yours }),
  };
}

import type { Selection } from '../filter';
import {
  buildGraph,
  dayOf,
  type EdgeChoice,
  fromRows,
  type Graph,
  heldOn,
  hubsOf,
  idOf,
  isStep,
  itemsOf,
  loopsOf,
  nodeOf,
  notEnded,
  overSteps,
} from '../graph/graph';
import { at, stronglyConnected } from '../graph/slots';
import { hasOwnersLoaded, type NetworkModel, type Relationship } from '../model';
import {
  type Arithmetic,
  arithmeticOf,
  chainRoads,
  effectiveOwnership,
  type OwnershipWarning,
  solveBelow,
} from '../ownership/effective';
import {
  buildStakes,
  clamp,
  type Interval,
  MOST_RELATIONSHIPS,
  NOTHING,
  ownersAbove,
  SAME,
  type Stakes,
  WHOLE,
} from '../ownership/stakes';
import { type Connection, MAX_TERMINALS, whatLinks } from '../paths/connect';
import { findPaths, type Path, type Roads, roadMapOf } from '../paths/shortest';

/** The input of a finding: plain data, so that it can be sent to a worker. */
export interface Facts {
  /** Ids, including entities without relationships. */
  entities: readonly string[];
  relationships: readonly Relationship[];
  /** Uses relationships that held on this day (YYYY-MM-DD); by default, those that have not ended. */
  day?: string;
  /** Entities of which every owner is among the facts. Absent where that is not known of any. */
  complete?: readonly string[];
}

interface FactsOptions {
  /** What passes the filters; absent: everything that is loaded. */
  selection?: Selection;
  day?: string;
  /** The source does not say which ultimate parents statements name, so that nothing is known to be the top. */
  withoutStated?: boolean;
}

/** The facts of a network. An entity is complete if its owners are loaded and no filter hides one. */
export function factsOf(model: NetworkModel, { selection, day, withoutStated }: FactsOptions = {}): Facts {
  const entities = [...(selection?.entities ?? model.entities.keys())];
  const relationships = [...(selection?.relationships ?? model.relationships.values())];
  const facts: Facts = { entities, relationships, ...(day !== undefined && { day }) };
  if (withoutStated) return facts;
  const used = new Set(relationships);
  const hiding = new Set([...model.relationships.values()].flatMap((one) => (used.has(one) ? [] : [one.child])));
  return { ...facts, complete: entities.filter((id) => hasOwnersLoaded(model, id) && !hiding.has(id)) };
}

/** A question about one entity. */
export interface About {
  facts: Facts;
  of: string;
}

export const isTooLarge = ({ relationships }: Facts): boolean => relationships.length > MOST_RELATIONSHIPS;

/** The graph of the facts; it contains `ids` in any case. */
export const graphOf = ({ entities, relationships }: Facts, ...ids: readonly string[]): Graph =>
  buildGraph({ entities: new Set([...entities, ...ids]), relationships });

export function choiceOf({ day }: Facts): EdgeChoice {
  const asked = dayOf(day);
  return asked === undefined ? notEnded : heldOn(asked);
}

/** A statement which names the ultimate parent of an entity, or of one above it. The steps between are not stated. */
export interface StatedParent {
  id: string;
  /** The entity that the statement is about. */
  of: string;
  /** Id of the relationship. */
  relationship: string;
  /** Whether known owners lead to it, step by step. */
  isReached: boolean;
}

/** What is above an entity, as far as it is loaded. */
export interface Above {
  /** Ultimate parents by statements, the nearest statement of each; about the entity itself first. */
  stated: readonly StatedParent[];
  /** The entity and those above it of which owners may be missing, the nearest first. */
  open: readonly string[];
}

interface AboveSearch extends Above {
  graph: Graph;
  use: EdgeChoice;
}

/** Follows all relationships upwards, also those that skip steps. */
export function findAbove(graph: Graph, facts: Facts, of: string): AboveSearch {
  const use = choiceOf(facts);
  const complete = new Set(facts.complete);
  const [everything, reached] = [nodesAbove(graph, use, of), nodesAbove(graph, overSteps(use), of)];
  const stated = new Map<string, StatedParent>();
  for (const node of everything) {
    for (const edge of edgesInto(graph, use, node)) {
      const id = idOf(graph, at(graph.from, edge));
      if (isStep(graph, edge) || stated.has(id) || id === of) continue;
      const relationship = graph.relationships[edge]?.id ?? '';
      stated.set(id, { id, of: idOf(graph, node), relationship, isReached: reached.has(at(graph.from, edge)) });
    }
  }
  const open = [...everything].map((node) => idOf(graph, node)).filter((id) => !complete.has(id));
  return { graph, use, stated: [...stated.values()], open };
}

/** The entity and all above it, the nearest first. */
function nodesAbove(graph: Graph, use: EdgeChoice, of: string): Set<number> {
  const found = new Set([nodeOf(graph, of)]);
  // A set can grow while it is iterated, so it serves as the queue.
  for (const node of found) {
    for (const edge of edgesInto(graph, use, node)) found.add(at(graph.from, edge));
  }
  return found;
}

/**
 * Whether these entities are known to be a top: everything above is loaded, and no statement about an entity which they
 * own or control (`isTheirs`) names another ultimate parent, unless they own that one too.
 */
export function isKnownTop(
  search: AboveSearch,
  members: readonly string[],
  isTheirs: (id: string) => boolean,
): boolean {
  const others = search.stated.filter(({ of, id }) => isTheirs(of) && !isBelow(search, id, members));
  return search.open.length === 0 && others.length === 0;
}

/** Whether known steps lead from the entity up to one of these, or it is one of them. */
function isBelow({ graph, use }: AboveSearch, id: string, members: readonly string[]): boolean {
  const above = nodesAbove(graph, overSteps(use), id);
  return members.some((member) => above.has(nodeOf(graph, member)));
}

/** An ultimate owner: an entity without known owners, or several that own only each other. */
export interface UltimateOwner {
  /** One id, or several in a loop without known owners outside it. */
  members: readonly string[];
  share: Interval;
  arithmetic: Arithmetic;
}

/** `isTop`: nothing is above it for certain; otherwise it is the top of what is loaded. */
type PlacedOwner = UltimateOwner & { isTop: boolean };

interface UltimateOwners {
  /** The largest first. */
  owners: readonly UltimateOwner[];
  /** The part without known owners, at any level. Together with the owners' exact shares it is the whole. */
  unknown: Interval;
  /** Corrections of data above the company, and loops that own themselves wholly. */
  warnings: readonly OwnershipWarning[];
}

const CHAINS_SHOWN = 5;

/**
 * The ultimate owners of a company, with the share of each, chain by chain. A company without known owners has none,
 * and everything is unknown.
 */
export function ultimateOwners(stakes: Stakes, companyId: string, chainsShown = CHAINS_SHOWN): UltimateOwners {
  const company = nodeOf(stakes.graph, companyId);
  const above = ownersAbove(stakes, company);
  const roads = chainRoads(stakes);
  const tops = topsOf(stakes, above);
  const owners = tops
    .filter((members) => !members.includes(company))
    .map((members) => ownerOf(stakes, roads, members, company, above, chainsShown))
    .toSorted((a, b) => middle(b.share) - middle(a.share) || ((a.members[0] ?? '') < (b.members[0] ?? '') ? -1 : 1));
  const sum = (end: 'low' | 'high') => owners.reduce((total, { share }) => total + share[end], 0);
  return {
    owners,
    unknown: { low: clamp(1 - sum('high')), high: clamp(1 - sum('low')) },
    warnings: [...warningsAmong(stakes, above), ...closedAmong(stakes, tops)],
  };
}

const middle = ({ low, high }: Interval): number => low + high;

function ownerOf(
  stakes: Stakes,
  roads: Roads,
  members: readonly number[],
  company: number,
  above: ReadonlySet<number>,
  chainsShown: number,
): UltimateOwner {
  const targets = new Set(members);
  const share = targets.has(company) ? WHOLE : (solveBelow(stakes, targets, above).byNode.get(company) ?? NOTHING);
  return {
    members: members.map((node) => idOf(stakes.graph, node)),
    share,
    arithmetic: arithmeticOf(stakes, roads, targets, company, share, chainsShown),
  };
}

/** Groups above the company without owners outside the group; mostly groups of one. */
function topsOf(stakes: Stakes, above: ReadonlySet<number>): number[][] {
  const nodes = [...above];
  const numberOf = new Map(nodes.map((node, index) => [node, index]));
  const ownersOf = (node: number) =>
    [...itemsOf(stakes.inCompany, node)].map((stake) => numberOf.get(at(stakes.owner, stake)) ?? Number.NaN);
  const rows = fromRows(nodes.map(ownersOf));
  return stronglyConnected(rows)
    .filter((group) => group.every((one) => itemsOf(rows, one).every((owner) => group.includes(owner))))
    .map((group) => group.map((one) => nodes[one] ?? Number.NaN).toSorted((a, b) => a - b));
}

function warningsAmong({ graph, warnings }: Stakes, above: ReadonlySet<number>): OwnershipWarning[] {
  const isAbove = (id: string) => above.has(graph.numbers.get(id) ?? Number.NaN);
  return warnings.filter((warning) => 'company' in warning && isAbove(warning.company));
}

/**
 * Loops among the ultimate owners that leave nothing for owners outside: the sum of their chains would not converge.
 */
function closedAmong(stakes: Stakes, tops: readonly (readonly number[])[]): OwnershipWarning[] {
  const held = (company: number) =>
    itemsOf(stakes.inCompany, company).reduce((sum, stake) => sum + at(stakes.low, stake), 0);
  return tops
    .filter((group) => group.every((company) => held(company) >= 1 - SAME))
    .map((group) => ({ kind: 'closed_loop', companies: group.map((node) => idOf(stakes.graph, node)) }));
}

/** An ultimate holder without a stated economic share: it has only votes or control. */
export interface HolderWithoutShare {
  id: string;
  /** Ids of its relationships to the company and those above it. */
  relationships: readonly string[];
}

/**
 * Entities above a company by any relationship, without owners and without an economic share (`known`), the nearest
 * first. Mostly persons who control without a stated share.
 */
export function holdersWithoutShare(
  graph: Graph,
  use: EdgeChoice,
  of: string,
  known: ReadonlySet<string>,
): HolderWithoutShare[] {
  const company = nodeOf(graph, of);
  const held = new Map<number, string[]>([[company, []]]);
  // A map can grow while it is iterated, so it serves as the queue.
  for (const [node] of held) {
    for (const edge of edgesInto(graph, overSteps(use), node)) {
      const holder = at(graph.from, edge);
      const own = held.get(holder) ?? [];
      held.set(holder, [...own, graph.relationships[edge]?.id ?? '']);
    }
  }
  return [...held]
    .filter(([node]) => node !== company && edgesInto(graph, use, node).length === 0)
    .map(([node, relationships]) => ({ id: idOf(graph, node), relationships }))
    .filter(({ id }) => !known.has(id));
}

/** Excludes holdings of an entity in itself. */
const edgesInto = (graph: Graph, use: EdgeChoice, node: number): number[] =>
  [...itemsOf(graph.owners, node)].filter((edge) => use(graph, edge) && at(graph.from, edge) !== node);

/** The ultimate owners of a company, and other findings about the entities above it. */
export interface OwnersFinding extends UltimateOwners, Above {
  of: string;
  owners: readonly PlacedOwner[];
  /** What it holds in itself through others. */
  itself: Interval;
  /** A shortest loop through the company, starting with it; empty if there is none. */
  round: readonly string[];
  /** Intermediate owners, which have owners themselves, with the share of each; the largest first. */
  between: readonly { id: string; share: Interval }[] | 'too_many';
  /** All entities above it, the nearest first. */
  above: readonly string[];
  /** Ultimate holders with votes or control, but no stated economic share. */
  withoutShare: readonly HolderWithoutShare[];
}

/** Each intermediate owner needs a separate computation. */
const MAX_INTERMEDIATE = 200;

export function findOwners({ facts, of }: About): OwnersFinding {
  const graph = graphOf(facts, of);
  const use = choiceOf(facts);
  const stakes = buildStakes(graph, use);
  const found = ultimateOwners(stakes, of);
  const above = ownersAbove(stakes, nodeOf(graph, of));
  const tops = new Set(found.owners.flatMap(({ members }) => members));
  const search = findAbove(graph, facts, of);
  return {
    ...found,
    owners: found.owners.map((owner) => ({ ...owner, isTop: isTopOwner(search, owner) })),
    stated: search.stated,
    open: search.open,
    of,
    itself: effectiveOwnership(stakes, of).shares.get(of) ?? NOTHING,
    round: beginningWith(of, loopsOf(graph, use).find(({ members }) => members.includes(of))?.round ?? []),
    between: above.size > MAX_INTERMEDIATE ? 'too_many' : sharesBetween(stakes, of, above, tops),
    above: [...above].slice(1).map((node) => idOf(graph, node)),
    withoutShare: holdersWithoutShare(graph, use, of, tops),
  };
}

/** A minority holder may be a top beside the ultimate parent, which others own. */
function isTopOwner(search: AboveSearch, { members, share }: UltimateOwner): boolean {
  const isMinority = share.high <= 0.5;
  return isKnownTop(search, members, (id) => (isMinority ? members.includes(id) : isBelow(search, id, members)));
}

/** Rotates the loop so that it starts with `id`; a loop without it stays as it is. */
function beginningWith(id: string, round: readonly string[]): readonly string[] {
  const place = Math.max(0, round.indexOf(id));
  return [...round.slice(place), ...round.slice(0, place)];
}

function sharesBetween(stakes: Stakes, of: string, above: ReadonlySet<number>, tops: ReadonlySet<string>) {
  const company = nodeOf(stakes.graph, of);
  return [...above]
    .map((node) => ({ node, id: idOf(stakes.graph, node) }))
    .filter(({ node, id }) => node !== company && !tops.has(id))
    .map(({ node, id }) => ({ id, share: solveBelow(stakes, new Set([node]), above).byNode.get(company) ?? NOTHING }))
    .filter(({ share }) => share.high > SAME)
    .toSorted((a, b) => b.share.low + b.share.high - (a.share.low + a.share.high) || (a.id < b.id ? -1 : 1));
}

export interface TogetherAsk {
  facts: Facts;
  /** Members of a group. */
  members: readonly string[];
}

/** The holdings of a group, its members counted as one holder. */
export interface TogetherFinding {
  /**
   * Companies outside the group in which a member holds shares directly, with the group's total share; the largest
   * first.
   */
  held: readonly { id: string; share: Interval }[];
  /** The number of companies beyond the limit. */
  beyond: number;
}

/** A longer list beside a picture is unreadable. */
export const MAX_HELD_SHOWN = 50;

/** Effective ownership with the members as one holder: shares that run through several of them are counted once. */
export function findTogether({ facts, members }: TogetherAsk): TogetherFinding {
  const graph = graphOf(facts, ...members);
  const stakes = buildStakes(graph, choiceOf(facts));
  const nodes = new Set(members.map((id) => graph.numbers.get(id) ?? Number.NaN));
  const direct = new Set(
    [...nodes].flatMap((node) => [...itemsOf(graph.owned, node)].map((edge) => at(graph.to, edge))),
  );
  const held = [...solveBelow(stakes, nodes).byNode]
    .filter(([company, { high }]) => direct.has(company) && !nodes.has(company) && high > SAME)
    .map(([company, share]) => ({ id: idOf(graph, company), share }))
    .toSorted((a, b) => b.share.low + b.share.high - (a.share.low + a.share.high) || (a.id < b.id ? -1 : 1));
  return { held: held.slice(0, MAX_HELD_SHOWN), beyond: Math.max(0, held.length - MAX_HELD_SHOWN) };
}

/** What connects some entities; for two, the best paths. */
export interface LinksFinding extends Connection {
  between: readonly string[];
  paths: readonly Path[];
}

const PATHS_SHOWN = 5;

/** The allowed number of entities. */
export const LINKED = { least: 2, most: MAX_TERMINALS } as const;

export interface LinksAsk {
  facts: Facts;
  ids: readonly string[];
  /** Hubs that may connect entities. */
  admitted: readonly string[];
}

/** Avoids hubs, unless they are admitted or among the entities. Undefined for fewer than two entities. */
export function findLinks({ facts, ids, admitted }: LinksAsk): LinksFinding | undefined {
  const between = [...new Set(ids)].slice(0, LINKED.most);
  const [first, second, ...others] = between;
  if (first === undefined || second === undefined) return undefined;
  const graph = graphOf(facts, ...between);
  const use = choiceOf(facts);
  const connection = whatLinks(graph, between, { use, admitted: new Set(admitted) });
  if (others.length > 0) return { ...connection, between, paths: [] };
  const closed = [...hubsOf(graph)].filter(([, { id }]) => !admitted.includes(id)).map(([node]) => node);
  const map = roadMapOf(graph, { use, closed: new Set(closed) });
  return { ...connection, between, paths: findPaths(map, first, second, PATHS_SHOWN) };
}

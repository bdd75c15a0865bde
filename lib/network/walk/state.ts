import type { Reason } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { walkWords } from '@/lib/words/network-filters';
import {
  childOf,
  isEntityPath,
  mayHaveOwners,
  merge,
  type NetworkModel,
  parentOf,
  parseRelationship,
  type Relationship,
  strength,
} from '../model';
import type { FailedEvent, FoundEvent, StopReason, WalkEvent, WalkProgress } from './events';
import { type Direction, MAX_DEPTH, MAX_NODES, type WalkLimits, type WalkTerms } from './terms';
import type { WalkFailure, WalkPrice } from './walk';

/** An entity whose request failed. */
export interface NotLoaded {
  id: string;
  failure: WalkFailure;
  /** Asking again returns the same. */
  last_word: boolean;
}

/** Everything walks have found so far, as merged into a network. Plain JSON. */
export interface WalkResults {
  relationships: readonly NetworkRelationship[];
  /** Entities of which every relationship is known, in either direction. */
  expanded: readonly string[];
  /** Entities of which every owner is known, after a walk upwards. */
  ownersLoaded: readonly string[];
  notLoaded: readonly NotLoaded[];
  /** Neighbours left out by the limit of entities in the last run. */
  beyond: number;
  progress?: WalkProgress;
  stopped?: { because: StopReason; failure?: WalkFailure };
}

export const NO_RESULTS: WalkResults = { relationships: [], expanded: [], ownersLoaded: [], notLoaded: [], beyond: 0 };

interface Draft {
  relationships: NetworkRelationship[];
  expanded: Set<string>;
  ownersLoaded: Set<string>;
  notLoaded: Map<string, NotLoaded>;
}

/** Returns how many neighbours this event left out. */
function addEvent(draft: Draft, event: WalkEvent, direction: Direction): number {
  const { relationships, expanded, ownersLoaded, notLoaded } = draft;
  if (event.event === 'failed') {
    const { of: id, failure, last_word } = event;
    notLoaded.set(id, { id, failure, last_word });
  }
  if (event.event !== 'found') return 0;
  relationships.push(...event.relationships);
  notLoaded.delete(event.of);
  if (event.beyond > 0) return event.beyond;
  if (direction === 'both') expanded.add(event.as ?? event.of);
  if (direction === 'up') ownersLoaded.add(event.as ?? event.of);
  return event.beyond;
}

/** Adds the events of a walk in this direction to earlier results. */
export function applyEvents(earlier: WalkResults, events: readonly WalkEvent[], direction: Direction): WalkResults {
  const draft: Draft = {
    relationships: [...earlier.relationships],
    expanded: new Set(earlier.expanded),
    ownersLoaded: new Set(earlier.ownersLoaded),
    notLoaded: new Map(earlier.notLoaded.map((one) => [one.id, one])),
  };
  let { beyond } = earlier;
  for (const event of events) {
    // The next run requests incomplete entities again, so it counts from 0.
    if (event.event === 'begun') beyond = 0;
    beyond += addEvent(draft, event, direction);
  }
  const last = events.at(-1);
  const stopped = last?.event === 'stopped' ? { because: last.because, failure: last.failure } : undefined;
  return {
    relationships: draft.relationships,
    expanded: [...draft.expanded],
    ownersLoaded: [...draft.ownersLoaded],
    notLoaded: [...draft.notLoaded.values()],
    beyond,
    progress: last?.progress ?? earlier.progress,
    ...(stopped && { stopped }),
  };
}

/** What the next run keeps: the network, without the outcome of the last run. */
export const withoutRun = ({ relationships, expanded, ownersLoaded }: WalkResults): WalkResults => ({
  ...NO_RESULTS,
  relationships,
  expanded,
  ownersLoaded,
});

/** The network with the results of walks. */
export function mergeResults(
  model: NetworkModel,
  { relationships, expanded, ownersLoaded }: WalkResults,
): NetworkModel {
  if (relationships.length + expanded.length + ownersLoaded.length === 0) return model;
  const merged = merge(model, relationships);
  const known = (ids: readonly string[]) => ids.filter((id) => merged.entities.has(id));
  return {
    ...merged,
    expanded: new Set([...model.expanded, ...known(expanded)]),
    ownersLoaded: new Set([...(model.ownersLoaded ?? []), ...known(ownersLoaded)]),
  };
}

/** "about 12 calls, 9 cached, 38 left today"; `left`: calls that the visitor may still spend today, if known. */
export function priceInWords(price: WalkPrice, left: number | undefined, language: Language): string {
  const words = walkWords[language];
  const forms = formsOf(language);
  if (!price.metered) return words.costsNothing;
  const calls = price.calls === 0 ? words.noCall : words.calls(forms, price.calls, price.about);
  const parts = [calls, words.cached(forms, price.cached)];
  return [...parts, ...(left === undefined ? [] : [words.leftToday(forms, left)])].join(', ');
}

/** "31 found · 12 followed · 19 waiting", and the calls spent if they are counted. */
export function progressInWords(progress: WalkProgress, metered: boolean, language: Language): string {
  const words = walkWords[language];
  const forms = formsOf(language);
  const { calls_spent: spent, calls_left: left } = progress;
  const found = words.found(forms, progress);
  if (!metered) return found;
  return `${found} · ${left === undefined ? words.spent(forms, spent) : words.spentOf(forms, spent, left)}`;
}

export const WALK_VERSION = 1;

/** A walk's state as JSON. Entities are listed once, in `seen`, and referred to by index. */
export interface PrintedWalk {
  version: typeof WALK_VERSION;
  terms: WalkTerms;
  seen: string[];
  waiting: [place: number, depth: number, side: Side, share: number, confidence: number][];
  failed: [place: number, reason: Reason | null][];
  asked: number;
  spent: number;
}

/** Inverse: `parseWalk`. */
export function printWalk({ terms, seen, frontier, failed, asked, spent }: WalkState): PrintedWalk {
  const ids = [...seen];
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? -1;
  return {
    version: WALK_VERSION,
    terms,
    seen: ids,
    waiting: [...frontier.entries()].map(([id, { depth, side, share, confidence }]) => [
      placeOf(id),
      depth,
      side,
      share,
      confidence,
    ]),
    failed: [...failed].map(([id, reason]) => [placeOf(id), reason ?? null]),
    asked,
    spent,
  };
}

/** Priority of a relationship; unknown is -1, after everything known. */
interface Strength {
  /** Per cent; the middle of a band. */
  share: number;
  confidence: number;
}

const strengthOf = ({ share, confidence }: Relationship): Strength => ({
  share: strength(share),
  confidence: confidence ?? -1,
});

/** The same order as in the picture (`byStrength`). */
const strongestFirst = (a: Strength, b: Strength): number => b.share - a.share || b.confidence - a.confidence;

/** Whether it owns the requested entity or is owned by it. */
type Side = 'owner' | 'owned';

interface Ranked extends Strength {
  id: string;
  side: Side;
}

const inOrder = (a: Ranked, b: Ranked): number => strongestFirst(a, b) || Number(a.id > b.id) - Number(a.id < b.id);

/**
 * The strongest first, owners and holdings alternating: three hundred subsidiaries at 100 % must not keep a walk with
 * few calls from the one owner with 20 %. Independent of the input order.
 */
function inTurn<T extends Ranked>(ranked: Iterable<T>): T[] {
  const all = [...ranked].sort(inOrder);
  const owners = all.filter(({ side }) => side === 'owner');
  const owned = all.filter(({ side }) => side === 'owned');
  return Array.from({ length: Math.max(owners.length, owned.length) }, (_, turn) => [
    ...owners.slice(turn, turn + 1),
    ...owned.slice(turn, turn + 1),
  ]).flat();
}

/** The limits to resume a walk with, raised if it reached one. Undefined if it is done or a limit cannot be raised. */
export function nextLimits(limits: WalkLimits, because: StopReason): WalkLimits | undefined {
  if (because === 'done') return undefined;
  if (because === 'depth') return limits.depth < MAX_DEPTH ? { ...limits, depth: limits.depth + 1 } : undefined;
  if (because !== 'cap') return limits;
  return limits.nodes < MAX_NODES ? { ...limits, nodes: Math.min(MAX_NODES, 2 * limits.nodes) } : undefined;
}

/** An entity that was found, but not requested yet. */
interface Waiting extends Strength {
  /** Steps from the nearest starting entity. */
  depth: number;
  side: Side;
}

/** Shorter, or as short and stronger. Ties go to the way from an owner, so that the order never matters. */
function isBetter(other: Waiting, known: Waiting): boolean {
  const order = other.depth - known.depth || strongestFirst(other, known);
  return order < 0 || (order === 0 && other.side === 'owner');
}

/** The entities that were found, but not requested yet. */
export class Frontier {
  readonly #waiting = new Map<string, Waiting>();
  /** Number of entities per depth, maintained here because every event reports it. */
  readonly #counts: number[] = [];

  get size(): number {
    return this.#waiting.size;
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  entries(): IterableIterator<[string, Waiting]> {
    return this.#waiting.entries();
  }

  depthOf(id: string): number | undefined {
    return this.#waiting.get(id)?.depth;
  }

  put(id: string, waiting: Waiting): void {
    this.remove(id);
    this.#waiting.set(id, waiting);
    this.#counts[waiting.depth] = (this.#counts[waiting.depth] ?? 0) + 1;
  }

  /** The entity was reached on another way, which is kept if it is better. */
  improve(id: string, other: Waiting): void {
    const known = this.#waiting.get(id);
    if (known && isBetter(other, known)) this.put(id, other);
  }

  remove(id: string): void {
    const known = this.#waiting.get(id);
    if (!known) return;
    this.#waiting.delete(id);
    this.#counts[known.depth] = (this.#counts[known.depth] ?? 0) - 1;
  }

  /** How many entities are above this depth. */
  waitingAbove(depth: number): number {
    return this.#counts.slice(0, depth).reduce((sum, count) => sum + (count ?? 0), 0);
  }

  /** Those of the least depth, above `depth` and not in `except`, in the order of requests. */
  nextLevel(depth: number, except: ReadonlySet<string>): string[] {
    let least = depth;
    const level: Ranked[] = [];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.depth > least || waiting.depth >= depth || except.has(id)) continue;
      if (waiting.depth < least) level.length = 0;
      least = waiting.depth;
      level.push({ id, ...waiting });
    }
    return inTurn(level).map(({ id }) => id);
  }
}

/** A relationship that leads on to the entity `id`. */
interface Lead extends Ranked {
  wire: NetworkRelationship;
}

interface Ends {
  parent: string;
  child: string;
}

const holds = ({ parent, child }: Ends, id: string): boolean => parent === id || child === id;

/**
 * The id by which the relationships name an entity. A matched placeholder is answered with its company, and services
 * write one number in several ways: then it is the one end that all have in common.
 */
export function selfIn(id: string, relationships: readonly NetworkRelationship[]): string {
  const ends = relationships.map(parseRelationship);
  const [first, second] = ends;
  if (!first || !second || ends.some((end) => holds(end, id))) return id;
  const common = [...new Set([first.parent, first.child])].filter((end) => ends.every((other) => holds(other, end)));
  return common.length === 1 && common[0] !== undefined ? common[0] : id;
}

/** The directions in which a relationship leads on from `self`; one that does not name it may lead to either end. */
function sidesOf({ parent, child }: Ends, self: string, direction: Direction): Side[] {
  const isElsewhere = parent !== self && child !== self;
  const sides: Side[] = [];
  if (direction !== 'down' && (child === self || isElsewhere)) sides.push('owner');
  if (direction !== 'up' && (parent === self || isElsewhere)) sides.push('owned');
  return sides;
}

/** The relationships that lead on from an entity, in the order in which they are followed. */
export function leadsFrom(self: string, relationships: readonly NetworkRelationship[], direction: Direction): Lead[] {
  const leads = relationships.flatMap((wire) => {
    const relationship = parseRelationship(wire);
    const { parent, child } = relationship;
    return sidesOf(relationship, self, direction).map(
      (side): Lead => ({ id: side === 'owner' ? parent : child, side, wire, ...strengthOf(relationship) }),
    );
  });
  return inTurn(leads);
}

/** Everything needed to resume a walk, but not its results, which the caller keeps. */
export interface WalkState {
  terms: WalkTerms;
  /** Every entity found, whether requested or not. */
  seen: Set<string>;
  frontier: Frontier;
  /** Entities whose request failed, and why; those that may be retried are in the frontier as well. */
  failed: Map<string, Reason | undefined>;
  /** Entities all of whose relationships are known. */
  asked: number;
  /** Calls of all runs together. */
  spent: number;
}

/** A walk before its first step. */
export function beginWalk(terms: WalkTerms): WalkState {
  const frontier = new Frontier();
  for (const id of terms.from) frontier.put(id, { depth: 0, side: 'owner', share: 100, confidence: 100 });
  return { terms, seen: new Set(terms.from), frontier, failed: new Map(), asked: 0, spent: 0 };
}

/** A call for a person's owners would be wasted. */
function leadsOn({ id, side, wire }: Lead, direction: Direction): boolean {
  const entity = side === 'owner' ? parentOf(wire) : childOf(wire);
  return isEntityPath(id) && (direction !== 'up' || mayHaveOwners(entity));
}

function learnFound(state: WalkState, { of, as: self = of, depth, relationships, beyond }: FoundEvent): void {
  const { seen, frontier, terms } = state;
  state.failed.delete(of);
  seen.add(self);
  if (beyond === 0) {
    frontier.remove(of);
    frontier.remove(self);
    state.asked += 1;
  }
  for (const lead of leadsFrom(self, relationships, terms.direction)) {
    const { id, side, share, confidence } = lead;
    const waiting = { depth: depth + 1, side, share, confidence };
    if (seen.has(id)) frontier.improve(id, waiting);
    else if (leadsOn(lead, terms.direction)) frontier.put(id, waiting);
    seen.add(id);
  }
}

function learnFailed({ frontier, failed }: WalkState, { of, failure, last_word }: FailedEvent): void {
  failed.set(of, failure.reason);
  if (last_word) frontier.remove(of);
}

/**
 * Updates the state with an event. An interrupted walk can be resumed from the events received: `beginWalk` of its
 * terms, then each event.
 */
export function learn(state: WalkState, event: FoundEvent | FailedEvent): void {
  state.spent += event.cost;
  if (event.event === 'found') learnFound(state, event);
  else learnFailed(state, event);
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import type { NetworkRelationship } from '@/lib/contract/network';
import { strongestOf } from '../expansions';
import { choiceOf } from '../findings/owners';
import { buildGraph, type EdgeChoice, HUB_NEIGHBOURS, type Hub, hubsOf, itemsOf, nodeOf } from '../graph/graph';
import { at } from '../graph/slots';
import { isEntityPath, merge, modelOf, type NetworkModel, parseRelationship } from '../model';
import type { StopReason } from '../walk/events';
import { beginWalk, type NotLoaded, selfIn, type WalkState } from '../walk/state';
import { MAX_NODES, type WalkLimits } from '../walk/terms';
import { priceWalk, type WalkAnswer, type WalkPort, type WalkPrice, walk } from '../walk/walk';
import { type ConnectionAnswers, findConnections, hubsAmong } from './answers';

/** What is searched. */
export interface ConnectionTerms {
  /** Paths of companies and placeholders. */
  between: readonly string[];
  /** Every connection of up to this many steps is found, if nothing cuts the search short. */
  steps: number;
  /** Hubs that may connect: their ids, or all of them. */
  hubs: readonly string[] | 'all';
  /** ISO day on which the relationships are believed current. */
  dates?: string;
  /** Minimum number of neighbours of a hub. */
  hubNeighbours?: number;
}

export type SearchLimits = Pick<WalkLimits, 'nodes' | 'calls'>;

/** Why entities within the steps were not asked for their networks. `connected`: it saved calls to stop there. */
export type CutReason = 'calls' | 'entities' | 'time' | 'service' | 'connected';

/** How complete a search was. */
export interface SearchCoverage {
  /** Entities whose networks are known. */
  asked: number;
  /** Entities within reach whose networks were not asked for, besides those that failed. */
  notAsked: number;
  because: CutReason;
  /** Entities within reach whose requests failed. */
  failed: readonly NotLoaded[];
  /** Neighbours that the register did not name, because an entity has too many. */
  beyond: number;
  /** Hubs in the way that connect nothing, the largest first: what lies behind them was not searched. */
  hubs: readonly Hub[];
  /** Entities on the paths whose networks are not known, so that they may be hubs. */
  unchecked: readonly string[];
}

/** Whether nothing within the steps was left out, so that "no connection" is certain. */
export const isComplete = ({ notAsked, failed, beyond, hubs }: SearchCoverage): boolean =>
  notAsked + failed.length + beyond + hubs.length === 0;

export interface ConnectionSearch extends ConnectionAnswers {
  /** Everything the search read. */
  model: NetworkModel;
  /** The entities by the ids that relationships use, without those that do not exist or may not be shown. */
  between: readonly string[];
  missing: readonly NotLoaded[];
  coverage: SearchCoverage;
  /** Ids of entities whose networks are known. */
  asked: ReadonlySet<string>;
  /** Calls that were spent. */
  spent: number;
}

/** From each end half of the way: each step of a path has an end that is at most so far from one of them. */
const depthOf = (steps: number): number => Math.ceil(steps / 2);

/** What a search has read so far. */
interface Reading {
  terms: ConnectionTerms;
  use: EdgeChoice;
  /** Neighbours of one entity that are followed, so that none uses up the limit of entities alone. */
  share: number;
  asked: Set<string>;
  /** Ids that the registry uses, by requested id. */
  knownAs: Map<string, string>;
  relationships: NetworkRelationship[];
  /** Hubs that connect nothing, each with its relationships. */
  hubs: Map<string, { hub: Hub; relationships: readonly NetworkRelationship[] }>;
  beyond: Map<string, number>;
  failed: Map<string, NotLoaded>;
  spent: number;
}

const startReading = (terms: ConnectionTerms, { nodes }: SearchLimits): Reading => ({
  terms,
  use: choiceOf({ entities: [], relationships: [], ...(terms.dates && { day: terms.dates }) }),
  share: Math.max(HUB_NEIGHBOURS, Math.floor(nodes / terms.between.length)),
  asked: new Set(),
  knownAs: new Map(),
  relationships: [],
  hubs: new Map(),
  beyond: new Map(),
  failed: new Map(),
  spent: 0,
});

const thresholdOf = ({ terms }: Reading): number => terms.hubNeighbours ?? HUB_NEIGHBOURS;

/** Whether an entity may connect others however many neighbours it has. */
function isAdmitted({ terms, knownAs }: Reading, id: string): boolean {
  const isEnd = terms.between.some((end) => end === id || knownAs.get(end) === id);
  return isEnd || terms.hubs === 'all' || terms.hubs.includes(id);
}

/** Records an answer, and returns the part of it that the walk follows: nothing behind a hub, and nothing that has ended. */
function read(reading: Reading, answer: WalkAnswer): WalkAnswer {
  if ('failure' in answer) return answer;
  const { relationships, beyond = 0 } = answer;
  const id = answer.as ?? selfIn(answer.id, relationships);
  reading.asked.add(id);
  reading.failed.delete(answer.id);
  reading.knownAs.set(answer.id, id);
  if (beyond > 0) reading.beyond.set(id, beyond);
  const graph = buildGraph({ entities: new Set([id]), relationships: relationships.map(parseRelationship) });
  const hub = hubsOf(graph, thresholdOf(reading)).get(nodeOf(graph, id));
  const rest = { ...answer, as: id, beyond: 0 };
  if (hub && !isAdmitted(reading, id)) {
    reading.hubs.set(id, { hub: { ...hub, neighbours: hub.neighbours + beyond }, relationships });
    return { ...rest, relationships: [] };
  }
  for (const relationship of relationships) reading.relationships.push(relationship);
  const used = relationships.filter((_, edge) => reading.use(graph, edge));
  return { ...rest, relationships: strongestOf(id, used, reading.share) };
}

/** As many neighbours as are read of one entity: twenty thousand would take a second. */
const MOST_READ = 1000;

/** Whether a walk goes on to these questions; some of them may cost calls. */
type GoesOn = (ids: readonly string[], isPaid: boolean) => Promise<boolean>;

/** A port that records its answers and follows no hub. */
function portFor(port: WalkPort, reading: Reading, goesOn: GoesOn = async () => true): WalkPort {
  return {
    ...port,
    async *ask(questions) {
      const isPaid = questions.some(({ calls }) => calls > 0);
      const ids = questions.map(({ id }) => id);
      if (port.metered && !(await goesOn(ids, isPaid))) return;
      const most = { neighbours: MOST_READ, direction: 'both' } as const;
      for await (const answer of port.ask(questions.map((question) => ({ ...question, most })))) {
        yield read(reading, answer);
      }
    },
  };
}

/** One walk of the search; returns why it ended. */
async function run(
  state: WalkState,
  limits: WalkLimits,
  port: WalkPort,
  reading: Reading,
  signal: AbortSignal,
): Promise<StopReason> {
  const calls = limits.calls === undefined ? {} : { calls: Math.max(0, limits.calls - reading.spent) };
  let because: StopReason = 'done';
  for await (const event of walk(state, { ...limits, ...calls }, port, signal)) {
    if (event.event === 'failed') {
      const { of: id, failure, last_word } = event;
      reading.failed.set(id, { id, failure, last_word });
    }
    if (event.event !== 'stopped') continue;
    because = event.because;
    reading.spent += event.progress.calls_spent;
  }
  return because;
}

/** The entities by the ids that relationships use, without those that do not exist or may not be shown. */
function presentEnds({ terms, knownAs, failed }: Reading): string[] {
  const present = terms.between.filter((id) => failed.get(id)?.last_word !== true);
  return [...new Set(present.map((id) => knownAs.get(id) ?? id))];
}

const NOTHING = modelOf({ root: '', entities: [], relationships: [], expanded: [] });

/** Relationships that are merged before other requests get their turn. */
const MERGED_AT_ONCE = 1000;

/** What was read, with those relationships of hubs that lead to other entities read. */
async function modelFrom({ relationships, hubs, asked }: Reading): Promise<NetworkModel> {
  let model = NOTHING;
  for (let start = 0; start < relationships.length; start += MERGED_AT_ONCE) {
    model = merge(model, relationships.slice(start, start + MERGED_AT_ONCE));
    await othersFirst();
  }
  const isKnown = (id: string): boolean => model.entities.has(id) || hubs.has(id);
  const between = [...hubs.values()].flatMap((one) =>
    one.relationships.filter((wire) => {
      const { parent, child } = parseRelationship(wire);
      return isKnown(parent) && isKnown(child);
    }),
  );
  return { ...merge(model, between), expanded: asked };
}

/** All hubs that connect nothing. */
function closedHubs(reading: Reading, { relationships }: NetworkModel): Map<string, Hub> {
  const known = hubsAmong([...relationships.values()], thresholdOf(reading), (id) => isAdmitted(reading, id));
  return new Map([...known, ...[...reading.hubs].map(([id, { hub }]) => [id, hub] as const)]);
}

async function answersFrom(reading: Reading): Promise<ConnectionAnswers & { model: NetworkModel }> {
  const model = await modelFrom(reading);
  const between = presentEnds(reading);
  if (between.length < 2) return { answers: [], ignored: [], model };
  const relationships = [...model.relationships.values()];
  const question = { relationships, between, use: reading.use, closed: closedHubs(reading, model) };
  await othersFirst();
  return { ...(await findConnections(question, () => othersFirst())), model };
}

/** Entities on the paths whose networks are not known: each may be a hub. */
function uncheckedOn({ answers }: ConnectionAnswers, reading: Reading): string[] {
  const steps = answers.flatMap(({ groups }) => groups.flatMap((group) => group.steps));
  const ids = new Set(steps.flatMap(({ from, to }) => [from, to]));
  return [...ids].filter((id) => isEntityPath(id) && !reading.asked.has(id) && !isAdmitted(reading, id));
}

/** Whether the shortest connection joins all. */
const joinsAll = ({ answers }: ConnectionAnswers): boolean => {
  const [first] = answers;
  return first !== undefined && first.groups.length === 1 && first.apart.length === 0;
};

/** Ends a walk where it would pay for the next level although everything is connected by the levels before. */
function endOnceConnected(state: WalkState, reading: Reading) {
  const stop = new AbortController();
  let [level, isConnected] = [0, false];
  const goesOn: GoesOn = async (ids, isPaid) => {
    const next = Math.max(...ids.map((id) => state.frontier.depthOf(id) ?? 0));
    if (next > level) isConnected ||= joinsAll(await answersFrom(reading));
    level = Math.max(level, next);
    if (isConnected && isPaid) stop.abort();
    return !stop.signal.aborted;
  };
  /** Whether more calls would change nothing; `found` after the walk. */
  const isEnough = (found: ConnectionAnswers): boolean => {
    const waiting = [...state.frontier.entries()].map(([, { depth }]) => depth);
    return stop.signal.aborted || (joinsAll(found) && (isConnected || level < Math.min(...waiting)));
  };
  return { signal: stop.signal, goesOn, isEnough };
}

const CUTS: Partial<Record<StopReason, CutReason>> = {
  budget: 'calls',
  cap: 'entities',
  failed: 'service',
  cancelled: 'time',
};

/** The ends, and entities nearer than `depth` steps to one of them, without what lies behind closed hubs. */
function withinReach(
  reading: Reading,
  { relationships }: NetworkModel,
  closed: ReadonlyMap<string, Hub>,
  depth: number,
) {
  const ends = presentEnds(reading);
  const graph = buildGraph({ entities: new Set(ends), relationships });
  const steps = new Map(ends.map((id) => [nodeOf(graph, id), 0]));
  const add = (edge: number, node: number, far: number) => {
    if (!steps.has(node) && reading.use(graph, edge)) steps.set(node, far);
  };
  // A map can grow while it is iterated, so it serves as the queue.
  for (const [node, far] of steps) {
    if (far >= depth - 1 || closed.has(graph.ids[node] ?? '')) continue;
    for (const edge of itemsOf(graph.owners, node)) add(edge, at(graph.from, edge), far + 1);
    for (const edge of itemsOf(graph.owned, node)) add(edge, at(graph.to, edge), far + 1);
  }
  return [...steps.keys()].map((node) => graph.ids[node] ?? '').filter(isEntityPath);
}

function coverageOf(
  reading: Reading,
  model: NetworkModel,
  because: CutReason,
  unchecked: readonly string[],
): SearchCoverage {
  const closed = closedHubs(reading, model);
  const reached = withinReach(reading, model, closed, depthOf(reading.terms.steps));
  const open = reached.filter((id) => !reading.asked.has(id));
  const failed = open.flatMap((id) => reading.failed.get(id) ?? []);
  const hubs = [...new Set([...reached, ...reading.hubs.keys()])].flatMap((id) => closed.get(id) ?? []);
  return {
    asked: reading.asked.size,
    notAsked: open.length - failed.length,
    because,
    failed,
    beyond: [...reading.beyond].reduce((sum, [id, count]) => sum + (closed.has(id) ? 0 : count), 0),
    hubs: hubs.toSorted((a, b) => b.neighbours - a.neighbours),
    unchecked,
  };
}

/** Asks for the networks of entities on the paths, until none of them can be a hub; returns those that stay unknown. */
async function checkPaths(reading: Reading, limits: SearchLimits, port: WalkPort, signal: AbortSignal) {
  for (;;) {
    const found = await answersFrom(reading);
    const unchecked = uncheckedOn(found, reading).filter((id) => !reading.failed.has(id));
    const [hubs, known] = [reading.hubs.size, reading.asked.size];
    if (unchecked.length > 0) {
      const { dates } = reading.terms;
      const state = beginWalk({ from: unchecked, direction: 'both', ...(dates && { dates }) });
      const alone = { ...limits, depth: 1, nodes: MAX_NODES };
      await run(state, alone, portFor(port, reading), reading, signal);
    }
    // Paths without a hub stay what they are, though more is known now.
    if (reading.hubs.size > hubs) continue;
    const model = reading.asked.size > known ? await modelFrom(reading) : found.model;
    return { found: { ...found, model }, unchecked: uncheckedOn(found, reading) };
  }
}

const stateOf = ({ between, dates }: ConnectionTerms): WalkState =>
  beginWalk({ from: between, direction: 'both', ...(dates && { dates }) });

/**
 * Searches the connections between some entities: level by level from all of them at once, half of the way from each,
 * without what lies behind hubs. Then asks for entities on the paths found, as each may be a hub. Where calls are
 * counted it stops at the first level on which everything is connected.
 */
export async function searchConnections(
  terms: ConnectionTerms,
  limits: SearchLimits,
  port: WalkPort,
  given: AbortSignal,
): Promise<ConnectionSearch> {
  const reading = startReading(terms, limits);
  const state = stateOf(terms);
  const end = endOnceConnected(state, reading);
  const signal = AbortSignal.any([given, end.signal]);
  const frugal = portFor(port, reading, end.goesOn);
  const because = await run(state, { ...limits, depth: depthOf(terms.steps) }, frugal, reading, signal);
  const { found, unchecked } = await checkPaths(reading, limits, port, given);
  const isEnough = (because === 'budget' || because === 'cancelled') && !given.aborted && end.isEnough(found);
  const cut = isEnough ? 'connected' : (CUTS[because] ?? 'entities');
  const between = presentEnds(reading);
  return {
    ...found,
    between,
    missing: [...reading.failed.values()].filter(({ id, last_word }) => last_word && terms.between.includes(id)),
    coverage: coverageOf(reading, found.model, cut, unchecked),
    asked: reading.asked,
    spent: reading.spent,
  };
}

/** Estimates the calls of a search, without spending any. */
export function priceConnections(terms: ConnectionTerms, limits: SearchLimits, port: WalkPort): Promise<WalkPrice> {
  const reading = startReading(terms, limits);
  return priceWalk(stateOf(terms), { ...limits, depth: depthOf(terms.steps) }, portFor(port, reading));
}

import type { FailureDetails } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price } from '@/lib/contract/quota';
import type { FailedEvent, FoundEvent, StopReason, WalkEvent, WalkProgress } from './events';
import { leadsFrom, learn, printWalk, selfIn, type WalkState } from './state';
import type { Direction, WalkLimits } from './terms';

/** Why a request for one entity's relationships failed. */
export interface WalkFailure extends FailureDetails {
  message: string;
}

export interface WalkQuestion {
  id: string;
  /** The most calls that the answer may cost; 0: only a free answer is wanted. */
  calls: number;
  /** Only the strongest neighbours are needed, of those in the direction; an answer may have more. */
  most?: { neighbours: number; direction: Direction };
}

/** `register`: our own · `call`, `kept`, `stale`: a remote service's, requested now or from a cache (`Facts`). */
export type AnsweredFrom = 'register' | 'call' | 'kept' | 'stale';

interface Answered {
  id: string;
  /** Calls that were spent. */
  cost: number;
}

interface Neighbourhood extends Answered {
  /** Everything known of the entity, in either direction. */
  relationships: readonly NetworkRelationship[];
  /** How many further neighbours there are, if only the strongest were wanted. */
  beyond?: number;
  from: AnsweredFrom;
  /** When the service returned it; ISO 8601. */
  at?: string;
  /** The id by which the entity is known, if the source reports another one. */
  as?: string;
}

interface Unanswered extends Answered {
  failure: WalkFailure;
}

export type WalkAnswer = Neighbourhood | Unanswered;

/** The data source of a walk. */
export interface WalkPort {
  /** Whether calls are counted; otherwise everything is free. */
  metered: boolean;
  /** How many questions are sent together. */
  atOnce: number;
  /** The current price of each, in the order of the ids. */
  price(ids: readonly string[]): Promise<Price[]>;
  /**
   * One answer per question, in the same order, as soon as it and those before it have arrived; never throws for a
   * failure.
   */
  ask(questions: readonly WalkQuestion[]): AsyncIterable<WalkAnswer>;
}

/** Permanent failures: asking again returns the same. */
const isLastWord = ({ reason }: WalkFailure): boolean => reason === 'not_found' || reason === 'redacted';

/** One run of a walk, from its beginning or from a saved state. */
interface Run {
  readonly state: WalkState;
  readonly limits: WalkLimits;
  readonly port: WalkPort;
  readonly signal?: AbortSignal;
  /** Entities that this run does not request again. */
  readonly passedOver: Set<string>;
  /** Entities whose cached reply had expired when requested. */
  readonly noLongerKept: Set<string>;
  /** Relationships already reported, as JSON: most are found from both ends. */
  readonly reported: Set<string>;
  /** Of the entity requested last. */
  depth: number;
  spent: number;
  cached: number;
  failuresInARow: number;
  /** Of all relationships that were reported, as JSON. */
  characters: number;
  /** Set when the whole run must stop. */
  end?: Ending;
}

interface Ending {
  because: StopReason;
  failure?: WalkFailure;
}

/** A failing service fails every request, and each try may cost a call. */
const MAX_CONSECUTIVE_FAILURES = 5;

function startRun(parts: Pick<Run, 'state' | 'limits' | 'port' | 'signal'>): Run {
  const fresh = { passedOver: new Set<string>(), noLongerKept: new Set<string>(), reported: new Set<string>() };
  return { ...parts, ...fresh, depth: 0, spent: 0, cached: 0, failuresInARow: 0, characters: 0 };
}

/** Calls that this run may still spend: none once the service, or the visitor's quota, allows no more. */
function callsLeft({ limits, spent, end }: Run): number {
  return end?.because === 'budget' ? 0 : (limits.calls ?? Number.POSITIVE_INFINITY) - spent;
}

function progressOf(run: Run): WalkProgress {
  const { state, limits, depth, cached, spent } = run;
  return {
    found: state.seen.size,
    asked: state.asked,
    waiting: state.frontier.waitingAbove(limits.depth),
    depth,
    cached,
    calls_spent: spent,
    ...(limits.calls !== undefined && { calls_left: callsLeft(run) }),
  };
}

/** Why the run ends before its next question; undefined if it goes on. */
function endingOf({ state, limits, signal, end, failuresInARow }: Run): Ending | undefined {
  if (signal?.aborted) return { because: 'cancelled' };
  if (end) return end;
  if (failuresInARow >= MAX_CONSECUTIVE_FAILURES) return { because: 'failed' };
  const isFull = state.seen.size >= limits.nodes && state.frontier.waitingAbove(limits.depth) > 0;
  return isFull ? { because: 'cap' } : undefined;
}

/** Why nothing is left to request, though no limit of calls or entities was reached. */
function endingOfAll({ state, passedOver }: Run): Ending {
  if (passedOver.size > 0) return { because: 'failed' };
  return { because: state.frontier.size > 0 ? 'depth' : 'done' };
}

/** A different statement about the same relationship counts as new. */
function isNewStatement(run: Run, wire: NetworkRelationship): boolean {
  const text = JSON.stringify(wire);
  if (run.reported.has(text)) return false;
  run.reported.add(text);
  run.characters += text.length;
  return true;
}

/** The relationships within the limit of entities, the strongest first, and the number of neighbours beyond it. */
function fitting(run: Run, self: string, { relationships, beyond: others = 0 }: Neighbourhood) {
  const { state, limits } = run;
  const known = new Set<string>([self]);
  const isKnown = (id: string): boolean => known.has(id) || state.seen.has(id);
  let room = limits.nodes - state.seen.size;
  const beyond = new Set<string>();
  const kept = new Set<NetworkRelationship>();
  for (const { id, wire } of leadsFrom(self, relationships, state.terms.direction)) {
    if (!isKnown(id) && room <= 0) {
      beyond.add(id);
      continue;
    }
    if (!isKnown(id)) room -= 1;
    known.add(id);
    kept.add(wire);
  }
  return { relationships: [...kept].filter((wire) => isNewStatement(run, wire)), beyond: beyond.size + others };
}

function recordFound(run: Run, answer: Neighbourhood, depth: number): FoundEvent {
  const { id: of, cost, from, at } = answer;
  const self = answer.as ?? selfIn(of, answer.relationships);
  const event: FoundEvent = {
    event: 'found',
    of,
    ...(self !== of && { as: self }),
    depth,
    from,
    ...(at !== undefined && { at }),
    cost,
    ...fitting(run, self, answer),
    progress: progressOf(run),
  };
  learn(run.state, event);
  run.failuresInARow = 0;
  if (run.characters > (run.limits.characters ?? Number.POSITIVE_INFINITY)) run.end ??= { because: 'size' };
  if (cost === 0 && (from === 'kept' || from === 'stale')) run.cached += 1;
  return { ...event, progress: progressOf(run) };
}

function recordFailure(run: Run, { id: of, cost, failure }: Unanswered, depth: number): FailedEvent {
  const last_word = isLastWord(failure);
  const event: FailedEvent = { event: 'failed', of, depth, cost, failure, last_word, progress: progressOf(run) };
  learn(run.state, event);
  run.failuresInARow = last_word ? 0 : run.failuresInARow + 1;
  if (!last_word) run.passedOver.add(of);
  return { ...event, progress: progressOf(run) };
}

/** Failures that affect every entity, not only this one. */
const endsAll = ({ failure }: Unanswered): boolean => failure.reason === 'allowance' || failure.reason === 'token';

/** The event for an answer. None if the entity simply remains in the frontier. */
function recordReply(run: Run, question: WalkQuestion, answer: WalkAnswer): FoundEvent | FailedEvent | undefined {
  const depth = run.state.frontier.depthOf(answer.id) ?? run.depth;
  run.depth = depth;
  run.spent += answer.cost;
  if (!('failure' in answer)) return recordFound(run, answer, depth);
  const { failure } = answer;
  if (endsAll(answer)) {
    run.state.spent += answer.cost;
    run.end = { because: failure.reason === 'allowance' ? 'budget' : 'failed', failure };
    return undefined;
  }
  if (question.calls === 0 && run.port.metered && !isLastWord(failure)) {
    run.noLongerKept.add(answer.id);
    return undefined;
  }
  return recordFailure(run, answer, depth);
}

/** A question to a busy service is tried three times at most, and each try is a call. */
const MAX_CALLS_PER_QUESTION = 3;

/** Which of these cost a call; empty if calls are not counted. */
async function paidIds({ port, noLongerKept }: Run, ids: readonly string[]): Promise<Set<string>> {
  if (!port.metered) return new Set();
  const prices = await port.price(ids);
  return new Set(ids.filter((id, at) => prices[at] !== 'kept' || noLongerKept.has(id)));
}

/**
 * The questions within the budget: all free ones, and as many others as the calls allow, even with the maximum of
 * retries. So no run ever exceeds its budget.
 */
async function affordable(run: Run, ids: readonly string[]): Promise<WalkQuestion[]> {
  const payers = await paidIds(run, ids);
  const count = Math.min(payers.size, callsLeft(run));
  const each = count > 0 ? Math.min(MAX_CALLS_PER_QUESTION, Math.floor(callsLeft(run) / count)) : 0;
  const affordedPayers = new Set([...payers].slice(0, count));
  return ids.flatMap((id) => {
    if (!payers.has(id)) return [{ id, calls: 0 }];
    return affordedPayers.has(id) ? [{ id, calls: each }] : [];
  });
}

type ReplyEvent = FoundEvent | FailedEvent;

const batchesOf = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Answers in the order of the questions, so that timing never matters. */
async function* put(run: Run, questions: readonly WalkQuestion[]): AsyncGenerator<ReplyEvent> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for await (const answer of run.port.ask(questions)) {
    const question = byId.get(answer.id);
    const event = question && recordReply(run, question, answer);
    if (event) yield event;
    if (run.signal?.aborted) return;
    // What else was asked for comes again if the walk goes on; of a service it has its price by now.
    if (run.end?.because === 'size' && !run.port.metered) return;
  }
}

/**
 * As many neighbours as there is room for. Later on, weaker ones may lead to entities that are known by then, and are
 * needed for that.
 */
function mostOf({ state, limits }: Run, questions: readonly WalkQuestion[]): Pick<WalkQuestion, 'most'> {
  const isFirst = questions.length === 1 && state.seen.size === 1;
  return isFirst ? { most: { neighbours: limits.nodes, direction: state.terms.direction } } : {};
}

/** Requests the entities of one level, within the budget; returns how many were requested. */
async function* walkLevel(run: Run, level: readonly string[]): AsyncGenerator<ReplyEvent, number> {
  let asked = 0;
  for (const batch of batchesOf(level, run.port.atOnce)) {
    if (endingOf(run)) return asked;
    const questions = await affordable(run, batch).then((all) => all.map((one) => ({ ...one, ...mostOf(run, all) })));
    asked += questions.length;
    yield* put(run, questions);
  }
  return asked;
}

/**
 * Level by level; the next one starts only when this one is complete, so that a resumed walk finds the same as an
 * uninterrupted one. If a level exceeds the budget, its cached replies are still used.
 */
async function* walkLevels(run: Run, isPaidLater: boolean): AsyncGenerator<ReplyEvent, Ending> {
  for (;;) {
    const ending = endingOf(run);
    if (ending) return ending;
    const level = run.state.frontier.nextLevel(run.limits.depth, run.passedOver);
    if (level.length === 0) return endingOfAll(run);
    const asked = yield* walkLevel(run, level);
    if (asked > 0) continue;
    if (!isPaidLater) return endingOf(run) ?? { because: 'budget' };
    for (const id of level) run.passedOver.add(id);
  }
}

/**
 * Follows ownership from the state on, breadth first and the strongest first, and updates the state. Each entity is
 * requested once, even in loops. The last event is always `stopped`, with the state to resume from. After an abort
 * pending replies are ignored, but the source may cache them.
 */
export async function* walk(
  state: WalkState,
  limits: WalkLimits,
  port: WalkPort,
  signal?: AbortSignal,
): AsyncGenerator<WalkEvent, void> {
  const run = startRun({ state, limits, port, signal });
  yield { event: 'begun', terms: state.terms, limits, metered: port.metered, progress: progressOf(run) };
  const ending = yield* walkLevels(run, false);
  yield { event: 'stopped', ...ending, progress: progressOf(run), state: printWalk(state) };
}

/** The estimated price of a walk. */
export interface WalkPrice {
  /** Whether calls are counted; otherwise all numbers are 0. */
  metered: boolean;
  /** Calls to the end of the walk, without a budget. */
  calls: number;
  /** True if `calls` is an estimate, because entities not requested yet have unknown neighbours. */
  about: boolean;
  /** Entities whose relationships are cached, and therefore free. */
  cached: number;
}

/**
 * The default estimate: most companies have one or two owners and few holdings. The first level is not representative,
 * since users start from heads of groups.
 */
const DEFAULT_NEW_NEIGHBOURS = 2;
/** Fewer answers are too few for an estimate. */
const MIN_ANSWERS = 3;

/** Mean number of new neighbours per cached entity. */
function meanNewNeighbours({ state, cached }: Run): number {
  if (cached < MIN_ANSWERS) return DEFAULT_NEW_NEIGHBOURS;
  return (state.seen.size - state.terms.from.length) / cached;
}

/** Calls for an entity and everything behind it within `levels`: 1 + b + b² + … */
function callsBehind(levels: number, newNeighbours: number): number {
  return Array.from({ length: levels }, (_, level) => newNeighbours ** level).reduce((sum, calls) => sum + calls, 0);
}

function estimate(run: Run): Omit<WalkPrice, 'metered'> {
  const { state, limits, passedOver, cached } = run;
  const left = [...passedOver].map((id) => limits.depth - (state.frontier.depthOf(id) ?? 0));
  const each = meanNewNeighbours(run);
  const calls = left.reduce((sum, levels) => sum + callsBehind(levels, each), 0);
  // Only entities that were found can be requested.
  const most = Math.max(left.length, limits.nodes - cached);
  return { calls: Math.round(Math.min(calls, most)), about: left.some((levels) => levels > 1), cached };
}

/**
 * Estimates the price by a walk over cached replies. Spends nothing. It changes the state, so pass a copy. Does nothing
 * if calls are not counted.
 */
export async function priceWalk(state: WalkState, limits: WalkLimits, port: WalkPort): Promise<WalkPrice> {
  const { metered } = port;
  if (!metered) return { metered, calls: 0, about: false, cached: 0 };
  const run = startRun({ state, limits: { ...limits, calls: 0 }, port });
  const walked = walkLevels(run, true);
  while (!(await walked.next()).done);
  return { metered, ...estimate(run) };
}

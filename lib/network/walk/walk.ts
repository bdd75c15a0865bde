import type { FailureDetails } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Price } from '@/lib/contract/quota';
import type { FailedEvent, FoundEvent, StopReason, WalkEvent, WalkProgress } from './events';
import { leadsFrom, learn, printWalk, selfIn, type WalkState } from './state';
import type { WalkLimits } from './terms';

/** Why the relationships of one entity could not be had. */
export interface WalkFailure extends FailureDetails {
  message: string;
}

export interface WalkQuestion {
  id: string;
  /** The most calls that the answer may cost; 0: it is wanted only where it costs none. */
  calls: number;
}

/** `register`: our own · `call`, `kept`, `stale`: a remote service's, asked now or from a copy (`Facts`). */
export type AnsweredFrom = 'register' | 'call' | 'kept' | 'stale';

interface Answered {
  id: string;
  /** Calls that were spent. */
  cost: number;
}

interface Neighbourhood extends Answered {
  /** Everything known of the entity, in either direction. */
  relationships: readonly NetworkRelationship[];
  from: AnsweredFrom;
  /** When the service said so; ISO 8601. */
  at?: string;
  /** The id under which the entity is known, where the source can tell that it is another. */
  as?: string;
}

interface Unanswered extends Answered {
  failure: WalkFailure;
}

export type WalkAnswer = Neighbourhood | Unanswered;

/** All that a walk needs of the world. */
export interface WalkPort {
  /** Whether calls are counted; where they are not, nothing has a price. */
  metered: boolean;
  /** How many questions are put together. */
  atOnce: number;
  /** What each would cost now, in the order asked. */
  price(ids: readonly string[]): Promise<Price[]>;
  /** One answer for each question, in the order asked, each as soon as it and those before it are there; never throws for a failure. */
  ask(questions: readonly WalkQuestion[]): AsyncIterable<WalkAnswer>;
}

/** The register has said its last word: asking again brings the same. */
const isLastWord = ({ reason }: WalkFailure): boolean => reason === 'not_found' || reason === 'redacted';

/** One run of a walk, from its beginning or from a state to where it stops. */
interface Run {
  readonly state: WalkState;
  readonly limits: WalkLimits;
  readonly port: WalkPort;
  readonly signal?: AbortSignal;
  /** Entities that this run does not ask about again. */
  readonly passedOver: Set<string>;
  /** Whose copy was gone when it was asked for. */
  readonly noLongerKept: Set<string>;
  /** Relationships that were told, word for word: most are met from both ends. */
  readonly told: Set<string>;
  /** Of the entity asked about last. */
  depth: number;
  spent: number;
  cached: number;
  failuresInARow: number;
  /** What makes the whole stop. */
  end?: Ending;
}

interface Ending {
  because: StopReason;
  failure?: WalkFailure;
}

/** A service in trouble fails everybody alike, and each try may cost a call. */
const MOST_FAILURES_IN_A_ROW = 5;

function startRun(parts: Pick<Run, 'state' | 'limits' | 'port' | 'signal'>): Run {
  const fresh = { passedOver: new Set<string>(), noLongerKept: new Set<string>(), told: new Set<string>() };
  return { ...parts, ...fresh, depth: 0, spent: 0, cached: 0, failuresInARow: 0 };
}

/** Calls that this run may still spend: none once the service, or the visitor's share, allows no more. */
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

/** Why the run ends before its next question, whatever waits; undefined where it goes on. */
function endingOf({ state, limits, signal, end, failuresInARow }: Run): Ending | undefined {
  if (signal?.aborted) return { because: 'cancelled' };
  if (end) return end;
  if (failuresInARow >= MOST_FAILURES_IN_A_ROW) return { because: 'failed' };
  const isFull = state.seen.size >= limits.nodes && state.frontier.waitingAbove(limits.depth) > 0;
  return isFull ? { because: 'cap' } : undefined;
}

/** Why there is nothing to ask about, though no limit of calls or entities stopped it. */
function endingOfAll({ state, passedOver }: Run): Ending {
  if (passedOver.size > 0) return { because: 'failed' };
  return { because: state.frontier.size > 0 ? 'depth' : 'done' };
}

/** A source that says something else of the same relationship is heard. */
function isNews({ told }: Run, wire: NetworkRelationship): boolean {
  const text = JSON.stringify(wire);
  const isNew = !told.has(text);
  told.add(text);
  return isNew;
}

/** The relationships that fit under the limit of entities, the strongest first, and how many neighbours do not. */
function fitting(run: Run, self: string, { relationships }: Neighbourhood) {
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
  return { relationships: [...kept].filter((wire) => isNews(run, wire)), beyond: beyond.size };
}

function takeFound(run: Run, answer: Neighbourhood, depth: number): FoundEvent {
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
  if (cost === 0 && (from === 'kept' || from === 'stale')) run.cached += 1;
  return { ...event, progress: progressOf(run) };
}

function takeFailure(run: Run, { id: of, cost, failure }: Unanswered, depth: number): FailedEvent {
  const last_word = isLastWord(failure);
  const event: FailedEvent = { event: 'failed', of, depth, cost, failure, last_word, progress: progressOf(run) };
  learn(run.state, event);
  run.failuresInARow = last_word ? 0 : run.failuresInARow + 1;
  if (!last_word) run.passedOver.add(of);
  return { ...event, progress: progressOf(run) };
}

/** Such a failure is nobody's in particular: none of the others could be asked about either. */
const endsAll = ({ failure }: Unanswered): boolean => failure.reason === 'allowance' || failure.reason === 'token';

/** What an answer means for the run. Nothing is told where the entity simply goes on waiting. */
function downloadReply(run: Run, question: WalkQuestion, answer: WalkAnswer): FoundEvent | FailedEvent | undefined {
  const depth = run.state.frontier.depthOf(answer.id) ?? run.depth;
  run.depth = depth;
  run.spent += answer.cost;
  if (!('failure' in answer)) return takeFound(run, answer, depth);
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
  return takeFailure(run, answer, depth);
}

/** A question to a service that is busy is put three times at most, and each time is a call. */
const MOST_CALLS = 3;

/** Which of these cost a call; none where calls are not counted. */
async function payersAmong({ port, noLongerKept }: Run, ids: readonly string[]): Promise<Set<string>> {
  if (!port.metered) return new Set();
  const prices = await port.price(ids);
  return new Set(ids.filter((id, at) => prices[at] !== 'kept' || noLongerKept.has(id)));
}

/**
 * The questions that may be put: those that cost nothing, and of the others as many as there are calls for, even if all are
 * put again as often as they may be. So no run ever spends more than it was given.
 */
async function affordable(run: Run, ids: readonly string[]): Promise<WalkQuestion[]> {
  const payers = await payersAmong(run, ids);
  const count = Math.min(payers.size, callsLeft(run));
  const each = count > 0 ? Math.min(MOST_CALLS, Math.floor(callsLeft(run) / count)) : 0;
  const affordedPayers = new Set([...payers].slice(0, count));
  return ids.flatMap((id) => {
    if (!payers.has(id)) return [{ id, calls: 0 }];
    return affordedPayers.has(id) ? [{ id, calls: each }] : [];
  });
}

type Heard = FoundEvent | FailedEvent;

const batchesOf = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Answers in the order in which they were asked for, whichever is there first: so timing decides nothing. */
async function* put(run: Run, questions: readonly WalkQuestion[]): AsyncGenerator<Heard> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for await (const answer of run.port.ask(questions)) {
    const question = byId.get(answer.id);
    const heard = question && downloadReply(run, question, answer);
    if (heard) yield heard;
    if (run.signal?.aborted) return;
  }
}

/** Asks about the entities of one level, as far as there are calls for; returns how many were asked about. */
async function* walkLevel(run: Run, level: readonly string[]): AsyncGenerator<Heard, number> {
  let asked = 0;
  for (const batch of batchesOf(level, run.port.atOnce)) {
    if (endingOf(run)) return asked;
    const questions = await affordable(run, batch);
    asked += questions.length;
    yield* put(run, questions);
  }
  return asked;
}

/**
 * One level after the other, and the next only once nothing of this one is left, so that a walk that is resumed finds what
 * one that was never interrupted finds. Of a level that cannot be paid for, what is kept is had all the same.
 */
async function* walkLevels(run: Run, isPaidLater: boolean): AsyncGenerator<Heard, Ending> {
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
 * Follows who owns whom from the state on, breadth first and the strongest first, and changes the state as it goes. Each
 * entity is asked about once, however often a loop leads back to it. The last event is always `stopped`, with the state
 * to resume from; what was asked for when the signal came is not waited for again, but its source may keep it.
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

/** What a walk would cost, told before it is begun. */
export interface WalkPrice {
  /** Whether calls are counted; where they are not, all numbers are 0. */
  metered: boolean;
  /** Calls to the end of the walk, whatever may be spent. */
  calls: number;
  /** `calls` is an estimate, as nobody knows how many neighbours those have who were not asked about. */
  about: boolean;
  /** Entities whose relationships are kept, so that they cost nothing. */
  cached: number;
}

/**
 * Where nothing of the network is known: most companies have one owner or two and few holdings, and the first level is no
 * good measure, since people look at heads of groups.
 */
const USUAL_NEW_NEIGHBOURS = 2;
/** One answer says little of the next. */
const ENOUGH_ANSWERS = 3;

/** New neighbours of an entity, in the mean of those that were kept. */
function usualNewNeighbours({ state, cached }: Run): number {
  if (cached < ENOUGH_ANSWERS) return USUAL_NEW_NEIGHBOURS;
  return (state.seen.size - state.terms.from.length) / cached;
}

/** Calls for an entity and all that lies behind it, so many levels of questions in all: 1 + b + b² + … */
function callsBehind(levels: number, newNeighbours: number): number {
  return Array.from({ length: levels }, (_, level) => newNeighbours ** level).reduce((sum, calls) => sum + calls, 0);
}

function estimate(run: Run): Omit<WalkPrice, 'metered'> {
  const { state, limits, passedOver, cached } = run;
  const left = [...passedOver].map((id) => limits.depth - (state.frontier.depthOf(id) ?? 0));
  const each = usualNewNeighbours(run);
  const calls = left.reduce((sum, levels) => sum + callsBehind(levels, each), 0);
  // Nothing is asked about that was not found.
  const most = Math.max(left.length, limits.nodes - cached);
  return { calls: Math.round(Math.min(calls, most)), about: left.some((levels) => levels > 1), cached };
}

/**
 * Walks through what is kept and counts what is not. Spends nothing. It changes the state, so that one needs a state of
 * its own for it. Where calls are not counted it does nothing, as nothing has a price.
 */
export async function priceWalk(state: WalkState, limits: WalkLimits, port: WalkPort): Promise<WalkPrice> {
  const { metered } = port;
  if (!metered) return { metered, calls: 0, about: false, cached: 0 };
  const run = startRun({ state, limits: { ...limits, calls: 0 }, port });
  const walked = walkLevels(run, true);
  while (!(await walked.next()).done);
  return { metered, ...estimate(run) };
}

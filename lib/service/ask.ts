import { z } from 'zod';
import type { EndpointName } from '@/lib/contract/endpoints';
import { REASONS } from '@/lib/contract/errors';
import type { UpstreamWatch } from '@/lib/registry/metrics';
import type { Visitor } from '@/lib/registry/request';
import { isErrorNamed } from '@/lib/shared/errors';
import { type Outcome, outcomeName } from './answer';
import type { CachedReply, ReplyCache } from './cache/open-cache';
import {
  type ClassifiedReply,
  createClassifier,
  type ErrorReply,
  isLastWord,
  notSent,
  type Patience,
  type TokenHold,
  withRetries,
} from './failure';
import type { CallQuota, Purpose, TakenCall } from './quota/quota';
import type { Turns } from './redis-turns';
import type { AllowedRequest, Sender, UpstreamRequest } from './send';

/** Runs one task per key at a time; callers with the same key share its result. */
interface SingleFlight<T> {
  run(key: string, work: () => Promise<T>): { result: Promise<T>; joined: boolean };
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const flying = flights.get(key);
      if (flying) return { result: flying, joined: true };
      const result = work().finally(() => flights.delete(key));
      flights.set(key, result);
      return { result, joined: false };
    },
  };
}

export interface ServiceRequest {
  allowed: AllowedRequest;
  key: string;
  kept?: CachedReply;
  visitor?: Visitor;
  purpose: Purpose;
  id?: string;
  /** The most calls it may cost. */
  calls?: number;
}

/** A new reply, the confirmed copy, or the reason why there is neither. */
type Fetched = Exclude<CallResult, { kind: 'confirmed' }>;

/** `joined`: another caller's call was shared. */
export type Fetch = (serviceRequest: ServiceRequest) => Promise<{ fetched: Fetched; joined: boolean }>;

interface FetchParts {
  cache: ReplyCache;
  flights: SingleFlight<Fetched>;
  /** Of explorers that share a Redis. */
  turns?: Turns;
  ask(question: Question): Promise<CallResult>;
  now: () => number;
}

/** To ask again for a copy this young would spend a call for nothing. */
export const JUST_ASKED_MS = 30_000;

/** If the shared call was refused because of its own visitor, those who joined it send their own. */
const wasNotSent = (fetched: Fetched): boolean => fetched.kind === 'failed' && fetched.cost === 0 && !fetched.isLeft;

const failureSchema = z.object({
  status: z.number(),
  body: z.object({
    error: z.object({ message: z.string(), reason: z.enum(REASONS).optional(), retry_at: z.string().optional() }),
  }),
});

/** The failure that another explorer left. */
function failureIn(text: string | undefined): ErrorReply | undefined {
  try {
    return text === undefined ? undefined : failureSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A reply that cost nothing came by the call of another request. */
const isOfAnother = (fetched: Fetched): boolean =>
  fetched.kind === 'failed' ? fetched.isLeft === true : fetched.cost === 0;

/** Asks the service, one call at a time for the same request, and caches the reply. */
export function createFetch({ cache, flights, turns, ask, now }: FetchParts): Fetch {
  /** Caches an answer like "not found" for a short time; other failures are never cached. */
  async function saveRefusal({ key, allowed }: ServiceRequest, fetched: Fetched): Promise<void> {
    if (fetched.kind !== 'failed' || !isLastWord(fetched.error)) return;
    await cache.put(key, { status: fetched.error.status, body: fetched.error.body, at: now() }, allowed.endpoint);
  }

  /** The copy of a call that ended between this request's own look into the cache and now. */
  async function findNewCopy({ key, kept }: ServiceRequest): Promise<CachedReply | undefined> {
    const copy = await cache.get(key);
    const isNew = copy !== undefined && copy.at > (kept?.at ?? 0) && now() - copy.at <= JUST_ASKED_MS;
    return isNew ? copy : undefined;
  }

  async function askOnce(serviceRequest: ServiceRequest): Promise<Fetched> {
    const { allowed, key, kept, visitor, purpose, id, calls } = serviceRequest;
    const { endpoint } = allowed;
    const copy = await findNewCopy(serviceRequest);
    if (copy) return { kind: 'facts', reply: copy, cost: 0 };
    const etag = kept?.status === 200 ? kept.etag : undefined;
    const fetched = await ask({ endpoint, request: allowed, purpose, visitor, etag, id, calls });
    if (fetched.kind === 'confirmed') {
      await cache.confirm(key, fetched.at);
      // Only a copy with an ETag is revalidated, so there is one.
      return { kind: 'facts', reply: { status: 200, body: null, ...kept, at: fetched.at }, cost: fetched.cost };
    }
    if (fetched.kind === 'facts') await cache.put(key, fetched.reply, endpoint);
    else await saveRefusal(serviceRequest, fetched);
    return fetched;
  }

  /** One explorer after the other: those who waited find the copy, or the failure that the one before them left. */
  async function run(serviceRequest: ServiceRequest): Promise<Fetched> {
    const turn = await turns?.take(serviceRequest.key);
    if (!turn) return askOnce(serviceRequest);
    let left: string | null | undefined = null;
    try {
      const former = failureIn(turn.former);
      if (former) {
        // It was new once, and is not passed on for ever.
        left = undefined;
        return { kind: 'failed', error: former, cost: 0, isLeft: true };
      }
      const fetched = await askOnce(serviceRequest);
      if (fetched.kind === 'failed' && !wasNotSent(fetched)) left = JSON.stringify(fetched.error);
      return fetched;
    } finally {
      await turn.end(left);
    }
  }

  return async (serviceRequest) => {
    const { result, joined } = flights.run(serviceRequest.key, () => run(serviceRequest));
    const fetched = await result;
    if (!joined || !wasNotSent(fetched)) return { fetched, joined: joined || isOfAnother(fetched) };
    const own = flights.run(serviceRequest.key, () => run(serviceRequest));
    const again = await own.result;
    return { fetched: again, joined: own.joined || isOfAnother(again) };
  };
}

interface Place {
  purpose: Purpose;
  /** The name under which the visitor's calls are counted. */
  visitor: string;
  /** Ends the wait, with its reason as the error; work that has started continues. */
  signal?: AbortSignal;
}

interface Queue {
  /** Runs the work in its turn and returns its result; rejects at once with `QueueFullError` if the queue is full. */
  run<T>(place: Place, work: () => Promise<T>): Promise<T>;
  /** The number waiting, without those running. */
  waiting(): number;
}

export class QueueFullError extends Error {
  constructor(longest: number) {
    super(`${longest} requests wait for the remote service already.`);
    this.name = 'QueueFullError';
  }
}

const isQueueFullError = (error: unknown): error is QueueFullError => isErrorNamed(error, 'QueueFullError');

/** Priority: a waiting visitor, then the renewal of a copy, then a prefetch. */
const ORDER: readonly Purpose[] = ['person', 'revalidate', 'prefetch'];

type Begin = () => void;

/**
 * The queue. Visitors take turns, in the order of the `Map`: one whose turn is over moves to the end, so that a hundred
 * requests of one visitor do not delay another's.
 */
class WaitingList {
  readonly #lines = new Map<Purpose, Map<string, Begin[]>>(ORDER.map((purpose) => [purpose, new Map()]));
  size = 0;

  /** Resolves when its turn comes; rejects with the signal's reason if it aborts first. */
  wait({ purpose, visitor, signal }: Place): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(purpose, visitor, begin);
        reject(signal?.reason);
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      const line = this.#lines.get(purpose);
      line?.set(visitor, [...(line.get(visitor) ?? []), begin]);
      this.size += 1;
    });
  }

  /** Starts the next turn; false if none is waiting. */
  beginNext(): boolean {
    for (const line of this.#lines.values()) {
      for (const [visitor, [first, ...others]] of line) {
        line.delete(visitor);
        if (others.length > 0) line.set(visitor, others);
        this.size -= 1;
        first?.();
        return true;
      }
    }
    return false;
  }

  #remove(purpose: Purpose, visitor: string, begin: Begin): void {
    const line = this.#lines.get(purpose);
    const others = (line?.get(visitor) ?? []).filter((other) => other !== begin);
    if (others.length === 0) line?.delete(visitor);
    else line?.set(visitor, others);
    this.size -= 1;
  }
}

/**
 * Limits the requests to the service that run at a time. Visitors come before renewals, and renewals before prefetches;
 * within each, visitors take turns. `longest`: how many may wait.
 */
export function createQueue({ concurrency = 4, longest = 200 } = {}): Queue {
  const list = new WaitingList();
  let running = 0;
  return {
    async run(place, work) {
      place.signal?.throwIfAborted();
      if (running >= concurrency && list.size >= longest) throw new QueueFullError(longest);
      if (running < concurrency) running += 1;
      else await list.wait(place);
      try {
        return await work();
      } finally {
        // The place passes directly to the next in the queue, so that no new request can take it.
        if (!list.beginNext()) running -= 1;
      }
    },
    waiting: () => list.size,
  };
}

/** Failures in a row that open the circuit. */
const FAILURES_TO_OPEN = 5;
/** The first pause, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type CircuitState = 'closed' | 'open' | 'half_open';

export interface Circuit {
  /** Whether a call may be made; if not, when one may. In a half-open circuit only one call is admitted. */
  admit(): { admitted: true } | { admitted: false; retryAt: number };
  /** The service answered, with any status. */
  answered(): void;
  /** The service did not answer, or not as a service does. */
  failed(): void;
  /** The admitted call was not made. */
  withdrawn(): void;
  state(): { state: CircuitState; retryAt?: number };
}

/**
 * A circuit breaker: while a service is down it is not called, so that visitors see the failure at once and it can
 * recover. After a pause one call is admitted, and its success closes the circuit.
 */
export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let pauses = 0;
  let openUntil: number | undefined;
  let trying = false;

  const state = (): CircuitState => {
    if (openUntil === undefined) return 'closed';
    return now() < openUntil ? 'open' : 'half_open';
  };
  const open = (): void => {
    openUntil = now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses);
    pauses += 1;
  };

  return {
    admit() {
      const at = state();
      if (at === 'closed') return { admitted: true };
      if (at === 'open' || trying) return { admitted: false, retryAt: Math.max(openUntil ?? 0, now() + 1000) };
      trying = true;
      return { admitted: true };
    },
    answered() {
      failures = 0;
      pauses = 0;
      openUntil = undefined;
      trying = false;
    },
    failed() {
      failures += 1;
      if (trying || failures === FAILURES_TO_OPEN) open();
      trying = false;
    },
    withdrawn() {
      trying = false;
    },
    state: () => ({ state: state(), retryAt: openUntil }),
  };
}

interface AskParts {
  send: Sender;
  circuit: Circuit;
  queue: Queue;
  callQuota: CallQuota;
  tokenHold: TokenHold;
  watch: UpstreamWatch;
  hasToken: boolean;
  /** The body in the interface's form, or undefined if it cannot be adapted. */
  adapt(endpoint: EndpointName, body: Record<string, unknown>): Record<string, unknown> | undefined;
  /** Checked by asking the service, because a 403 does not say its reason. */
  callsAreLeft(): Promise<boolean>;
  patience: Patience;
}

interface Question {
  endpoint: EndpointName;
  request: UpstreamRequest;
  purpose: Purpose;
  visitor?: Visitor;
  /** ETag of the cached copy. */
  etag?: string;
  id?: string;
  /** The most calls it may cost. */
  calls?: number;
}

/** The result of a question; `cost` is the number of calls spent, with retries. */
export type CallResult = { cost: number } & (
  | { kind: 'facts'; reply: CachedReply }
  /** The cached copy is still valid; `at` in milliseconds since 1970. */
  | { kind: 'confirmed'; at: number }
  /** `isLeft`: by the call of another explorer. */
  | { kind: 'failed'; error: ErrorReply; isLeft?: boolean }
);

type Admission = { taken: TakenCall } | { refused: ErrorReply };

/** Whether the service itself answered, even with an error; a bare 503 comes from a proxy whose service is down. */
function isSound(outcome: Outcome): boolean {
  if ('failure' in outcome) return false;
  const { status, body } = outcome.answer;
  return status < 500 || (status === 503 && body !== undefined);
}

/**
 * One question to the service: through queue, circuit and quota, with retries if they can help. Never throws for a
 * failure of the service.
 */
export function createAsk(parts: AskParts): (question: Question) => Promise<CallResult> {
  const { send, circuit, queue, callQuota, tokenHold, watch, patience } = parts;
  const classify = createClassifier(parts);

  async function admit({ purpose, visitor }: Question): Promise<Admission> {
    const heldUntil = tokenHold.until();
    if (heldUntil !== undefined) return { refused: notSent('token', { retryAt: heldUntil }) };
    const gate = circuit.admit();
    if (!gate.admitted) return { refused: notSent('paused', { retryAt: gate.retryAt }) };
    const taken = await callQuota.take({ visitor, purpose });
    if (taken.ok) return { taken };
    circuit.withdrawn();
    return { refused: notSent('spent', taken) };
  }

  async function exchange(question: Question, attempt: number): Promise<Outcome> {
    const { endpoint, id, request, etag } = question;
    const started = patience.now();
    const outcome = await send(request, { etag });
    const bytes = 'answer' in outcome ? outcome.answer.bytes : 0;
    watch.sent({ endpoint, outcome: outcomeName(outcome), ms: patience.now() - started, bytes, attempt, id });
    if (isSound(outcome)) circuit.answered();
    else circuit.failed();
    return outcome;
  }

  /** The calls an outcome cost: none if the request was never sent. */
  async function count(outcome: Outcome, taken: TakenCall, endpoint: EndpointName): Promise<number> {
    if ('failure' in outcome && outcome.failure === 'down') {
      await callQuota.giveBack(taken);
      return 0;
    }
    callQuota.note(endpoint, 'call');
    return 1;
  }

  async function putOnce(question: Question, attempt: number): Promise<ClassifiedReply & { cost: number }> {
    const admission = await admit(question);
    if ('refused' in admission) {
      return { verdict: { kind: 'failed', error: admission.refused }, advice: { again: false }, cost: 0 };
    }
    const outcome = await exchange(question, attempt);
    const cost = await count(outcome, admission.taken, question.endpoint);
    return { ...(await classify(outcome, question.endpoint)), cost };
  }

  async function put(question: Question): Promise<CallResult> {
    let cost = 0;
    const { verdict } = await withRetries(
      async (attempt) => {
        const classifiedReply = await putOnce(question, attempt);
        cost += classifiedReply.cost;
        return classifiedReply;
      },
      ({ advice }) => advice,
      { ...patience, attempts: Math.min(patience.attempts, question.calls ?? patience.attempts) },
    );
    return { ...verdict, cost };
  }

  return async (question) => {
    const { purpose, visitor } = question;
    const signal = AbortSignal.timeout(patience.budgetMs);
    try {
      return await queue.run({ purpose, visitor: visitor?.name ?? 'unknown', signal }, () => put(question));
    } catch (error) {
      if (!isQueueFullError(error) && error !== signal.reason) throw error;
      return { kind: 'failed', error: notSent('crowd'), cost: 0 };
    }
  };
}

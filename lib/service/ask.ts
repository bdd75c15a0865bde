import type { EndpointName } from '@/lib/contract/endpoints';
import type { UpstreamWatch } from '@/lib/registry/metrics';
import type { Visitor } from '@/lib/registry/request';
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
import type { AllowedRequest, Sender, UpstreamRequest } from './send';

/** One piece of work per key at a time: whoever asks for the same meanwhile waits for it with the first. */
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

/** What was fetched: new facts, or the copy that still holds, or why there are none. */
type Fetched = Exclude<Asked, { kind: 'confirmed' }>;

/** `joined`: the call was another's. */
export type Fetch = (serviceRequest: ServiceRequest) => Promise<{ asked: Fetched; joined: boolean }>;

interface FetchParts {
  cache: ReplyCache;
  flights: SingleFlight<Fetched>;
  ask(question: Question): Promise<Asked>;
  now: () => number;
}

/** Calls are short: whoever joined one that was refused for its own visitor asks for themselves. */
const wasNotSent = (asked: Fetched): boolean => asked.kind === 'failed' && asked.cost === 0;

/** Asks the service, one call for all who want the same at a time, and keeps what it says. */
export function createFetch({ cache, flights, ask, now }: FetchParts): Fetch {
  /** What the register says of a record is kept briefly; other failures never. */
  function saveRefusal({ key, allowed }: ServiceRequest, asked: Fetched): void {
    if (asked.kind !== 'failed' || !isLastWord(asked.error)) return;
    cache.put(key, { status: asked.error.status, body: asked.error.body, at: now() }, allowed.endpoint);
  }

  async function run(serviceRequest: ServiceRequest): Promise<Fetched> {
    const { allowed, key, kept, visitor, purpose, id, calls } = serviceRequest;
    const { endpoint } = allowed;
    const etag = kept?.status === 200 ? kept.etag : undefined;
    const asked = await ask({ endpoint, request: allowed, purpose, visitor, etag, id, calls });
    if (asked.kind === 'confirmed') {
      cache.confirm(key, asked.at);
      // Only a copy with an ETag is asked about, so there is one.
      return { kind: 'facts', reply: { status: 200, body: null, ...kept, at: asked.at }, cost: asked.cost };
    }
    if (asked.kind === 'facts') cache.put(key, asked.reply, endpoint);
    else saveRefusal(serviceRequest, asked);
    return asked;
  }

  return async (serviceRequest) => {
    const { result, joined } = flights.run(serviceRequest.key, () => run(serviceRequest));
    const asked = await result;
    if (!joined || !wasNotSent(asked)) return { asked, joined };
    const own = flights.run(serviceRequest.key, () => run(serviceRequest));
    return { asked: await own.result, joined: own.joined };
  };
}

interface Place {
  purpose: Purpose;
  /** Under which name the visitor's calls are counted. */
  visitor: string;
  /** Ends the wait, with its reason as the error; work that has begun goes on. */
  signal?: AbortSignal;
}

interface Queue {
  /** Does the work in its turn and gives what it gives; rejects with `QueueFullError` at once where too many wait. */
  run<T>(place: Place, work: () => Promise<T>): Promise<T>;
  /** How many wait, those at work not counted. */
  waiting(): number;
}

export class QueueFullError extends Error {
  constructor(longest: number) {
    super(`${longest} requests wait for the remote service already.`);
    this.name = 'QueueFullError';
  }
}

/** Who comes first: somebody who waits, then a copy to be renewed, then what nobody has asked for. */
const ORDER: readonly Purpose[] = ['person', 'revalidate', 'prefetch'];

type Begin = () => void;

/**
 * Who waits. A `Map` has the visitors in the order of their turns: who has had one goes to the end, so that a hundred
 * requests of one visitor do not hold up the one of another.
 */
class WaitingList {
  readonly #lines = new Map<Purpose, Map<string, Begin[]>>(ORDER.map((purpose) => [purpose, new Map()]));
  size = 0;

  /** Resolves when its turn comes; rejects with the signal's reason where the signal comes first. */
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

  /** Begins the next one's turn; false where nobody waits. */
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
 * Requests to the service, so many at a time: a person's before a renewal before a prefetch, and among equals the
 * visitors take turns. `longest`: how many may wait.
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
        // Whoever is next has this place at once: nobody can come between.
        if (!list.beginNext()) running -= 1;
      }
    },
    waiting: () => list.size,
  };
}

/** After so many failures in a row nothing is asked for a while. */
const FAILURES_TO_OPEN = 5;
/** The first pause, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type CircuitState = 'closed' | 'open' | 'half_open';

export interface Circuit {
  /** Whether a call may be made; where not, when one may. In a half-open circuit one caller tries for all. */
  admit(): { admitted: true } | { admitted: false; retryAt: number };
  /** The service answered, whatever it said. */
  answered(): void;
  /** It did not, or not as a service does. */
  failed(): void;
  /** The call that was admitted was never made. */
  withdrawn(): void;
  state(): { state: CircuitState; retryAt?: number };
}

/**
 * Keeps from asking a service that is down, so that people hear of it at once and it can recover. Closes by itself: after
 * a pause one call tries, and its success closes the circuit.
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
  /** The body as the interface has it, or undefined for nonsense. */
  adapt(endpoint: EndpointName, body: Record<string, unknown>): Record<string, unknown> | undefined;
  /** Asked of the service itself, as a 403 does not say what it is for. */
  callsAreLeft(): Promise<boolean>;
  patience: Patience;
}

interface Question {
  endpoint: EndpointName;
  request: UpstreamRequest;
  purpose: Purpose;
  visitor?: Visitor;
  /** Of the copy that is kept. */
  etag?: string;
  id?: string;
  /** The most calls it may cost. */
  calls?: number;
}

/** What came of a question; `cost` is the calls it spent, retries among them. */
export type Asked = { cost: number } & (
  | { kind: 'facts'; reply: CachedReply }
  /** The copy that is kept still holds; milliseconds since 1970. */
  | { kind: 'confirmed'; at: number }
  | { kind: 'failed'; error: ErrorReply }
);

type Admission = { taken: TakenCall } | { refused: ErrorReply };

/** A service that answers as one does, even if only to say no; a bare 503 is a machine in front of one that is down. */
function isSound(outcome: Outcome): boolean {
  if ('failure' in outcome) return false;
  const { status, body } = outcome.answer;
  return status < 500 || (status === 503 && body !== undefined);
}

/**
 * One question to the service: in its turn, let through by the circuit, taken from the allowance, and put again where
 * that helps. Never throws for anything the service does.
 */
export function createAsk(parts: AskParts): (question: Question) => Promise<Asked> {
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

  /** The calls an outcome cost: none where the request never went out. */
  function count(outcome: Outcome, taken: TakenCall, endpoint: EndpointName): number {
    if ('failure' in outcome && outcome.failure === 'down') {
      callQuota.giveBack(taken);
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
    const cost = count(outcome, admission.taken, question.endpoint);
    return { ...(await classify(outcome, question.endpoint)), cost };
  }

  async function put(question: Question): Promise<Asked> {
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
      if (!(error instanceof QueueFullError) && error !== signal.reason) throw error;
      return { kind: 'failed', error: notSent('crowd'), cost: 0 };
    }
  };
}

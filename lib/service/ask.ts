import type { EndpointName } from '@/lib/contract/endpoints';
import type { UpstreamWatch } from '@/lib/registry/monitoring/watch';
import type { Visitor } from '@/lib/registry/request';
import type { UpstreamRequest } from './address';
import { type Outcome, outcomeName } from './answer';
import type { KeptReply } from './cache/cache';
import type { Circuit } from './circuit';
import type { ErrorReply } from './failure';
import { createJudge, type Judged } from './judge';
import type { Ledger, Purpose, TakenCall } from './ledger/ledger';
import { notSent } from './not-sent';
import { type Queue, QueueFullError } from './queue';
import { type Patience, withRetries } from './retry';
import type { Sender } from './send';
import type { TokenHold } from './token-hold';

export interface AskParts {
  send: Sender;
  circuit: Circuit;
  queue: Queue;
  ledger: Ledger;
  tokenHold: TokenHold;
  watch: UpstreamWatch;
  hasToken: boolean;
  /** The body as the interface has it, or undefined for nonsense. */
  adapt(endpoint: EndpointName, body: Record<string, unknown>): Record<string, unknown> | undefined;
  /** Asked of the service itself, as a 403 does not say what it is for. */
  callsAreLeft(): Promise<boolean>;
  patience: Patience;
}

export interface Question {
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
  | { kind: 'facts'; reply: KeptReply }
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
  const { send, circuit, queue, ledger, tokenHold, watch, patience } = parts;
  const judge = createJudge(parts);

  async function admit({ purpose, visitor }: Question): Promise<Admission> {
    const heldUntil = tokenHold.until();
    if (heldUntil !== undefined) return { refused: notSent('token', { retryAt: heldUntil }) };
    const gate = circuit.admit();
    if (!gate.admitted) return { refused: notSent('paused', { retryAt: gate.retryAt }) };
    const taken = await ledger.take({ visitor, purpose });
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
      ledger.giveBack(taken);
      return 0;
    }
    ledger.note(endpoint, 'call');
    return 1;
  }

  async function putOnce(question: Question, attempt: number): Promise<Judged & { cost: number }> {
    const admission = await admit(question);
    if ('refused' in admission) {
      return { verdict: { kind: 'failed', error: admission.refused }, advice: { again: false }, cost: 0 };
    }
    const outcome = await exchange(question, attempt);
    const cost = count(outcome, admission.taken, question.endpoint);
    return { ...(await judge(outcome, question.endpoint)), cost };
  }

  async function put(question: Question): Promise<Asked> {
    let cost = 0;
    const { verdict } = await withRetries(
      async (attempt) => {
        const judged = await putOnce(question, attempt);
        cost += judged.cost;
        return judged;
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

import type { Figures, FiguresAsk } from '../figures';
import type { FindingTasks } from '../findings/finders';
import type { Places } from '../layout/graph';
import type { LayoutAsk } from '../layout/layouts';

/** The worker's tasks and their answers. To add one: a row here and its function in `tasks.ts`. */
export interface Tasks extends FindingTasks {
  layout: { ask: LayoutAsk; answer: Places };
  figures: { ask: FiguresAsk; answer: Figures };
}

export type TaskKind = keyof Tasks;

/** One question to the worker; its answer has the same number. */
export type Request = { [K in TaskKind]: { number: number; kind: K; ask: Tasks[K]['ask'] } }[TaskKind];

/** The answer or the error. */
export type Reply = { number: number; answer: Tasks[TaskKind]['answer'] } | { number: number; failed: string };

/** Answers a question about a network; rejects if it fails. */
export type Ask = <K extends TaskKind>(kind: K, ask: Tasks[K]['ask']) => Promise<Tasks[K]['answer']>;

interface Waiting {
  resolve(answer: never): void;
  reject(reason: Error): void;
  /** Runs the task on this thread. */
  here(): void;
}

/** Layouts have their own worker, so that they never wait for slow questions. */
type Lane = 'layout' | 'questions';
const laneOf = (kind: TaskKind): Lane => (kind === 'layout' ? 'layout' : 'questions');

const waiting = new Map<number, Waiting>();
const workers = new Map<Lane, Worker>();
let unavailable = false;
let asked = 0;

/** Runs in a worker; on this thread if workers are unavailable or the worker is lost. */
export const askWorker: Ask = (kind, ask) => {
  const hired = hire(laneOf(kind));
  if (!hired) return askHere(kind, ask);
  return new Promise((resolve, reject) => {
    const number = asked++;
    const here = () => askHere(kind, ask).then(resolve, reject);
    waiting.set(number, { resolve, reject, here });
    hired.postMessage({ number, kind, ask });
  });
};

/** Loaded on demand: with a worker this thread never needs the functions. */
export const askHere: Ask = async (kind, ask) => (await import('./tasks')).TASKS[kind](ask);

function hire(lane: Lane): Worker | undefined {
  const hired = workers.get(lane);
  if (hired || unavailable || typeof Worker === 'undefined') return hired;
  try {
    const worker = new Worker(new URL('./network-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data));
    worker.addEventListener('error', lose);
    workers.set(lane, worker);
  } catch {
    unavailable = true;
  }
  return workers.get(lane);
}

function settle(reply: Reply): void {
  const asker = waiting.get(reply.number);
  waiting.delete(reply.number);
  if ('failed' in reply) asker?.reject(new Error(reply.failed));
  // The number belongs to this question, so the answer has its type.
  else asker?.resolve(reply.answer as never);
}

/** Pending questions are answered on this thread. */
function lose(): void {
  unavailable = true;
  for (const worker of workers.values()) worker.terminate();
  workers.clear();
  const left = [...waiting.values()];
  waiting.clear();
  for (const { here } of left) here();
}

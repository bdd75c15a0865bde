import type { FindingTasks } from '../findings/finding-tasks';
import type { Places } from '../layout/graph';
import type { LayoutAsk } from '../layout/layouts';

/** What can be asked of the worker, and what it answers: a new kind is a row here and its function in `tasks.ts`. */
export interface Tasks extends FindingTasks {
  layout: { ask: LayoutAsk; answer: Places };
}

export type TaskKind = keyof Tasks;

/** One question to the worker; the number comes back with its answer. */
export type Request = { [K in TaskKind]: { number: number; kind: K; ask: Tasks[K]['ask'] } }[TaskKind];

/** The answer, or why there is none. */
export type Reply = { number: number; answer: Tasks[TaskKind]['answer'] } | { number: number; failed: string };

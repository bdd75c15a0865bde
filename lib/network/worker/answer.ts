import type { Reply, Request, TaskKind, Tasks } from './ask';
import { TASKS } from './tasks';

/** Never throws: the reply contains the error. */
export function answerTo({ number, kind, ask }: Request): Reply {
  try {
    return { number, answer: run(kind, ask) };
  } catch (error) {
    return { number, failed: String(error) };
  }
}

const run = <K extends TaskKind>(kind: K, ask: Tasks[K]['ask']): Tasks[K]['answer'] => TASKS[kind](ask);

import PQueue from 'p-queue';
import type { Purpose } from './ledger/ledger';
import { type Turn, Turns } from './turns';

export interface Place {
  purpose: Purpose;
  /** Under which name the visitor's calls are counted. */
  visitor: string;
  /** Ends the wait, with its reason as the error; work that has begun goes on. */
  signal?: AbortSignal;
}

export interface Queue {
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

/** A signal that ends only the wait: p-queue would give the place of work away that was aborted and still runs. */
function endOfWait(signal: AbortSignal | undefined): { signal: AbortSignal; began(): void } {
  const wait = new AbortController();
  const leave = (): void => wait.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  return { signal: wait.signal, began: () => signal?.removeEventListener('abort', leave) };
}

/**
 * Requests to the service, so many at a time: a person's before a renewal before a prefetch, and among equals the
 * visitors take turns. `longest`: how many may wait.
 */
export function createQueue({ concurrency = 4, longest = 200 } = {}): Queue {
  const queue = new PQueue<Turns, Turn>({ concurrency, queueClass: Turns });
  return {
    async run(place, work) {
      if (queue.pending >= concurrency && queue.size >= longest) throw new QueueFullError(longest);
      const wait = endOfWait(place.signal);
      const begin = (): ReturnType<typeof work> => {
        wait.began();
        return work();
      };
      return queue.add(begin, { purpose: place.purpose, visitor: place.visitor, signal: wait.signal });
    },
    waiting: () => queue.size,
  };
}

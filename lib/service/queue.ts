import type { Purpose } from './ledger/ledger';

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

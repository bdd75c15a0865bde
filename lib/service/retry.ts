export interface Patience {
  /** All attempts and the waits between them end within this. */
  budgetMs: number;
  /** Attempts, the first included. */
  attempts: number;
  now: () => number;
  /** From 0 to 1; that not all who were turned away come back at once. */
  random: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** The first wait is somewhere up to this; each further one up to twice as long. */
const FIRST_WAIT_MS = 400;

/** What a result says of trying again: not at all, after as long as we like, or not before the service's own time. */
export type Advice = { again: false } | { again: true; notBeforeMs?: number };

/**
 * Tries until a result is one to keep, the attempts are used, or waiting would pass the budget; the last result is
 * returned then. `work` is told which attempt it is, from 1.
 */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  adviceOn: (result: T) => Advice,
  { budgetMs, attempts, now, random, sleep }: Patience,
): Promise<T> {
  const deadline = now() + budgetMs;
  for (let attempt = 1; ; attempt++) {
    const result = await work(attempt);
    const advice = adviceOn(result);
    if (!advice.again || attempt >= attempts) return result;
    const wait = (advice.notBeforeMs ?? 0) + random() * FIRST_WAIT_MS * 2 ** (attempt - 1);
    if (now() + wait >= deadline) return result;
    await sleep(wait);
  }
}

export interface TimeLimit {
  signal: AbortSignal;
  /** The work is done: nothing waits for the end any more. */
  end(): void;
}

/**
 * A signal that ends work after `ms`, or when the caller's own signal does. `AbortSignal.any` over a timeout would be
 * shorter, but Node 20 may collect the timeout while it is waited for.
 */
export function startTimeLimit(ms: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, ms);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

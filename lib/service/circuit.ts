/** After so many failures in a row nothing is asked for a while. */
const FAILURES_TO_OPEN = 5;
/** The first pause, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export type CircuitState = 'closed' | 'open' | 'half_open';

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

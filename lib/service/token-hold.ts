/** A token that was refused is not shown again at once: services shut out who insists. */
const PAUSE_MS = 60_000;

export interface TokenHold {
  refused(): void;
  /** Until when the token is not shown; undefined where it may be. */
  until(): number | undefined;
}

export function createTokenHold(now: () => number): TokenHold {
  let end = 0;
  return {
    refused() {
      end = now() + PAUSE_MS;
    },
    until: () => (now() < end ? end : undefined),
  };
}

/** One piece of work per key at a time: whoever asks for the same meanwhile waits for it with the first. */
export interface SingleFlight<T> {
  run(key: string, work: () => Promise<T>): { result: Promise<T>; joined: boolean };
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const flying = flights.get(key);
      if (flying) return { result: flying, joined: true };
      const result = work().finally(() => flights.delete(key));
      flights.set(key, result);
      return { result, joined: false };
    },
  };
}

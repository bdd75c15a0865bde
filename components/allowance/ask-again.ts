/**
 * A question whose answer must be younger than whatever made somebody want it: wanted while it is under way, it is
 * asked once more after its answer, which may have been given before. `ask` never fails.
 */
export function createAskAgain(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  let isWanted = false;
  async function run(): Promise<void> {
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await ask();
    }
    isAsking = false;
  }
  return () => {
    isWanted = true;
    if (!isAsking) void run();
  };
}

/** What is cold is so only once: of so many browsers the one in the middle counts, or the first where it takes long. */
const BROWSERS = 3;
/** Milliseconds. */
const LONG = 5_000;

/** The run in the middle by the time it took, of those that did not break down; undefined where all did. */
export async function middleOf<T extends { took: number }>(run: () => Promise<T | undefined>): Promise<T | undefined> {
  const runs: T[] = [];
  for (let left = BROWSERS; left > 0 && (runs[0]?.took ?? 0) < LONG; left--) {
    const one = await run();
    if (one) runs.push(one);
  }
  return runs.toSorted((a, b) => a.took - b.took)[runs.length >> 1];
}

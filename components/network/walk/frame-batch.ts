/** Collects what comes and gives it on once before each picture of the screen, so that a hundred lines are one change. */
export function createFrameBatch<T>(give: (batch: T[]) => void) {
  let waiting: T[] = [];
  let frame: number | undefined;

  function flush(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) give(batch);
  }

  function add(one: T): void {
    waiting.push(one);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      flush();
    });
  }

  return { add, flush };
}

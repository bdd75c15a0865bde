/** Median of several runs, in milliseconds, after one warm-up run. */
export function medianMs(run: () => unknown, runs = 15): number {
  run();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

/** The same for asynchronous work. */
export async function medianMsOf(run: () => Promise<unknown>, runs = 15): Promise<number> {
  await run();
  const times: number[] = [];
  for (let left = runs; left > 0; left--) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

export interface Comparison {
  work: string;
  ours: number;
  beside: number;
}

const ms = (time: number): string => `${time < 1 ? time.toFixed(2) : time.toFixed(1)} ms`;

/** One line each: ours, the comparison, and the ratio, which varies less between machines than the times. */
export function printComparisons(title: string, beside: string, comparisons: Comparison[]): void {
  console.log(`\n${title}\n${''.padEnd(44)}${'ours'.padStart(12)}${beside.padStart(22)}${'ratio'.padStart(10)}`);
  for (const { work, ours, beside: other } of comparisons) {
    const ratio = `${(other / ours).toFixed(1)}×`;
    console.log(`${work.padEnd(44)}${ms(ours).padStart(12)}${ms(other).padStart(22)}${ratio.padStart(10)}`);
  }
}

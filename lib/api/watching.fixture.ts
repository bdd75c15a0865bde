import { createLogger } from '@/lib/registry/logger';
import { createMetrics } from '@/lib/registry/metrics';

/** A log in memory, separate metrics, and a clock that tests set. */
export function watchingTrial() {
  const lines: Record<string, unknown>[] = [];
  const time = { ms: 1000 };
  const write = (line: string): void => {
    lines.push(JSON.parse(line));
  };
  const log = createLogger({ level: 'debug', redact: (line) => line, write });
  const metrics = createMetrics();
  /** Lines of the metrics that start with this name, without comments. */
  const printed = async (name: string): Promise<string[]> =>
    (await metrics.print()).split('\n').filter((line) => line.startsWith(name));
  return { lines, time, log, metrics, printed };
}

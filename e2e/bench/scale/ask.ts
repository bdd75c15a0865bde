import { Agent, request } from 'node:http';

/** One question in one of its variants. */
export interface Request {
  path: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  body: Buffer;
  ms: number;
}

/** A client with open connections, as a program or a proxy keeps them. */
export interface Client {
  /** Rejects if the connection breaks. */
  ask(asked: Request): Promise<Reply>;
  close(): void;
}

/** More than any request takes that is not lost. */
const GIVE_UP_MS = 120_000;

export function createClient(origin: string): Client {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const ask = ({ path, headers }: Request) =>
    new Promise<Reply>((resolve, reject) => {
      const start = performance.now();
      const asked = request({ agent, hostname, port, path, headers, timeout: GIVE_UP_MS }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks), ms: performance.now() - start }),
        );
      });
      asked.on('timeout', () => asked.destroy(new Error(`No reply to ${path} in ${GIVE_UP_MS / 1000} s.`)));
      asked.on('error', reject);
      asked.end();
    });
  return { ask, close: () => agent.destroy() };
}

/** Times of one question, in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
  worst: number;
  count: number;
}

/** The nearest-rank percentile of sorted times. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    worst: percentile(sorted, 1),
    count: sorted.length,
  };
}

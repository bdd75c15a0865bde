import { Counter, collectDefaultMetrics, Histogram, Registry as MetricRegistry } from 'prom-client';
import { type ObservedParts, registerGauges } from './gauges';

/** In seconds; our own register answers in milliseconds. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds; a remote service may take as long as the longest timeout. */
const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export interface Metrics {
  request(seen: { door: string; endpoint: string; status: number; ms: number }): void;
  upstreamCall(call: { endpoint: string; outcome: string; ms: number }): void;
  upstreamReply(reply: { endpoint: string; how: string }): void;
  /** From where the values of the moment are read; the last ones given count. */
  observe(parts: ObservedParts): void;
  /** Everything, in the text format of Prometheus. */
  print(): Promise<string>;
  /** Media type of what is printed. */
  readonly type: string;
}

const KNOWN_STATUSES = new Set([200, 304, 400, 401, 402, 403, 404, 405, 414, 429, 500, 502, 503, 504]);

/** A service can answer with any number; each new label is a series that is kept for ever. */
function boundedOutcome(outcome: string): string {
  if (!/^\d+$/.test(outcome) || KNOWN_STATUSES.has(Number(outcome))) return outcome;
  return /^[1-5]\d\d$/.test(outcome) ? `${outcome.charAt(0)}xx` : 'other';
}

function countersIn(register: MetricRegistry) {
  const counter = (name: string, help: string, labelNames: string[]): Counter =>
    new Counter({ name, help, labelNames, registers: [register] });
  return {
    requests: counter('firmament_requests_total', 'Requests answered, by the way they came.', [
      'door',
      'endpoint',
      'status',
    ]),
    calls: counter('firmament_upstream_calls_total', 'Calls made to the service.', ['endpoint', 'outcome']),
    replies: counter('firmament_upstream_replies_total', 'Replies given, by where they came from.', [
      'endpoint',
      'how',
    ]),
  };
}

function histogramsIn(register: MetricRegistry) {
  const registers = [register];
  return {
    requestSeconds: new Histogram({
      name: 'firmament_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['door'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    callSeconds: new Histogram({
      name: 'firmament_upstream_call_duration_seconds',
      help: 'Time of a call to the service, its body included.',
      buckets: CALL_BUCKETS,
      registers,
    }),
  };
}

/** Counts and times, for Prometheus. Every label is one of few words: never a path or a value of a visitor's. */
export function createMetrics(): Metrics {
  const register = new MetricRegistry();
  const { requests, calls, replies } = countersIn(register);
  const { requestSeconds, callSeconds } = histogramsIn(register);
  let observed: ObservedParts | undefined;
  registerGauges(register, () => observed);
  collectDefaultMetrics({ register });
  return {
    request({ door, endpoint, status, ms }) {
      requests.inc({ door, endpoint, status });
      requestSeconds.observe({ door }, ms / 1000);
    },
    upstreamCall({ endpoint, outcome, ms }) {
      calls.inc({ endpoint, outcome: boundedOutcome(outcome) });
      callSeconds.observe(ms / 1000);
    },
    upstreamReply: ({ endpoint, how }) => replies.inc({ endpoint, how }),
    observe(parts) {
      observed = parts;
    },
    print: () => register.metrics(),
    type: register.contentType,
  };
}

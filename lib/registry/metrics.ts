import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as MetricRegistry } from 'prom-client';
import { ENDPOINTS, type EndpointName, matchPath } from '@/lib/contract/endpoints';
import { ERROR_STATUS, type Reason } from '@/lib/contract/errors';
import { EXTENSION_PARAMETERS, LIST_FILTERS_BY_NAME } from '@/lib/contract/extensions';
import type { QuotaStatus } from '@/lib/contract/quota';
import type { Logger } from './logger';
import type { Facts, RegistryReply } from './request';

/** Origin of a request: `pages` are rendered by this server; the others come over HTTP. */
export type RouteName = 'pages' | 'program' | 'browser' | 'suggest' | 'meter' | 'walk' | 'entities' | 'match';

export interface AskedRequest {
  door: RouteName;
  /** Of the interface, percent-encoded. */
  path: string;
  params: URLSearchParams;
  id?: string;
}

export interface GivenAnswer {
  status: number;
  /** Bytes sent. */
  bytes?: number;
  facts?: Facts;
}

export interface RequestWatch {
  /** Called when a request begins; call the returned function once, with the reply. */
  asked(request: AskedRequest): (answer: GivenAnswer) => void;
  /** Called for unexpected errors. */
  failed(error: unknown, id?: string): void;
}

/** Parameters of all endpoints, which are not in their table: our extensions, and those of the routes. */
const COMMON_PARAMETERS: ReadonlySet<string> = new Set([...EXTENSION_PARAMETERS, 'api_token', 'format', 'callback']);

/**
 * Only names that the interface declares. Values are not logged, as they are often names of persons, and unknown names
 * may be such values.
 */
function knownNames(endpoint: EndpointName | undefined, params: URLSearchParams): string[] {
  const declared: object = endpoint ? ENDPOINTS[endpoint].parameters : {};
  const filters: readonly string[] = (endpoint && LIST_FILTERS_BY_NAME[endpoint]) ?? [];
  return [...new Set(params.keys())].filter(
    (name) => Object.hasOwn(declared, name) || filters.includes(name) || COMMON_PARAMETERS.has(name),
  );
}

/** Logs the path of known endpoints only: an unknown path may contain anything. */
function loggedFields({ door, path, params, id }: AskedRequest) {
  const endpoint = matchPath(path)?.name;
  const shown = endpoint && path;
  return { door, endpoint: endpoint ?? 'unknown', path: shown, parameters: knownNames(endpoint, params), request: id };
}

/** Logs each request when it is answered, and counts it. `now` is in milliseconds. */
export function createRequestWatch(log: Logger, metrics: Metrics, now: () => number): RequestWatch {
  return {
    asked(request) {
      const started = now();
      return ({ status, bytes, facts }) => {
        const ms = now() - started;
        const { endpoint, ...others } = loggedFields(request);
        metrics.request({ door: request.door, endpoint, status, ms });
        const served = facts && { served: facts.from, cost: facts.cost };
        log.info('Answered', { endpoint, ...others, status, ms: Math.round(ms), bytes, ...served });
      };
    },
    failed: (error, id) => log.error('A request failed by a defect', { request: id, error }),
  };
}

/** Calls the registry for a page and records the request. Exceptions are reported by the page's error handling. */
export async function watched(
  watch: RequestWatch,
  request: AskedRequest,
  ask: () => Promise<RegistryReply>,
): Promise<RegistryReply> {
  const answered = watch.asked(request);
  try {
    const reply = await ask();
    answered(reply);
    return reply;
  } catch (error) {
    answered({ status: ERROR_STATUS.internal_error });
    throw error;
  }
}

/** Without a log: unexpected errors go to the console. */
export const UNWATCHED: RequestWatch = {
  asked: () => () => undefined,
  failed: (error, id) => console.error(`Request ${id ?? 'without an id'} failed:`, error),
};

export type Served = 'kept' | 'stale' | 'call' | 'joined' | 'refused' | 'failed';

/**
 * Records the work of the remote source. No path and no value of a visitor is recorded: the request id identifies the
 * request.
 */
export interface UpstreamWatch {
  /** One call to the service. `outcome` is the status, or the kind of failure; `attempt` counts from 1. */
  sent(call: {
    endpoint: EndpointName;
    outcome: string;
    ms: number;
    bytes: number;
    attempt: number;
    id?: string;
  }): void;
  /** One reply to a caller, and its origin. */
  served(reply: { endpoint: EndpointName; how: Served; reason?: Reason; id?: string }): void;
  warned(message: string, details?: object): void;
  /** Sets the parts of the source that the gauges read. */
  observe(parts: ObservedParts): void;
}

const isBad = (how: Served): boolean => how === 'refused' || how === 'failed';

/** Logs and counts calls and replies. */
export function createUpstreamWatch(log: Logger, metrics: Metrics): UpstreamWatch {
  return {
    sent({ id, ...call }) {
      metrics.upstreamCall(call);
      log.info('The service was asked', { ...call, ms: Math.round(call.ms), request: id });
    },
    served({ id, ...reply }) {
      metrics.upstreamReply(reply);
      if (isBad(reply.how)) log.warn('The service gave no answer', { ...reply, request: id });
      else log.debug('An answer was given', { ...reply, request: id });
    },
    warned: (message, details) => log.warn(message, details),
    observe: (parts) => metrics.observe(parts),
  };
}

/** The parts of the remote source that are read on each request for metrics. Nothing polls, and no call is spent. */
export interface ObservedParts {
  callQuota: { standing(): Promise<Pick<QuotaStatus, 'left' | 'limits'>> };
  circuit: { state(): { state: string } };
  queue: { waiting(): number };
  cache: { size(): Promise<{ count: number; bytes: number }> };
}

/** The reads of the embedded register in one lane of threads. */
export interface LaneLoad {
  lane: string;
  waiting: number;
  running: number;
  /** Since the start: not answered in time. */
  refused: number;
}

/** The requests of one kind (lib/api/load). */
export interface RequestLoad {
  kind: string;
  running: number;
  waiting: number;
  /** Begun, and only waiting for their clients. */
  resting: number;
  /** Since the start, by reason. */
  refused: Readonly<Record<string, number>>;
}

interface Sample {
  value: number;
  labels?: Record<string, string>;
}

type Read = (parts: ObservedParts) => Sample[] | Promise<Sample[]>;

const windows = ({ today, this_month }: QuotaStatus['left']): Sample[] => [
  { value: today, labels: { window: 'day' } },
  { value: this_month, labels: { window: 'month' } },
];

const GAUGES: { name: string; help: string; labelNames?: string[]; read: Read }[] = [
  {
    name: 'firmament_upstream_allowance_left',
    help: 'Calls that are left at the service.',
    labelNames: ['window'],
    read: async ({ callQuota }) => windows((await callQuota.standing()).left),
  },
  {
    name: 'firmament_upstream_allowance_limit',
    help: 'Calls that the service allows.',
    labelNames: ['window'],
    read: async ({ callQuota }) => windows((await callQuota.standing()).limits),
  },
  {
    name: 'firmament_upstream_circuit_open',
    help: '1 while the service is left alone because it failed.',
    read: ({ circuit }) => [{ value: circuit.state().state === 'open' ? 1 : 0 }],
  },
  {
    name: 'firmament_upstream_queue_waiting',
    help: 'Calls that wait for their turn.',
    read: ({ queue }) => [{ value: queue.waiting() }],
  },
  {
    name: 'firmament_cache_replies',
    help: 'Replies that are kept.',
    read: async ({ cache }) => [{ value: (await cache.size()).count }],
  },
  {
    name: 'firmament_cache_bytes',
    help: 'Bytes of the replies that are kept.',
    read: async ({ cache }) => [{ value: (await cache.size()).bytes }],
  },
];

/** A value that cannot be read is left out, so that the other metrics are still reported. */
async function samplesOf(read: Read, parts: ObservedParts | undefined): Promise<Sample[]> {
  try {
    return parts ? await read(parts) : [];
  } catch {
    return [];
  }
}

/** Registers the gauges; they have values once `observed` returns the parts of a remote source. */
function registerGauges(register: MetricRegistry, observed: () => ObservedParts | undefined): void {
  for (const { name, help, labelNames = [], read } of GAUGES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const samples = await samplesOf(read, observed());
        gauge.reset();
        // After a reset a gauge without labels reports zero, which would be wrong.
        if (labelNames.length === 0) gauge.remove();
        for (const { labels = {}, value } of samples) gauge.set(labels, value);
      },
    });
  }
}

/** Registers the metrics of the reader threads; they have values once `loads` returns those of an embedded register. */
function registerLanes(register: MetricRegistry, loads: () => LaneLoad[]): void {
  const [registers, labelNames] = [[register], ['lane']];
  const gauge = (name: string, help: string, read: (load: LaneLoad) => number): Gauge =>
    new Gauge({
      ...{ name, help, labelNames, registers },
      collect() {
        for (const load of loads()) this.set({ lane: load.lane }, read(load));
      },
    });
  gauge('firmament_reads_waiting', 'Reads of the register that wait for a thread.', ({ waiting }) => waiting);
  gauge('firmament_reads_running', 'Reads of the register in threads.', ({ running }) => running);
  new Counter({
    ...{ name: 'firmament_reads_refused_total', labelNames, registers },
    help: 'Reads of the register that were refused because they took too long.',
    collect() {
      this.reset();
      for (const { lane, refused } of loads()) this.inc({ lane }, refused);
    },
  });
}

/** Registers the metrics of the load; they have values once `loads` returns some. */
function registerLoad(register: MetricRegistry, loads: () => RequestLoad[]): void {
  const registers = [register];
  const gauge = (state: 'running' | 'waiting' | 'resting', help: string): Gauge =>
    new Gauge({
      ...{ name: `firmament_requests_${state}`, help, labelNames: ['kind'], registers },
      collect() {
        for (const { kind, [state]: value } of loads()) this.set({ kind }, value);
      },
    });
  gauge('running', 'Requests that are worked on.');
  gauge('waiting', 'Requests that wait until others are done.');
  gauge('resting', 'Requests that only wait for their clients.');
  new Counter({
    ...{ name: 'firmament_requests_refused_total', labelNames: ['kind', 'reason'], registers },
    help: 'Requests that were refused because their visitor, or all visitors together, asked for too much.',
    collect() {
      this.reset();
      for (const { kind, refused } of loads()) {
        for (const [reason, count] of Object.entries(refused)) this.inc({ kind, reason }, count);
      }
    },
  });
}

/** In seconds; the embedded register answers in milliseconds. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** In seconds; a remote service may take as long as the longest timeout. */
const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export interface Metrics {
  request(seen: { door: string; endpoint: string; status: number; ms: number }): void;
  upstreamCall(call: { endpoint: string; outcome: string; ms: number }): void;
  upstreamReply(reply: { endpoint: string; how: string }): void;
  /** Sets the source of the gauges; the last call wins. */
  observe(parts: ObservedParts): void;
  /** Sets the source of the metrics of the reader threads; the last call wins. */
  observeLanes(loads: () => LaneLoad[]): void;
  /** Sets the source of the metrics of the load; the last call wins. */
  observeLoad(loads: () => RequestLoad[]): void;
  /** All metrics, in the text format of Prometheus. */
  print(): Promise<string>;
  /** Media type of the text. */
  readonly type: string;
}

const KNOWN_STATUSES = new Set([200, 304, 400, 401, 402, 403, 404, 405, 414, 429, 500, 502, 503, 504]);

/**
 * Limits the number of labels: a service may answer with any status, and each label is a series that is never removed.
 */
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

/** Counters and timings for Prometheus. Labels have few possible values: never a path or a value of a visitor. */
export function createMetrics(): Metrics {
  const register = new MetricRegistry();
  const { requests, calls, replies } = countersIn(register);
  const { requestSeconds, callSeconds } = histogramsIn(register);
  let observed: ObservedParts | undefined;
  let loads: () => LaneLoad[] = () => [];
  let requestLoads: () => RequestLoad[] = () => [];
  registerGauges(register, () => observed);
  registerLanes(register, () => loads());
  registerLoad(register, () => requestLoads());
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
    observeLanes(given) {
      loads = given;
    },
    observeLoad(given) {
      requestLoads = given;
    },
    print: () => register.metrics(),
    type: register.contentType,
  };
}
